import { FileSpreadsheet, FileText } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useFile } from "../../../../lib/use-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { monthName } from "../../../../i18n/month-name.ts";
import { formatDinars } from "../../../../i18n/dinars.ts";
import { GivenRow } from "./given-row.tsx";
import { monthsUntil } from "../../../../lib/months.ts";
import type { Account } from "./use-account.ts";
import { type MonthAccount, saveSettlement } from "./vouchers.api.ts";

const monthsShown = 12;
const rowsAtFirst = 8;

interface ShopAccountProps {
  pointId: string;
  account: Account;
}

/** What the shop gave in a month, and for its owner what it is owed for it. */
export function ShopAccount({ pointId, account }: ShopAccountProps) {
  const t = useTranslations("shop.account");
  const again = useTranslations("deposits")("tryAgain");
  const { shown, failed, reload } = account;
  return (
    <section className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{t("title")}</h2>
        <MonthChoice account={account} />
      </div>
      {failed && (
        <Notice
          tone="problem"
          action={
            <Button variant="soft" size="sm" onClick={reload}>
              {again}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      )}
      {!shown && !failed && <Waiting />}
      {shown && (
        <div
          aria-busy={shown.month !== account.chosen}
          className={classNames("grid gap-4", shown.month !== account.chosen && "opacity-50")}
        >
          <Totals account={shown} />
          <Given key={shown.month} account={shown} />
          {shown.owedCentimes !== null && <Files pointId={pointId} month={shown.month} />}
        </div>
      )}
    </section>
  );
}

function MonthChoice({ account: { present, chosen, chooseMonth } }: { account: Account }) {
  const t = useTranslations("shop.account");
  const language = useLanguage();
  if (present === undefined) return null;
  return (
    <select
      aria-label={t("month")}
      value={chosen}
      className="min-h-11 rounded-medium border-2 border-line bg-white px-3 font-semibold"
      onChange={(event) => chooseMonth(event.target.value)}
    >
      {monthsUntil(present, monthsShown).map((month) => (
        <option key={month} value={month}>
          {monthName(month, language, true)}
        </option>
      ))}
    </select>
  );
}

function Totals({ account: { pieces, owedCentimes } }: { account: MonthAccount }) {
  const t = useTranslations("shop.account");
  const language = useLanguage();
  const { whole } = useNumbers();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      <div className="rounded-medium rounded-ee-large bg-yellow-100 px-4 py-3">
        <dt className="text-small">{t("given")}</dt>
        <dd className="text-[1.375rem] leading-snug font-extrabold" data-testid="pieces">
          {t("pieces", { count: pieces, shown: whole(pieces) })}
        </dd>
      </div>
      {owedCentimes !== null && (
        <div className="rounded-medium rounded-ee-large bg-green-100 px-4 py-3">
          <dt className="text-small">{t("owed")}</dt>
          <dd className="text-[1.375rem] leading-snug font-extrabold" data-testid="owed">
            {t("dinars", { amount: formatDinars(owedCentimes, language) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Given({ account: { given } }: { account: MonthAccount }) {
  const t = useTranslations("shop.account");
  const [showsAll, setShowsAll] = useState(false);
  if (given.length === 0) return <p className="text-muted">{t("empty")}</p>;
  const rows = showsAll ? given : given.slice(0, rowsAtFirst);
  return (
    <div>
      <ul aria-label={t("given")} className="border-b-[1.5px] border-line">
        {rows.map((voucher) => (
          <GivenRow key={voucher.id} voucher={voucher} />
        ))}
      </ul>
      {rows.length < given.length && (
        <button type="button" className="link min-h-11" onClick={() => setShowsAll(true)}>
          {t("all")}
        </button>
      )}
    </div>
  );
}

function Files({ pointId, month }: { pointId: string; month: string }) {
  const t = useTranslations("shop.account");
  const { busy, problem, make } = useFile<"pdf" | "csv">();
  const save = (type: "pdf" | "csv") => () =>
    void make(type, () => saveSettlement(pointId, month, type));
  return (
    <div className="grid gap-2.5">
      <h3 className="font-bold">{t("files")}</h3>
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

function Waiting() {
  const t = useTranslations("shop.account");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </>
  );
}
