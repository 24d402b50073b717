import { useState } from "react";
import { useTranslations } from "use-intl";
import { CheckboxField } from "../ui/checkbox-field.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Field } from "../ui/field.tsx";
import { ListField } from "../ui/list-field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { PhoneField } from "../ui/phone-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { useWilayas } from "./example-data.ts";
import { Section } from "./section.tsx";

/** Made once: a new list would take the focus again with every turn of the page. */
const useErrors = (message: string) => useState([{ fieldId: "weight-wrong", message }])[0];

export function FieldSamples() {
  const t = useTranslations("dev");
  const errors = useErrors(t("error"));
  const [isChecked, setChecked] = useState(false);
  return (
    <Section name="fields">
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        <Field label={t("name")} name="name" dir="auto" />
        <PhoneField label={t("phone")} hint={t("hint")} name="phone" />
        <Field label={t("weight")} suffix={t("kilograms")} name="weight" inputMode="decimal" />
        <Field
          id="weight-wrong"
          label={t("weight")}
          hint={t("long")}
          error={t("error")}
          suffix={t("kilograms")}
          name="weight-wrong"
          defaultValue="0.01"
        />
        <PasswordField
          label={t("password")}
          showLabel={t("show")}
          hideLabel={t("hide")}
          name="password"
        />
        <Code />
        <Wilayas />
        <Quantities />
        <TextAreaField label={t("another")} name="text" rows={3} dir="auto" />
        <Choices />
        <CheckboxField label={t("terms")} name="terms" />
        <CheckboxField label={t("long")} error={t("error")} name="terms-wrong" />
      </div>
      <div className="grid max-w-110 gap-3">
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => setChecked(!isChecked)}
        >
          {t("errorTitle")}
        </button>
        {isChecked && <ErrorSummary title={t("errorTitle")} errors={errors} />}
      </div>
    </Section>
  );
}

function Code() {
  const t = useTranslations("dev");
  const [code, setCode] = useState("407");
  return (
    <CodeField label={t("code")} hint={t("hint")} name="code" value={code} onChange={setCode} />
  );
}

function Wilayas() {
  const t = useTranslations("dev");
  const options = useWilayas();
  const [wilaya, setWilaya] = useState("");
  const texts = { label: t("wilaya"), placeholder: t("search"), emptyText: t("nothingFits") };
  return (
    <>
      <SelectField
        {...texts}
        id="wilaya"
        name="wilaya"
        options={options}
        value={wilaya}
        onChange={setWilaya}
      />
      <SelectField
        {...texts}
        name="wilaya-wrong"
        options={[]}
        value=""
        onChange={() => undefined}
        error={t("search")}
      />
      <ListField label={t("wilaya")} name="list" options={options} placeholder={t("search")} />
    </>
  );
}

function Quantities() {
  const t = useTranslations("dev");
  const [quantity, setQuantity] = useState(2);
  const texts = {
    label: t("quantity"),
    decreaseLabel: t("decrease"),
    increaseLabel: t("increase"),
    limitText: t("limit"),
  };
  return (
    <>
      <Stepper {...texts} id="quantity" value={quantity} onChange={setQuantity} />
      <Stepper {...texts} value={1} onChange={() => undefined} error={t("limit")} />
    </>
  );
}

function Choices() {
  const t = useTranslations("dev");
  return (
    <ChoiceField
      label={t("material")}
      name="material"
      defaultValue="bottle"
      choices={[
        {
          value: "bottle",
          label: t("chart.large"),
          detail: t("hint"),
          tile: { name: "bottle", pair: 3 },
        },
        { value: "other", label: t("another") },
      ]}
    />
  );
}
