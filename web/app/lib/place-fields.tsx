import { useLanguage } from "../i18n/use-language.ts";
import { SelectField } from "../ui/select-field.tsx";
import { placeOptions, type PlacesState, usePlaces } from "./use-places.ts";

export interface PlaceChoice {
  wilaya: string;
  communeCode: string;
}

type PlaceText =
  | "commune"
  | "failed"
  | "loading"
  | "none"
  | "retry"
  | "type"
  | "wilaya"
  | "wilayaFirst";

interface PlaceFieldsProps {
  value: PlaceChoice;
  onChange: (value: PlaceChoice) => void;
  /** The words, from the catalogue of whoever asks. */
  text: (key: PlaceText) => string;
  ids: PlaceChoice;
  errors: { [Field in keyof PlaceChoice]?: string | undefined };
}

/** Wilaya, then commune. The lists come when the fields do, not before. */
export function PlaceFields({ value, onChange, text, ids, errors }: PlaceFieldsProps) {
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const wilayas = usePlaces("all");
  const communes = usePlaces(value.wilaya);
  const emptyTexts: Record<PlacesState, string> = {
    idle: text("wilayaFirst"),
    loading: text("loading"),
    ready: text("none"),
    failed: text("failed"),
  };
  const choose = (wilaya: string) => {
    if (wilaya !== value.wilaya) onChange({ wilaya, communeCode: "" });
  };
  const again = ({ state, reload }: typeof wilayas) =>
    state === "failed" && (
      <button type="button" className="link -my-2.5 py-2.5" onClick={reload}>
        {text("retry")}
      </button>
    );
  return (
    <>
      <SelectField
        id={ids.wilaya}
        name="wilaya"
        label={text("wilaya")}
        error={errors.wilaya}
        hint={wilayas.state === "failed" && text("failed")}
        aside={again(wilayas)}
        options={placeOptions(wilayas.items, script)}
        value={value.wilaya}
        onChange={choose}
        emptyText={emptyTexts[wilayas.state]}
        placeholder={text("type")}
      />
      <SelectField
        id={ids.communeCode}
        name="communeCode"
        label={text("commune")}
        error={errors.communeCode}
        hint={communes.state === "failed" && text("failed")}
        aside={again(communes)}
        options={placeOptions(communes.items, script)}
        value={value.communeCode}
        onChange={(communeCode) => onChange({ ...value, communeCode })}
        emptyText={emptyTexts[communes.state]}
        placeholder={text("type")}
      />
    </>
  );
}
