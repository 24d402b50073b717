import type { PublicReport } from "@app/contract/reports";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useFileWords } from "./use-file-words.ts";

/** For whoever compares without our page: each file with its checksum. */
export function ReportFiles({ report: { files } }: { report: PublicReport }) {
  const t = useTranslations("check.report.files");
  const nameOf = useFileWords();
  return (
    <section className="grid gap-x-20 gap-y-6 pt-11 lg:grid-cols-[24rem_1fr] lg:pt-16">
      <div>
        <h2 className="text-h1 rtl:leading-[1.3]">{t("title")}</h2>
        <p className="mt-3 max-w-[34rem] text-muted">
          {t.rich("text", { code: (text) => <Num className="font-bold">{text}</Num> })}
        </p>
      </div>
      <dl className="grid content-start">
        {files.map((file) => (
          <div key={file.checksum} className="border-t-[1.5px] border-line py-3">
            <dt className="font-bold first-letter:uppercase">{nameOf(file)}</dt>
            <dd className="text-small text-muted">
              <Num className="wrap-anywhere">{file.checksum}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
