import { grades, mostTicketCharacters } from "@app/contract/deliveries";
import { Camera, Check } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { formatKilograms } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { smallPhoto } from "../../lib/small-photo.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dead } from "./dead.tsx";
import type { Load } from "./facility.api.ts";
import { MaterialName } from "./material-name.tsx";
import { bodyOf, newLines, problemOf, type ReceivedLine } from "./receive-input.ts";
import { useReceiving } from "./use-receiving.ts";

const shortestName = 2;
const longestName = 80;

/** Kilograms, what is refused and the grade of each material; then the ticket and a name. */
export function ReceiveForm({ load, token }: { load: Load; token: string }) {
  const t = useTranslations("facility");
  const [lines, setLines] = useState(() => newLines(load));
  const [name, setName] = useState("");
  const [ticket, setTicket] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy, problem, differing } = useReceiving(token);
  const isNameMissing = name.trim().length < shortestName;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isNameMissing || lines.some((line) => problemOf(line) !== null)) return;
    void send(bodyOf(lines, name, ticket));
  };
  if (differing) return <Received isDiffering={differing.length > 0} />;
  if (problem === "dead") return <Dead />;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {lines.map((line, place) => (
        <MaterialFields
          key={line.material}
          line={line}
          expected={load.onBoard[place]?.grams ?? 0}
          isAsked={isAsked}
          onChange={(changed) =>
            setLines(lines.map((one) => (one.material === changed.material ? changed : one)))
          }
        />
      ))}
      <TicketField hasTicket={ticket !== null} onTicket={setTicket} />
      <Field
        label={t("name")}
        dir="auto"
        autoComplete="name"
        maxLength={longestName}
        value={name}
        error={isAsked && isNameMissing ? t("nameMissing") : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        turned
        full
        busy={isBusy}
        busyLabel={t("sending")}
      >
        {t("submit")}
      </Button>
    </form>
  );
}

interface MaterialFieldsProps {
  line: ReceivedLine;
  expected: number;
  isAsked: boolean;
  onChange: (line: ReceivedLine) => void;
}

function MaterialFields({ line, expected, isAsked, onChange }: MaterialFieldsProps) {
  const t = useTranslations("facility");
  const language = useLanguage();
  const problem = isAsked ? problemOf(line) : null;
  const unit = t("kilograms", { kg: "" }).trim();
  return (
    <fieldset className="grid gap-3 rounded-[18px] rounded-ee-[40px] bg-white p-4">
      <legend className="sr-only">
        <MaterialName material={line.material} />
      </legend>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-hidden="true">
        <span className="text-h3 font-extrabold">
          <MaterialName material={line.material} />
        </span>
        <span className="text-small text-muted">
          {t("signed", {
            weight: t("kilograms", { kg: formatKilograms(expected, language) }),
          })}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t("received")}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          suffix={unit}
          value={line.received}
          error={problem === "received" ? t("weightMissing") : undefined}
          onChange={({ target }) => onChange({ ...line, received: target.value })}
        />
        <Field
          label={t("refused")}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          suffix={unit}
          placeholder="0"
          value={line.refused}
          error={problem === "refused" ? t("weightMissing") : undefined}
          onChange={({ target }) => onChange({ ...line, refused: target.value })}
        />
      </div>
      <GradeField
        line={line}
        error={problem === "grade" ? t("gradeMissing") : undefined}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface GradeFieldProps {
  line: ReceivedLine;
  error: string | undefined;
  onChange: (line: ReceivedLine) => void;
}

function GradeField({ line, error, onChange }: GradeFieldProps) {
  const t = useTranslations("facility");
  return (
    <div role="radiogroup" aria-label={t("grade")} className="grid gap-1.5">
      <p className="font-bold" aria-hidden="true">
        {t("grade")}
      </p>
      {error && (
        <p role="alert" className="text-small font-semibold text-red-700">
          {error}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2">
        {grades.map((grade) => (
          <label
            key={grade}
            className={classNames(
              "grid min-h-13 cursor-pointer place-items-center rounded-medium border-2 px-1 py-1 text-center leading-tight focus-within:outline-3 focus-within:outline-blue-600",
              line.grade === grade ? "border-ink bg-green-100" : "border-line bg-white",
            )}
          >
            <input
              type="radio"
              name={`grade-${line.material}`}
              value={grade}
              checked={line.grade === grade}
              className="sr-only"
              onChange={() => onChange({ ...line, grade })}
            />
            <span className="text-[1.25rem] font-extrabold">{grade}</span>
            <span className="text-micro">{t(`grades.${grade}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface TicketFieldProps {
  hasTicket: boolean;
  onTicket: (data: string) => void;
}

function TicketField({ hasTicket, onTicket }: TicketFieldProps) {
  const t = useTranslations("facility");
  const id = useId();
  const [isFailed, setFailed] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onTicket(await smallPhoto(file, mostTicketCharacters));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="button min-h-13 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
      >
        <Camera className="size-5" aria-hidden="true" />
        {t("ticket")}
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {hasTicket && (
        <p
          role="status"
          className="flex items-center gap-1.5 text-small font-semibold text-green-700"
        >
          <Check className="size-4" aria-hidden="true" />
          {t("ticketKept")}
        </p>
      )}
      {isFailed && (
        <p role="alert" className="text-small font-semibold text-red-700">
          {t("problem.picture")}
        </p>
      )}
    </div>
  );
}

function Received({ isDiffering }: { isDiffering: boolean }) {
  const t = useTranslations("facility");
  return (
    <div role="status" data-testid="received">
      <Empty tile={{ name: "khatam", pair: 1 }}>
        <span className="block text-h3 font-extrabold">{t("done")}</span>
        {isDiffering ? t("differs") : t("doneText")}
      </Empty>
    </div>
  );
}
