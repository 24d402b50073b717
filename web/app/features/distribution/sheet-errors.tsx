import type { SheetCheck, SheetError } from "@app/contract/distribution";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What is wrong, line by line. */
export function SheetErrors({ check }: { check: SheetCheck }) {
  const t = useTranslations("distribution.sheet");
  const { whole } = useNumbers();
  const more = check.errorCount - check.errors.length;
  return (
    <Notice tone="problem" title={t("wrong", { count: check.errorCount })}>
      <ul className="mt-2 grid gap-1.5">
        {check.errors.map((error) => (
          <li key={`${error.line} ${error.problem}`}>
            <OneError error={error} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2">{t("more", { count: whole(more) })}</p>}
    </Notice>
  );
}

function OneError({ error: { line, problem, value } }: { error: SheetError }) {
  const t = useTranslations("distribution.sheet");
  const { whole } = useNumbers();
  return (
    <>
      {line > 0 && <b className="me-1.5">{t("atLine", { line: whole(line) })}</b>}
      {t(`error.${problem}`)}
      {value !== "" && (
        <bdi className="ms-1.5 rounded-small bg-white px-1.5 font-semibold break-all">{value}</bdi>
      )}
    </>
  );
}
