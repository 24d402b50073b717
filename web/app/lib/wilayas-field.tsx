import { X } from "lucide-react";
import { useLanguage } from "../i18n/use-language.ts";
import { SelectField } from "../ui/select-field.tsx";
import { placeOptions, usePlaces } from "./use-places.ts";

type WilayasText = "failed" | "loading" | "none" | "retry" | "type";

interface WilayasFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  /** The words, from the catalogue of whoever asks. */
  text: (key: WilayasText) => string;
  removeLabel: (wilaya: string) => string;
}

/** Some of the wilayas: each that is chosen becomes a chip that a tap takes away. */
export function WilayasField(props: WilayasFieldProps) {
  const { id, label, hint, error, value, onChange, text, removeLabel } = props;
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items, state, reload } = usePlaces("all");
  const options = placeOptions(items, script);
  const nameOf = (code: number): string =>
    options.find((option) => option.value === String(code))?.label ?? String(code);
  const emptyText = state === "loading" ? text("loading") : text("none");
  return (
    <div>
      <SelectField
        // A fresh field after each choice, ready for the next.
        key={value.length}
        id={id}
        name="wilaya"
        label={label}
        hint={state === "failed" ? text("failed") : hint}
        error={error}
        aside={
          state === "failed" && (
            <button type="button" className="link -my-2.5 py-2.5" onClick={reload}>
              {text("retry")}
            </button>
          )
        }
        options={options.filter((option) => !value.includes(Number(option.value)))}
        value=""
        onChange={(code) => {
          if (code !== "") onChange([...value, Number(code)]);
        }}
        emptyText={state === "failed" ? text("failed") : emptyText}
        placeholder={text("type")}
      />
      {value.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={removeLabel(nameOf(code))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-ink bg-white ps-4 pe-3 font-semibold"
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                {nameOf(code)}
                <X className="size-4 flex-none" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
