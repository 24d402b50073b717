import type { NationalFigures } from "@app/contract/national-figures";
import { openFiguresCsv, openFiguresJson } from "@app/contract/open-data";
import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";

const files = [
  { form: "CSV", path: openFiguresCsv.path },
  { form: "JSON", path: openFiguresJson.path },
] as const;

/** The years in which something was verified, the newest first. */
const yearsOf = ({ months }: NationalFigures): string[] =>
  [...new Set(months.filter(({ grams }) => grams > 0).map(({ month }) => month.slice(0, 4)))]
    .toSorted()
    .toReversed();

export function OpenFiles({ figures }: { figures: NationalFigures }) {
  const t = useTranslations("figures.open");
  const { licence } = product.openData;
  return (
    <div className="mt-5">
      <p>{t("title")}</p>
      <ul className="flex flex-wrap gap-x-6">
        {yearsOf(figures).flatMap((year) =>
          files.map(({ form, path }) => (
            <li key={`${form} ${year}`}>
              <a
                href={`${path}?year=${year}`}
                className="link inline-flex min-h-11 items-center text-blue-600"
              >
                {t("file", { form, year })}
              </a>
            </li>
          )),
        )}
      </ul>
      <p className="mt-1 text-small text-muted">
        {t.rich("licence", {
          link: () => (
            <a href={licence.url} rel="noreferrer" className="underline underline-offset-4">
              <Num>{licence.name}</Num>
            </a>
          ),
        })}
      </p>
      <p className="mt-2 max-w-[60ch] text-small text-muted">{t("few")}</p>
    </div>
  );
}
