import { localized } from "@app/contract/localized-text";
import type { Partner } from "@app/contract/reward-desk";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { OpenRow } from "../../lib/back-office/open-row.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";

interface PartnerTableProps {
  partners: readonly Partner[];
  opened: string | undefined;
  onOpen: (id: string) => void;
}

export function PartnerTable({ partners, opened, onOpen }: PartnerTableProps) {
  const t = useTranslations("rewardDesk");
  const language = useLanguage();
  return (
    <Table
      caption={t("partner.title")}
      columns={[
        {
          id: "name",
          label: t("column.partner"),
          cell: ({ id, name }) => (
            <OpenRow isOpen={opened === id} onOpen={() => onOpen(id)}>
              <bdi>{localized(name, language)}</bdi>
            </OpenRow>
          ),
        },
        {
          id: "kind",
          label: t("form.kind"),
          cell: ({ isPoint }) => (isPoint ? t("partner.point") : ""),
        },
        {
          id: "state",
          label: t("column.state"),
          cell: ({ isActive }) => (
            <Chip tone={isActive ? "green" : "ink"}>
              {t(isActive ? "partner.active" : "partner.inactive")}
            </Chip>
          ),
        },
      ]}
      rows={partners}
      rowKey={({ id }) => id}
      empty={<Empty tile={{ name: "arch", pair: 2 }}>{t("partner.empty")}</Empty>}
    />
  );
}
