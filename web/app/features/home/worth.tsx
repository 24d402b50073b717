import { useTranslations } from "use-intl";
import { mostBonus, type Rates } from "./bag.ts";
import { Calculator } from "./calculator.tsx";
import { useRates } from "./use-rates.ts";

/** What a bag earns, by the rates of today. */
export function Worth({ rates: first }: { rates: Rates }) {
  const t = useTranslations("home.worth");
  const rates = useRates(first);
  return (
    <section
      id="worth"
      className="wrap grid gap-7 py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:items-center lg:gap-12 lg:pt-28 lg:pb-25 xl:grid-cols-[27.5rem_1fr] xl:gap-22"
    >
      <div>
        <h2 className="text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[25rem] text-[1.125rem] text-muted lg:mt-5">
          {rates.length > 0 ? t("text", { percent: mostBonus(rates) }) : t("textPlain")}
        </p>
      </div>
      <Calculator rates={rates} />
    </section>
  );
}
