import { changeOfficeDetails, type OfficeOrder } from "@app/contract/office-orders";
import { toWesternDigits } from "@app/contract/phone";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { useStepForm } from "../../../lib/use-step-form.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { saveDetails } from "../office.api.ts";
import { countOf } from "../order/order-draft.ts";
import { useProblemText } from "../order/use-order-form.ts";
import {
  type OrderProblem,
  type OrderProblemText,
  problemsOfError,
} from "../order/order-problems.ts";

interface DetailsFormProps {
  order: OfficeOrder;
  onSaved: () => Promise<void>;
}

const firstOf = (order: OfficeOrder) => ({
  people: String(order.people),
  accessNote: order.accessNote,
  contactName: order.contactName,
  contactPhone: order.contactPhone.replace(/^\+213/, "0"),
  invoiceName: order.invoice.name,
  invoiceAddress: order.invoice.address,
  rc: order.invoice.rc,
  nif: order.invoice.nif,
});
type Details = ReturnType<typeof firstOf>;

const bodyOf = (details: Details) => ({
  people: countOf(details.people),
  accessNote: details.accessNote,
  contactName: details.contactName,
  contactPhone: details.contactPhone,
  invoice: {
    name: details.invoiceName,
    address: details.invoiceAddress,
    rc: details.rc,
    nif: toWesternDigits(details.nif).replaceAll(/\s/g, ""),
  },
});

const texts: Record<string, OrderProblemText> = {
  people: "people",
  accessNote: "accessNote",
  contactName: "contactName",
  contactPhone: "contactPhone",
  "invoice.name": "invoiceName",
  "invoice.address": "address",
  "invoice.rc": "rc",
  "invoice.nif": "nif",
};

const problemsIn = (details: Details): OrderProblem[] => {
  const outcome = changeOfficeDetails.body.safeParse(bodyOf(details));
  if (outcome.success) return [];
  const paths = new Set(outcome.error.issues.map(({ path }) => path.join(".")));
  return Object.entries(texts).flatMap(([field, text]) =>
    paths.has(field) ? [{ field, text }] : [],
  );
};

/** Who is called and who gets the invoice; what was ordered changes by telephone. */
export function DetailsForm({ order, onSaved }: DetailsFormProps) {
  const t = useTranslations("office");
  const text = useProblemText();
  const [details, setDetails] = useState(() => firstOf(order));
  const [isSaved, setSaved] = useState(false);
  const form = useStepForm({
    name: "details",
    check: () => problemsIn(details),
    send: async () => {
      await saveDetails(
        order.id,
        changeOfficeDetails.body.parse(bodyOf(details)),
        crypto.randomUUID(),
      );
      setSaved(true);
      await onSaved();
    },
    problemsOf: problemsOfError,
    text,
  });
  const bind = (field: keyof Details, path: string = field): Bound => ({
    ...form.field(path),
    value: details[field],
    onChange: ({ currentTarget }) => {
      setSaved(false);
      setDetails({ ...details, [field]: currentTarget.value });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      className="grid gap-5 rounded-large rounded-ee-turn bg-white p-6"
    >
      {form.errors.length > 0 && (
        <ErrorSummary
          title={t("order.toFix", { count: form.errors.length })}
          errors={form.errors}
        />
      )}
      <h2 className="text-h3">{t("profile.details")}</h2>
      <Field {...bind("people")} label={t("field.people")} inputMode="numeric" maxLength={4} />
      <Field
        {...bind("contactName")}
        label={t("field.contactName")}
        autoComplete="name"
        maxLength={60}
        dir="auto"
      />
      <PhoneField {...bind("contactPhone")} label={t("field.contactPhone")} />
      <AccessNote {...bind("accessNote")} />
      <h2 className="mt-2 text-h3">{t("order.contact.invoice")}</h2>
      <Field
        {...bind("invoiceName", "invoice.name")}
        label={t("field.invoiceName")}
        maxLength={120}
        dir="auto"
      />
      <Field
        {...bind("invoiceAddress", "invoice.address")}
        label={t("field.invoiceAddress")}
        maxLength={160}
        dir="auto"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...bind("rc", "invoice.rc")} label={t("field.rc")} maxLength={20} dir="ltr" />
        <Field
          {...bind("nif", "invoice.nif")}
          label={t("field.nif")}
          inputMode="numeric"
          maxLength={24}
          dir="ltr"
        />
      </div>
      {isSaved && <Notice tone="success">{t("profile.saved")}</Notice>}
      <Button
        type="submit"
        busy={form.busy}
        busyLabel={t("order.saving")}
        className="justify-self-start"
      >
        {t("profile.save")}
      </Button>
    </form>
  );
}

interface Bound {
  id: string;
  error: string | undefined;
  value: string;
  onChange: NonNullable<ComponentProps<"input">["onChange"]>;
}

function AccessNote({ onChange, ...bound }: Bound) {
  const t = useTranslations("office");
  return (
    <TextAreaField
      {...bound}
      label={t("field.accessNote")}
      rows={3}
      maxLength={200}
      dir="auto"
      // The same handler: it reads the value alone.
      onChange={(event) => onChange(event as unknown as Parameters<typeof onChange>[0])}
    />
  );
}
