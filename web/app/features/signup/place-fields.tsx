import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { placeOptions, type PlacesState, usePlaces } from "../../lib/use-places.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { SignupFormState } from "./use-signup-form.ts";

interface PlaceFieldsProps {
  form: SignupFormState;
  wilaya?: string | undefined;
  communeCode?: string | undefined;
  communeHint?: string | undefined;
}

/** Wilaya, then commune. The lists come when the fields do, not before. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { form, communeHint } = props;
  const t = useTranslations("signup");
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const [wilaya, setWilaya] = useState(props.wilaya ?? "");
  const [commune, setCommune] = useState(props.communeCode ?? "");
  const wilayas = usePlaces("all");
  const communes = usePlaces(wilaya);

  const changeWilaya = (code: string) => {
    if (code !== wilaya) setCommune("");
    setWilaya(code);
    form.clear("wilaya");
  };
  const changeCommune = (code: string) => {
    setCommune(code);
    form.clear("communeCode");
  };
  const emptyTexts: Record<PlacesState, string> = {
    idle: t("place.wilayaFirst"),
    loading: t("place.loading"),
    ready: t("place.none"),
    failed: t("place.failed"),
  };

  return (
    <>
      <SelectField
        {...form.field("wilaya")}
        label={t("field.wilaya")}
        hint={wilayas.state === "failed" && t("place.failed")}
        aside={<Again {...wilayas} />}
        options={placeOptions(wilayas.items, script)}
        value={wilaya}
        onChange={changeWilaya}
        emptyText={emptyTexts[wilayas.state]}
        placeholder={t("place.type")}
      />
      <SelectField
        {...form.field("communeCode")}
        label={t("field.commune")}
        hint={communes.state === "failed" ? t("place.failed") : communeHint}
        aside={<Again {...communes} />}
        options={placeOptions(communes.items, script)}
        value={commune}
        onChange={changeCommune}
        emptyText={emptyTexts[communes.state]}
        placeholder={t("place.type")}
      />
    </>
  );
}

/** Beside the label, when the list did not come. */
function Again({ state, reload }: { state: PlacesState; reload: () => void }) {
  const t = useTranslations("signup");
  if (state !== "failed") return null;
  return (
    <button type="button" className="link -my-2.5 py-2.5" onClick={reload}>
      {t("place.retry")}
    </button>
  );
}
