import { useTranslations } from "use-intl";
import { useDraft } from "../../../lib/use-draft.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { ConsentField } from "../consent-field.tsx";
import { AccessFields, NameField, OrganisationNameField } from "../fields.tsx";
import { PlaceFields } from "../place-fields.tsx";
import { startOrganisation } from "../signup.api.ts";
import { SignupForm } from "../signup-form.tsx";
import { type SignupFormState, useSignupForm, type Values } from "../use-signup-form.ts";
import {
  checkOrganisation,
  kindOf,
  organisationFields,
  organisationInputOf,
  type OrganisationKind,
} from "./organisation-rules.ts";

export interface OrganisationFormProps {
  kind: OrganisationKind | null;
  /** On the pages of the office pack there is nothing to choose. */
  isKindFixed: boolean;
  onKind: (kind: OrganisationKind | null) => void;
  /** What was sent before, when the link did not come. */
  values: Values;
  onSent: (sentTo: string, values: Values) => void;
}

/** One account for a whole house, opened by a link that only its mailbox gets. */
export function OrganisationForm(props: OrganisationFormProps) {
  const { kind, isKindFixed, onKind, values, onSent } = props;
  const t = useTranslations("signup");
  const draft = useDraft("signup.organisation");
  const form = useSignupForm({
    fields: organisationFields,
    check: (filled) => checkOrganisation(kind, filled),
    send: async (filled) => {
      const sentTo = await startOrganisation(organisationInputOf(kind, filled));
      draft.clear();
      onSent(sentTo, filled);
    },
  });
  return (
    <SignupForm
      title={t("organisation.title")}
      form={form}
      draft={draft.ref}
      submit={t("organisation.submit")}
      sending={t("sending")}
    >
      <div className="flex flex-col gap-4">
        {!isKindFixed && <KindField {...{ form, kind, onKind }} />}
        <OrganisationNameField
          {...form.field("name")}
          label={t(kind === "school" ? "field.schoolName" : "field.officeName")}
          defaultValue={values.name}
        />
        <NameField
          {...form.field("contactName")}
          label={t("field.contactName")}
          autoComplete="name"
          defaultValue={values.contactName}
        />
        <AccessFields form={form} phone={values.phone} email={values.email} />
        <PlaceFields form={form} wilaya={values.wilaya} communeCode={values.communeCode} />
        <ConsentField form={form} />
      </div>
    </SignupForm>
  );
}

interface KindFieldProps extends Pick<OrganisationFormProps, "kind" | "onKind"> {
  form: SignupFormState;
}

function KindField({ form, kind, onKind }: KindFieldProps) {
  const t = useTranslations("signup");
  return (
    <ChoiceField
      {...form.field("kind")}
      label={t("field.kind")}
      value={kind ?? ""}
      onChange={(chosen) => {
        onKind(kindOf(chosen));
        form.clear("kind");
      }}
      choices={[
        {
          value: "office",
          label: t("organisation.office"),
          detail: t("organisation.officeDetail"),
          tile: { name: "arch", pair: 7 },
        },
        {
          value: "school",
          label: t("organisation.school"),
          detail: t("organisation.schoolDetail"),
          tile: { name: "book", pair: 2 },
        },
      ]}
    />
  );
}
