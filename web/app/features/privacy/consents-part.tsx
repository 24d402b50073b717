import type { ConsentCount } from "@app/contract/privacy-desk";
import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Moment } from "./moment.tsx";

export function ConsentsPart({ consents }: { consents: readonly ConsentCount[] }) {
  const t = useTranslations("privacy.consents");
  return (
    <Table
      caption={t("title")}
      isCaptionHidden
      columns={useColumns()}
      rows={consents}
      rowKey={({ document, version }) => `${document} ${version}`}
      empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
    />
  );
}

const useColumns = (): Column<ConsentCount>[] => {
  const t = useTranslations("privacy.consents");
  const format = useFormatter();
  const language = useLanguage();
  return [
    {
      id: "document",
      label: t("column.document"),
      cell: ({ document }) => t(`document.${document}`),
    },
    {
      id: "version",
      label: t("column.version"),
      cell: ({ version, isCurrent }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {fullDayOf(version, language)}
          {isCurrent && <Chip tone="green">{t("current")}</Chip>}
        </span>
      ),
    },
    {
      id: "people",
      label: t("column.people"),
      isNumber: true,
      cell: ({ people }) => format.number(people),
    },
    {
      id: "organisations",
      label: t("column.organisations"),
      isNumber: true,
      cell: ({ organisations }) => format.number(organisations),
    },
    { id: "last", label: t("column.last"), cell: ({ lastAt }) => <Moment at={lastAt} /> },
  ];
};
