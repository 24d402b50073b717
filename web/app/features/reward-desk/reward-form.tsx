import type { Locale } from "@app/contract/locales";
import { type DeskReward, type Partner } from "@app/contract/reward-desk";
import { rewardCategories, rewardKinds } from "@app/contract/rewards";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { LanguageTabs, missingLanguages, WordsField } from "../../lib/back-office/words-field.tsx";
import { Button } from "../../ui/button.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NumberFields } from "./number-fields.tsx";
import { draftOf, emptyDraft, type RewardDraft, termsOf } from "./reward-draft.ts";
import { sendTerms } from "./reward-desk.api.ts";
import { RewardPreview } from "./reward-preview.tsx";
import { useDeskWork } from "./use-desk-work.ts";
import { useLanguageNames } from "./use-language-names.ts";
import { usePartnerName } from "./use-partner-name.ts";
import { WorkNotice } from "./work-notice.tsx";

interface RewardFormProps {
  id: string;
  reward: DeskReward | undefined;
  partners: readonly Partner[];
  onDone: () => void;
}

export function RewardForm({ id, reward, partners, onDone }: RewardFormProps) {
  const t = useTranslations("rewardDesk");
  const [draft, setDraft] = useState(() => (reward ? draftOf(reward) : emptyDraft));
  const work = useDeskWork(onDone);
  const change = (next: Partial<RewardDraft>) => setDraft((before) => ({ ...before, ...next }));
  const save = () => {
    const terms = termsOf(draft);
    if (terms === "missing" || terms === "range") return work.setProblem(terms);
    return void work.run(() => sendTerms(id, terms));
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {reward && reward.waiting > 0 && <Notice tone="info">{t("form.locked")}</Notice>}
      <Choices {...{ draft, partners, change }} isNew={!reward} />
      <Texts {...{ draft, partners, change }} />
      <NumberFields draft={draft} onChange={change} />
      <WorkNotice work={work} />
      <Button
        type="submit"
        variant={reward ? "soft" : "primary"}
        turned={!reward}
        busy={work.isBusy}
        busyLabel={t("form.saving")}
      >
        {t("form.save")}
      </Button>
    </form>
  );
}

interface PartProps {
  draft: RewardDraft;
  partners: readonly Partner[];
  change: (next: Partial<RewardDraft>) => void;
}

function Choices({ draft, partners, change, isNew }: PartProps & { isNew: boolean }) {
  const t = useTranslations("rewardDesk");
  const partnerName = usePartnerName(partners);
  const one = <T extends string>(all: readonly T[], value: string): T | undefined =>
    all.find((option) => option === value);
  return (
    <>
      <ListField
        label={t("form.partner")}
        placeholder={t("form.choose")}
        options={partners.map(({ id }) => ({ value: id, label: partnerName(id) }))}
        value={draft.partnerId}
        onChange={({ currentTarget }) => change({ partnerId: currentTarget.value })}
      />
      <ListField
        label={t("form.kind")}
        placeholder={t("form.choose")}
        disabled={!isNew}
        options={rewardKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={draft.kind}
        onChange={({ currentTarget }) =>
          change({ kind: one(rewardKinds, currentTarget.value) ?? draft.kind })
        }
      />
      <ListField
        label={t("form.category")}
        placeholder={t("form.choose")}
        options={rewardCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={draft.category}
        onChange={({ currentTarget }) =>
          change({ category: one(rewardCategories, currentTarget.value) ?? draft.category })
        }
      />
    </>
  );
}

const longest = { name: 80, description: 500 } as const;

/** Name and text in each language, with what is missing, and as citizens will see it. */
function Texts({ draft, partners, change }: PartProps) {
  const t = useTranslations("rewardDesk");
  const [language, setLanguage] = useState<Locale>(useLanguage());
  const names = useLanguageNames();
  const { name, description } = draft;
  const missing = missingLanguages(name, description).map((one) => names[one]);
  return (
    <>
      <LanguageTabs label={t("form.name")} names={names} current={language} onChange={setLanguage}>
        <WordsField
          label={t("form.name")}
          most={longest.name}
          words={name}
          language={language}
          onChange={(next) => change({ name: next })}
        />
        <WordsField
          label={t("form.description")}
          isLong
          most={longest.description}
          words={description}
          language={language}
          onChange={(next) => change({ description: next })}
        />
        <RewardPreview draft={draft} partners={partners} language={language} />
      </LanguageTabs>
      {missing.length > 0 && name.en !== "" && (
        <Notice tone="warning">{t("form.missing", { languages: missing.join(", ") })}</Notice>
      )}
    </>
  );
}
