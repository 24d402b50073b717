import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { placeOptions, type PlacesState, usePlaces } from "../../../lib/use-places.ts";
import { SelectField } from "../../../ui/select-field.tsx";

interface FormField {
  id: string;
  name: string;
  error: string | undefined;
}

/** Wilaya, then commune: the second list comes with the first choice. */
export function PlaceFields(props: { wilaya: FormField; commune: FormField }) {
  const t = useTranslations("account");
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const [wilaya, setWilaya] = useState("");
  const [commune, setCommune] = useState("");
  const wilayas = usePlaces("all");
  const communes = usePlaces(wilaya);

  const changeWilaya = (code: string) => {
    if (code !== wilaya) setCommune("");
    setWilaya(code);
  };
  const emptyTexts: Record<PlacesState, string> = {
    idle: t("profile.communeFirst"),
    loading: t("loading"),
    ready: t("profile.nothing"),
    failed: t("profile.placesFailed"),
  };

  return (
    <>
      <SelectField
        {...props.wilaya}
        label={t("profile.wilaya")}
        aside={<Again {...wilayas} />}
        options={placeOptions(wilayas.items, script)}
        value={wilaya}
        onChange={changeWilaya}
        emptyText={emptyTexts[wilayas.state]}
      />
      <SelectField
        {...props.commune}
        label={t("profile.commune")}
        aside={<Again {...communes} />}
        options={placeOptions(communes.items, script)}
        value={commune}
        onChange={setCommune}
        emptyText={emptyTexts[communes.state]}
      />
    </>
  );
}

/** Beside the label, when the list did not come. */
function Again({ state, reload }: { state: PlacesState; reload: () => void }) {
  const t = useTranslations("account");
  if (state !== "failed") return null;
  return (
    <button type="button" className="link -my-2.5 py-2.5 text-small text-red-700" onClick={reload}>
      {t("tryAgain")}
    </button>
  );
}
