import { brandColourSchema } from "@app/contract/brand-face";
import { contrastOnWhite } from "@app/contract/contrast";
import { useTranslations } from "use-intl";
import { formatTenths } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { FieldNotes, useFieldIds } from "../../../ui/field-frame.tsx";
import { darker } from "./darker.ts";

interface ColourFieldProps {
  /** "#2059d9", or empty. */
  value: string;
  onChange: (value: string) => void;
}

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
/** What the phone's own chooser opens with. */
const first = "#2059d9";

/** One colour, by eye or by its number; one that is too pale is refused with a way out. */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const t = useTranslations("brandSettings.face");
  const language = useLanguage();
  const isPale = isColour(value) && !brandColourSchema.safeParse(value).success;
  const contrast = isPale
    ? formatTenths(Math.floor(contrastOnWhite(value) * 10) / 10, language)
    : "";
  const isUnread = value !== "" && !isColour(value);
  const error =
    (isPale && t("problem.pale", { contrast })) || (isUnread && t("problem.colour")) || undefined;
  const hint = t("colourHint");
  const ids = useFieldIds("brand-colour", { hint, error });
  return (
    <div>
      <label htmlFor={ids.field} className="font-bold">
        {t("colour")}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div className="mt-2 flex items-stretch gap-2">
        <input
          type="color"
          aria-label={t("chooseColour")}
          value={isColour(value) ? value : first}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="h-13 w-16 flex-none cursor-pointer rounded-medium border-2 border-edge bg-white p-1"
        />
        <div className={`field-box flex-1 ${error ? "field-box-error" : ""}`}>
          <input
            id={ids.field}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={7}
            placeholder={first}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
        </div>
      </div>
      {isPale && (
        <button
          type="button"
          className="link mt-1 min-h-11 font-semibold"
          onClick={() => onChange(darker(value.toLowerCase()))}
        >
          {t("darker")}
        </button>
      )}
    </div>
  );
}
