import { product } from "@app/contract/product";
import type { Figures } from "@app/contract/figures";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { HeroWall } from "./parts.ts";
import { SearchForm } from "./search-form.tsx";
import { useFreshness } from "./use-freshness.ts";

interface HeroProps {
  figures: Figures | null;
  asOf: number;
}

/** The first screen: what this is, in one line, the way to a point, and the wall being laid. */
export function Hero({ figures, asOf }: HeroProps) {
  const t = useTranslations("home");
  const tagline = product.tagline[useLanguage()];
  const { asked, isOld } = useFreshness(figures !== null, asOf);
  return (
    <section className="relative overflow-hidden lg:min-h-(--wall)">
      <div className="wrap relative z-1 pt-8.5 pb-7 lg:pt-9 xl:pt-16">
        <h1 className="hero-title">
          {tagline.replace(/\.$/, "")}
          <span className="hero-dot" aria-hidden="true" />
        </h1>
        <p className="mt-4.5 max-w-[31rem] text-[1.125rem] lg:max-w-[40vw] xl:mt-7 xl:max-w-[31rem] xl:text-[1.25rem] xl:leading-[1.45]">
          {t("intro")}
        </p>
        <SearchForm />
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem] text-muted">
          {[t("noAccount"), t("materials")].map((line) => (
            <li key={line} className="flex items-center gap-1.5">
              <Check className="size-4 flex-none" aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <HeroWall wakes={asked > 0 || isOld} figures={figures} asOf={asOf} asked={asked} />
    </section>
  );
}
