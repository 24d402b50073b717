import { FileSpreadsheet, FileText } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { monthName } from "../../../i18n/month-name.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { monthsUntil } from "../../../lib/months.ts";
import { useFile } from "../../../lib/use-file.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { DriverHeader } from "../driver-header.tsx";
import { DriverMain, DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { type Earnings, loadEarnings, saveSheet } from "../transport.api.ts";
import { useWords } from "../use-words.ts";

const monthsShown = 12;

/** What a driver earned: this week, a month, and for which lots. */
export function EarningsScreen({ actions }: { actions: ReactNode }) {
  const t = useTranslations("transport.earnings");
  const [month, setMonth] = useState<string>();
  const load = useCallback(() => loadEarnings(month), [month]);
  const { data, failed, reload } = useLoaded(load);
  const [present, setPresent] = useState<string>();
  // The first answer is of the present month, by the server's calendar.
  if (present === undefined && data) setPresent(data.month);
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader here="earnings" back="today" title={t("title")} actions={actions} />
      <DriverStrip />
      <DriverMain>
        {data ? (
          <>
            <div
              aria-busy={data.month !== (month ?? data.month)}
              className={classNames(
                "grid content-start gap-4",
                data.month !== (month ?? data.month) && "opacity-50",
              )}
            >
              {present !== undefined && (
                <MonthChoice present={present} chosen={month ?? present} onChoose={setMonth} />
              )}
              <Totals earnings={data} />
              <Files month={data.month} />
            </div>
            <Payments earnings={data} />
          </>
        ) : failed ? (
          <Failed onRetry={async () => reload()} />
        ) : (
          <Skeletons />
        )}
      </DriverMain>
    </div>
  );
}

interface MonthChoiceProps {
  present: string;
  chosen: string;
  onChoose: (month: string) => void;
}

function MonthChoice({ present, chosen, onChoose }: MonthChoiceProps) {
  const t = useTranslations("transport.earnings");
  const language = useLanguage();
  return (
    <select
      aria-label={t("month")}
      value={chosen}
      className="min-h-11 justify-self-start rounded-medium border-2 border-line bg-white px-3 font-semibold"
      onChange={({ target }) => onChoose(target.value)}
    >
      {monthsUntil(present, monthsShown).map((month) => (
        <option key={month} value={month}>
          {monthName(month, language, true)}
        </option>
      ))}
    </select>
  );
}

function Totals({ earnings }: { earnings: Earnings }) {
  const t = useTranslations("transport.earnings");
  const words = useWords();
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      <div className="rounded-medium rounded-ee-large bg-yellow-100 px-4 py-3">
        <dt className="text-small">{t("week")}</dt>
        <dd className="text-[1.375rem] leading-snug font-extrabold">
          {words.money(earnings.thisWeekCentimes)}
        </dd>
      </div>
      <div className="rounded-medium rounded-ee-large bg-green-100 px-4 py-3">
        <dt className="text-small">{monthName(earnings.month, language, true)}</dt>
        <dd className="text-[1.375rem] leading-snug font-extrabold" data-testid="month-earned">
          {words.money(earnings.centimes)}
        </dd>
      </div>
    </dl>
  );
}

function Payments({ earnings: { payments } }: { earnings: Earnings }) {
  const t = useTranslations("transport.earnings");
  const words = useWords();
  return (
    <section>
      <h2 className="mb-2 text-h3">{t("lots")}</h2>
      {payments.length === 0 ? (
        <p className="text-muted">{t("empty")}</p>
      ) : (
        <ul className="border-b-[1.5px] border-line">
          {payments.map((payment) => (
            <li
              key={payment.lot}
              className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-line py-2.5"
            >
              <div className="min-w-0 leading-tight">
                <p className="font-bold">{words.name(payment.pointName)}</p>
                <p className="text-small text-muted">
                  {words.both(words.code(payment.lot), words.day(payment.at))}
                </p>
                <p className="text-small text-muted">
                  {words.both(words.weight(payment.grams), words.way(payment.meters))}
                </p>
              </div>
              <p className="flex-none font-bold">{words.money(payment.centimes)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Files({ month }: { month: string }) {
  const t = useTranslations("transport.earnings");
  const { busy, problem, make } = useFile<"pdf" | "csv">();
  const save = (type: "pdf" | "csv") => () => void make(type, () => saveSheet(month, type));
  return (
    <div className="grid gap-2.5">
      {problem && (
        <Notice tone="problem">{t(problem === "offline" ? "fileOffline" : "fileFailed")}</Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="soft" busy={busy === "pdf"} busyLabel={t("making")} onClick={save("pdf")}>
          <FileText className="size-5 flex-none" aria-hidden="true" />
          {t("pdf")}
        </Button>
        <Button variant="soft" busy={busy === "csv"} busyLabel={t("making")} onClick={save("csv")}>
          <FileSpreadsheet className="size-5 flex-none" aria-hidden="true" />
          {t("csv")}
        </Button>
      </div>
    </div>
  );
}
