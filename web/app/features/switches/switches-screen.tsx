import { type Switch, type Switchable, switchableNames } from "@app/contract/switches";
import { Lock } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, fullDayOf } from "../../i18n/when.ts";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { OpenRow } from "../../lib/back-office/open-row.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Chip } from "../../ui/chip.tsx";
import { Table } from "../../ui/table.tsx";
import { SwitchPanel } from "./switch-panel.tsx";
import { loadSwitches } from "./switches.api.ts";

/** Parts of the service, and whether they are closed for now. */
export function SwitchesScreen() {
  const t = useTranslations("switches");
  const { data, failed, reload } = useLoaded(loadSwitches);
  const [opened, setOpened] = useState<Switchable>();
  const close = useCallback(() => setOpened(undefined), []);
  const stateOf = (name: Switchable) => data?.find(({ feature }) => feature === name);
  const side = data && opened && (
    <SwitchPanel
      key={opened}
      name={opened}
      state={stateOf(opened)}
      onClose={close}
      onTurned={reload}
    />
  );
  if (!data) {
    return (
      <DeskPage title={t("title")}>{failed ? <DeskFailed onRetry={reload} /> : undefined}</DeskPage>
    );
  }
  return (
    <DeskPage title={t("title")} side={side}>
      <p className="mb-5 max-w-[60ch] text-muted">{t("intro")}</p>
      <Parts stateOf={stateOf} opened={opened} onOpen={setOpened} />
    </DeskPage>
  );
}

interface PartsProps {
  stateOf: (name: Switchable) => Switch | undefined;
  opened: Switchable | undefined;
  onOpen: (name: Switchable) => void;
}

function Parts({ stateOf, opened, onOpen }: PartsProps) {
  const t = useTranslations("switches");
  const language = useLanguage();
  return (
    <div className="[--table-ground:var(--color-plaster)]">
      <Table
        caption={t("title")}
        isCaptionHidden
        columns={[
          {
            id: "part",
            label: t("column.part"),
            cell: (name) => (
              <OpenRow isOpen={opened === name} onOpen={() => onOpen(name)}>
                {t(`part.${name}`)}
              </OpenRow>
            ),
          },
          {
            id: "state",
            label: t("column.state"),
            cell: (name) =>
              stateOf(name)?.isOff ? (
                <Chip tone="ink" icon={<Lock aria-hidden="true" />}>
                  {t("state.closed")}
                </Chip>
              ) : (
                <Chip tone="green">{t("state.open")}</Chip>
              ),
          },
          {
            id: "backOn",
            label: t("column.backOn"),
            cell: (name) => {
              const state = stateOf(name);
              if (!state?.isOff) return "";
              return state.backOn ? fullDayOf(state.backOn, language) : t("unknown");
            },
          },
          {
            id: "changed",
            label: t("column.changed"),
            cell: (name) => {
              const state = stateOf(name);
              return state ? dateOf(Date.parse(state.changedAt), language) : t("never");
            },
          },
        ]}
        rows={switchableNames}
        rowKey={(name) => name}
        empty={null}
      />
    </div>
  );
}
