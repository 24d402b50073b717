import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Tile, type TileDrawing } from "../../../ui/tile.tsx";
import { ConsentField } from "../consent-field.tsx";
import { SignupForm } from "../signup-form.tsx";
import { useSignupForm } from "../use-signup-form.ts";
import { checkConsent } from "./citizen-rules.ts";
import type { CitizenSignupState } from "./use-citizen-signup.ts";

interface Reason {
  name: "contact" | "name" | "commune" | "deposits";
  tile: TileDrawing;
}

const reasons: readonly Reason[] = [
  { name: "contact", tile: { name: "mobile", pair: 7 } },
  { name: "name", tile: { name: "shop", pair: 9 } },
  { name: "commune", tile: { name: "pin", pair: 3 } },
  { name: "deposits", tile: { name: "scale", pair: 2 } },
];

/** The person knows what is kept and why before the box is ticked. */
export function ConsentStep({ agree }: CitizenSignupState) {
  const t = useTranslations("signup");
  const form = useSignupForm({ fields: ["consent"], check: checkConsent, send: () => agree() });
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <SignupForm
      title={t("citizen.consent")}
      form={form}
      submit={t("citizen.create")}
      sending={t("citizen.creating")}
    >
      <h1 tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {t("citizen.consent")}
      </h1>
      <p className="mt-2 text-small text-muted">{t("citizen.why.title")}</p>
      <ul className="mt-2">
        {reasons.map(({ name, tile }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-line py-2 leading-snug not-last:border-b-[1.5px]"
          >
            <Tile {...tile} className="w-11 flex-none rounded-small rounded-ee-[16px]" />
            <span>{t.rich(`citizen.why.${name}`, { b })}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{t("citizen.why.delete")}</p>
      <ConsentField form={form} className="mt-2" />
    </SignupForm>
  );
}
