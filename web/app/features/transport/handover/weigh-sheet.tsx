import { X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Keypad } from "../../../ui/keypad.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { MaterialLabel } from "../material-label.tsx";
import { useWords } from "../use-words.ts";
import { type Kilograms, press } from "./kilograms.ts";
import { gapOf, type Line } from "./lines.ts";

interface WeighSheetProps {
  line: Line;
  onSave: (line: Line) => void;
  onClose: () => void;
}

/** One material on the van's scale, and what of it stays there. */
export function WeighSheet({ line, onSave, onClose }: WeighSheetProps) {
  const t = useTranslations("transport.handover");
  const words = useWords();
  const { decimalMark } = useNumbers();
  const [draft, setDraft] = useState({ weighed: "", refused: line.refused });
  const [field, setField] = useState<"weighed" | "refused">("weighed");
  const [isAsked, setAsked] = useState(false);
  const gap = gapOf({ ...line, ...draft });
  const problem = gap === "weight" || gap === "most" || gap === "refused" ? gap : null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem) setAsked(true);
    else onSave({ ...line, ...draft });
  };
  return (
    <Sheet
      label={t("weighLabel", { material: words.material(line.material) })}
      side="bottom"
      onClose={onClose}
      className="h-dvh max-h-none rounded-none! sm:mx-auto sm:h-auto sm:max-h-[94%] sm:max-w-[34rem] sm:rounded-t-large!"
    >
      <form noValidate className="flex min-h-full flex-col gap-3 px-5 pt-2 pb-4" onSubmit={save}>
        <div className="flex items-start justify-between gap-3">
          <div>
            <h2 className="text-[1.25rem]">
              <MaterialLabel material={line.material} />
            </h2>
            <p className="text-small text-muted">
              {t("declaredIs", {
                weight: words.exactWeight(line.declaredGrams),
                bags: words.bags(line.bags),
              })}
            </p>
          </div>
          <button
            type="button"
            aria-label={t("close")}
            className="grid size-11 flex-none place-items-center rounded-medium bg-plaster"
            onClick={onClose}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <div className="grid grid-cols-2 gap-2">
          {(["weighed", "refused"] as const).map((name) => (
            <NumberField
              key={name}
              label={t(name === "weighed" ? "onScale" : "staysThere")}
              value={draft[name]}
              isCurrent={field === name}
              onChoose={() => setField(name)}
            />
          ))}
        </div>
        <p role="alert" className="min-h-6 text-small font-semibold text-red-700">
          {isAsked && problem && t(`gap.${problem}`)}
        </p>
        <Keypad
          label={t("keypad")}
          decimalMark={decimalMark}
          decimalLabel={t("decimal")}
          deleteLabel={t("delete")}
          onKey={(key) => setDraft({ ...draft, [field]: press(draft[field], key) })}
          className="flex-1 sm:min-h-[17rem]"
        />
        <Button type="submit" variant="ink" size="lg" turned full>
          {t("done")}
        </Button>
      </form>
    </Sheet>
  );
}

interface NumberFieldProps {
  label: string;
  value: Kilograms;
  isCurrent: boolean;
  onChoose: () => void;
}

/** Which of the two numbers the keys write to. */
function NumberField({ label, value, isCurrent, onChoose }: NumberFieldProps) {
  const { decimalMark } = useNumbers();
  const { kilogramUnit } = useWords();
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      className={classNames(
        "rounded-medium rounded-ee-large border-2 bg-white px-3 py-2 text-start",
        isCurrent ? "border-ink" : "border-line text-muted",
      )}
      onClick={onChoose}
    >
      <span className="block text-small">{label}</span>
      <span className="flex items-baseline gap-1.5">
        <span dir="ltr" className="num text-[1.75rem] leading-tight font-extrabold">
          {value === "" ? `0${decimalMark}00` : value.replace(".", decimalMark)}
        </span>
        <span className="font-bold">{kilogramUnit}</span>
      </span>
    </button>
  );
}
