import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Partner } from "@app/contract/reward-desk";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import {
  LanguageTabs,
  WordsField,
  wordsFrom,
  writtenWords,
} from "../../lib/back-office/words-field.tsx";
import { Button } from "../../ui/button.tsx";
import { sendPartner } from "./reward-desk.api.ts";
import { useDeskWork } from "./use-desk-work.ts";
import { useLanguageNames } from "./use-language-names.ts";
import { WorkNotice } from "./work-notice.tsx";

interface PartnerPanelProps {
  id: string;
  /** None while it is new. */
  partner: Partner | undefined;
  onClose: () => void;
  onDone: () => void;
}

const longestName = 80;

export function PartnerPanel({ id, partner, onClose, onDone }: PartnerPanelProps) {
  const t = useTranslations("rewardDesk");
  const shown = useLanguage();
  const [language, setLanguage] = useState<Locale>(shown);
  const [name, setName] = useState(() => wordsFrom(partner?.name ?? {}));
  const work = useDeskWork(onDone);
  const names = useLanguageNames();
  const save = (isActive: boolean) => {
    if (name.en.trim() === "") return work.setProblem("missing");
    return void work.run(() => sendPartner(id, { name: writtenWords(name), isActive }));
  };
  return (
    <SidePanel
      title={partner ? <bdi>{localized(partner.name, shown)}</bdi> : t("partner.new")}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <LanguageTabs
          label={t("partner.name")}
          names={names}
          current={language}
          onChange={setLanguage}
        >
          <WordsField
            label={t("partner.name")}
            most={longestName}
            {...{ language }}
            words={name}
            onChange={setName}
          />
        </LanguageTabs>
        <WorkNotice work={work} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            turned
            busy={work.isBusy}
            busyLabel={t("form.saving")}
            onClick={() => save(partner?.isActive ?? true)}
          >
            {t("partner.save")}
          </Button>
          {partner && (
            <Button variant="soft" onClick={() => save(!partner.isActive)}>
              {t(partner.isActive ? "partner.turnOff" : "partner.turnOn")}
            </Button>
          )}
        </div>
      </div>
    </SidePanel>
  );
}
