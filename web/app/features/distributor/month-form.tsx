import type { OwnMonth } from "@app/contract/distributor";
import { Copy } from "lucide-react";
import { type SubmitEvent, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, fullDayOf } from "../../i18n/when.ts";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { useOnceKey } from "../../lib/once-key.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { confirmMonth } from "./distributor.api.ts";
import { copied, keyOf, monthBody, toldBefore, type Typed, wrongIn } from "./month-rules.ts";
import { ProductHeading } from "./product-heading.tsx";

type Failure = "offline" | "closed" | "failed";

const failureOf = (error: unknown): Failure => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.name === "too_late" ? "closed" : "failed";
};

interface MonthFormProps {
  data: OwnMonth;
  onSaved: () => void;
}

const useMonth = ({ data, onSaved }: MonthFormProps) => {
  const keyFor = useOnceKey();
  const [typed, setTyped] = useState<Typed>(() => toldBefore(data.lines));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async () => {
    const found = wrongIn(data.lines, typed);
    setWrong(found);
    setFailure(undefined);
    if (found.length > 0 || busy) return;
    setBusy(true);
    try {
      const body = monthBody(data.lines, typed);
      await confirmMonth(data.month, body, keyFor({ month: data.month, ...body }));
      onSaved();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { typed, setTyped, wrong, busy, failure, send };
};

/** One page, one button: a field for each line. */
export function MonthForm(props: MonthFormProps) {
  const { data } = props;
  const t = useTranslations("distributor.month");
  const language = useLanguage();
  const isOnline = useOnline();
  const { typed, setTyped, wrong, busy, failure, send } = useMonth(props);
  const until = data.open.find(({ month }) => month === data.month)?.until ?? "";
  const hasBefore = data.lines.some(({ unitsBefore }) => unitsBefore !== null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="text-h3">
          {t("heading", { month: monthName(data.month, language, true) })}
        </h2>
        <p className="mt-1 text-muted">{t("until", { date: fullDayOf(until, language) })}</p>
      </div>
      {data.confirmedAt && (
        <Notice tone="success">
          {t("confirmed", { date: dateOf(Date.parse(data.confirmedAt), language) })}
        </Notice>
      )}
      <Wrong wrong={wrong} />
      {failure && <Notice tone="problem">{t(`problem.${failure}`)}</Notice>}
      {hasBefore && data.mayEdit && (
        <Button variant="soft" onClick={() => setTyped(copied(data.lines, typed))}>
          <Copy className="size-5" aria-hidden="true" />
          {t("copy")}
        </Button>
      )}
      <ul className="border-b-2 border-ink">
        {data.lines.map((line) => (
          <MonthLine
            key={keyOf(line)}
            line={line}
            value={typed[keyOf(line)] ?? ""}
            isWrong={wrong.includes(keyOf(line))}
            isReadOnly={!data.mayEdit}
            onChange={(units) => setTyped({ ...typed, [keyOf(line)]: units })}
          />
        ))}
      </ul>
      {data.mayEdit && (
        <Button
          type="submit"
          variant={isOnline ? "ink" : "soft"}
          full
          turned
          busy={busy}
          busyLabel={t("saving")}
        >
          {data.confirmedAt ? t("again") : t("confirm")}
        </Button>
      )}
    </form>
  );
}

const fieldId = (key: string): string => `month-${key}`;

function Wrong({ wrong }: { wrong: readonly string[] }) {
  const t = useTranslations("distributor.month");
  // The list takes the focus whenever it is new, so it is new only when the fields are.
  const errors = useMemo(() => {
    const [first] = wrong;
    return first === undefined ? [] : [{ fieldId: fieldId(first), message: t("problem.units") }];
  }, [wrong, t]);
  if (errors.length === 0) return null;
  return <ErrorSummary title={t("toFix", { count: wrong.length })} errors={errors} />;
}

interface MonthLineProps {
  line: OwnMonth["lines"][number];
  value: string;
  isWrong: boolean;
  isReadOnly: boolean;
  onChange: (units: string) => void;
}

function MonthLine({ line, value, isWrong, isReadOnly, onChange }: MonthLineProps) {
  const t = useTranslations("distributor.month");
  const { whole } = useNumbers();
  const id = fieldId(keyOf(line));
  return (
    <li className="grid gap-3 border-t-2 border-ink py-4 sm:grid-cols-[1fr_14rem] sm:items-center">
      <ProductHeading id={`${id}-name`} line={line} />
      <Field
        id={id}
        label={t("units")}
        hint={line.unitsBefore !== null && t("before", { units: whole(line.unitsBefore) })}
        error={isWrong ? t("problem.units") : undefined}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
        readOnly={isReadOnly}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </li>
  );
}
