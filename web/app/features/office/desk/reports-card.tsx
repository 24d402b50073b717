import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { monthName } from "../../../i18n/month-name.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { useFile } from "../../../lib/use-file.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { type Office, saveCertificate } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";

const shown = 5;

/** The last months, each with its certificate. */
export function ReportsCard({ months }: { months: Office["months"] }) {
  const t = useTranslations("office.reports");
  const words = useOfficeWords();
  const language = useLanguage();
  const { busy, problem, make } = useFile<string>();
  return (
    <section className="rounded-large rounded-ee-turn bg-white p-6">
      <h2 className="text-h3">{t("heading")}</h2>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(problem === "offline" ? "fileOffline" : "fileFailed")}
        </Notice>
      )}
      {months.length === 0 ? (
        <p className="mt-3 text-muted">{t("empty")}</p>
      ) : (
        <ul className="mt-3">
          {months.slice(0, shown).map(({ month, grams }) => (
            <li
              key={month}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-t-[1.5px] border-line"
            >
              <span>{monthName(month, language, true)}</span>
              <b className="tabular-nums">{words.weight(grams)}</b>
              <button
                type="button"
                aria-label={t("pdfOf", { month: monthName(month, language, true) })}
                aria-busy={busy === month || undefined}
                className="link inline-flex min-h-11 items-center gap-1.5"
                onClick={() => void make(month, () => saveCertificate(month))}
              >
                {busy === month ? <Spinner /> : <FileText className="size-4" aria-hidden="true" />}
                {t("pdf")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-muted">{t("signed")}</p>
    </section>
  );
}
