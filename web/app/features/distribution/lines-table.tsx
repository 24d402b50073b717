import type { DistributionLine, LineState } from "@app/contract/distribution";
import { Check, Clock, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useMass } from "../../lib/mass.ts";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import { Chip } from "../../ui/chip.tsx";
import { type Column, Table } from "../../ui/table.tsx";

interface LinesTableProps {
  year: number;
  lines: readonly DistributionLine[];
  mayEdit: boolean;
  onChange: (line: DistributionLine) => void;
  onRemove: (line: DistributionLine) => void;
}

const looks = {
  to_confirm: { tone: "line", Icon: Clock },
  confirmed: { tone: "green", Icon: Check },
  different: { tone: "yellow", Icon: TriangleAlert },
} as const;

/** In words and with a sign: a colour alone says nothing. */
function StateChip({ state }: { state: LineState }) {
  const t = useTranslations("distribution");
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`state.${state}`)}
    </Chip>
  );
}

/** Who brings it, and what they say of it. */
function Distributor({ line }: { line: DistributionLine }) {
  const t = useTranslations("distribution");
  const { whole } = useNumbers();
  if (!line.state) return t("ourselves");
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <bdi>{line.distributorName}</bdi>
      <StateChip state={line.state} />
      {line.state === "different" && line.distributorUnits !== null && (
        <span className="text-small text-muted">
          {t("theySay", { units: whole(line.distributorUnits) })}
        </span>
      )}
      {line.broughtUnits > 0 && (
        <span className="text-small text-muted">
          {t("brought", { units: whole(line.broughtUnits) })}
        </span>
      )}
    </span>
  );
}

export function LinesTable({ year, lines, mayEdit, onChange, onRemove }: LinesTableProps) {
  const t = useTranslations("distribution");
  const { whole } = useNumbers();
  const mass = useMass();
  const wilayaName = useWilayaName();
  const nameOf = (line: DistributionLine) => ({
    product: line.productName,
    wilaya: wilayaName(line.wilayaCode),
  });
  const weight = (line: DistributionLine): string => {
    const { value, unit } = mass(line.grams);
    return t(`mass.${unit}`, { value });
  };
  const button = "grid size-11 place-items-center rounded-medium hover:bg-ghost";
  const columns: Column<DistributionLine>[] = [
    { id: "product", label: t("column.product"), cell: (line) => <bdi>{line.productName}</bdi> },
    { id: "wilaya", label: t("column.wilaya"), cell: (line) => wilayaName(line.wilayaCode) },
    {
      id: "distributor",
      label: t("column.distributor"),
      cell: (line) => <Distributor line={line} />,
    },
    { id: "units", label: t("column.units"), isNumber: true, cell: (line) => whole(line.units) },
    { id: "weight", label: t("column.weight"), isNumber: true, cell: weight },
  ];
  const actions: Column<DistributionLine> = {
    id: "actions",
    label: t("column.actions"),
    isNumber: true,
    cell: (line) => (
      <span className="inline-flex gap-2">
        <button
          type="button"
          className={button}
          aria-label={t("changeLine", nameOf(line))}
          onClick={() => onChange(line)}
        >
          <Pencil className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={button}
          aria-label={t("removeLine", nameOf(line))}
          onClick={() => onRemove(line)}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
      </span>
    ),
  };
  return (
    <Table
      caption={t("caption", { year })}
      isCaptionHidden
      columns={mayEdit ? [...columns, actions] : columns}
      rows={lines}
      rowKey={({ id }) => id}
      empty={t("emptyFilter")}
    />
  );
}
