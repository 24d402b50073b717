import type { Distribution, DistributionLine } from "@app/contract/distribution";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnceKey } from "../../lib/once-key.ts";
import { placeOptions, type PlacesState, usePlaces } from "../../lib/use-places.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { addLine, changeLine } from "./distribution.api.ts";
import {
  lineBody,
  type LineDraft,
  type LineField,
  problemsIn,
  problemsOf,
  type ProblemText,
} from "./line-problems.ts";
import { Panel } from "./panel.tsx";

interface LineFormProps {
  year: number;
  /** Null: a new one. */
  line: DistributionLine | null;
  known: Pick<Distribution, "products" | "distributors">;
  onSaved: () => void;
  onClose: () => void;
}

const draftOf = (line: DistributionLine | null): LineDraft => ({
  productId: line?.productId ?? "",
  wilaya: line ? String(line.wilayaCode) : "",
  distributorId: line?.distributorId ?? "",
  units: line ? String(line.units) : "",
});

const useForm = ({ year, line, onSaved }: LineFormProps) => {
  const t = useTranslations("distribution");
  const keyFor = useOnceKey();
  const [draft, setDraft] = useState(() => draftOf(line));
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const form = useStepForm<LineField, ProblemText>({
    name: "line",
    problemsOf,
    text,
    check: () => problemsIn(lineBody(draft, year)),
    send: async () => {
      const body = lineBody(draft, year);
      await (line ? changeLine(line.id, body) : addLine(body, keyFor(body)));
      onSaved();
    },
  });
  const change = (part: Partial<LineDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { form, draft, change };
};

/** One line: what, where, through whom, how many. */
export function LineForm(props: LineFormProps) {
  const { line, known, onClose, year } = props;
  const t = useTranslations("distribution");
  const { form, draft, change } = useForm(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const toFix = form.errors.filter(({ fieldId }) => fieldId).length;
  const products = known.products.filter(
    ({ id, isArchived }) => !isArchived || id === line?.productId,
  );
  return (
    <Panel ref={heading} heading={line ? t("line.change", { year }) : t("line.add", { year })}>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        {form.errors.length > 0 && (
          <ErrorSummary
            title={toFix > 0 ? t("toFix", { count: toFix }) : t("unsent")}
            errors={form.errors}
          />
        )}
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <ListField
            {...form.field("productId")}
            label={t("column.product")}
            placeholder={t("choose")}
            options={products.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.productId}
            onChange={({ currentTarget }) => change({ productId: currentTarget.value })}
          />
          <WilayaField
            {...form.field("wilayaCode")}
            value={draft.wilaya}
            onChange={(wilaya) => change({ wilaya })}
          />
          <ListField
            {...form.field("distributorId")}
            label={t("column.distributor")}
            placeholder={t("ourselves")}
            options={known.distributors.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.distributorId}
            onChange={({ currentTarget }) => change({ distributorId: currentTarget.value })}
          />
          <Field
            {...form.field("units")}
            label={t("line.units")}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={16}
            value={draft.units}
            onChange={({ currentTarget }) => change({ units: currentTarget.value })}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" turned busy={form.busy} busyLabel={t("saving")}>
            {t("save")}
          </Button>
          <Button variant="soft" onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface WilayaFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (wilaya: string) => void;
}

function WilayaField({ id, error, value, onChange }: WilayaFieldProps) {
  const t = useTranslations("distribution");
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items, state, reload } = usePlaces("all");
  const emptyTexts: Record<PlacesState, string> = {
    idle: "",
    loading: t("wilaya.loading"),
    ready: t("wilaya.none"),
    failed: t("wilaya.failed"),
  };
  return (
    <SelectField
      id={id}
      name="wilaya"
      label={t("column.wilaya")}
      error={error}
      aside={
        state === "failed" && (
          <button type="button" className="link -my-2.5 py-2.5" onClick={reload}>
            {t("tryAgain")}
          </button>
        )
      }
      options={placeOptions(items, script)}
      value={value}
      onChange={onChange}
      emptyText={emptyTexts[state]}
      placeholder={t("wilaya.type")}
    />
  );
}
