import type { Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { classNames } from "../../../../ui/class-names.ts";
import { useMaterialName } from "../../material-label.tsx";
import { latinDigits } from "../../intake/weight-entry.ts";
import type { TypedWeights, WeighedRow } from "./handover-form.ts";

interface TypedWeightProps {
  row: WeighedRow;
  kind: "weighed" | "refused";
  typed: TypedWeights;
  isWrong: boolean;
  onType: (typed: TypedWeights) => void;
}

/** Digits, one mark, and no more than the box can show. */
const clean = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[^\d.,٫]/g, "")
    .slice(0, 7);

const valueOf = (typed: TypedWeights, material: Material) =>
  typed[material] ?? { weighed: "", refused: "" };

/** One number, as the driver's phone shows it. */
export function TypedWeight({ row, kind, typed, isWrong, onType }: TypedWeightProps) {
  const t = useTranslations("pickups.handover");
  const nameOf = useMaterialName();
  const { material } = row;
  const value = valueOf(typed, material);
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      aria-label={t(kind === "weighed" ? "weighedOf" : "refusedOf", { material: nameOf(material) })}
      aria-invalid={isWrong || undefined}
      value={value[kind]}
      className={classNames(
        "h-11 w-full min-w-0 rounded-[10px] bg-white text-center text-[1.0625rem] font-extrabold tabular-nums ring-2 ring-inset",
        isWrong ? "ring-red-600" : "ring-edge",
      )}
      onChange={(event) =>
        onType({ ...typed, [material]: { ...value, [kind]: clean(event.currentTarget.value) } })
      }
    />
  );
}
