import { product } from "@app/contract/product";
import { ArrowDown, Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Wall } from "../../ui/wall.tsx";
import { narrowWall, wideWall } from "./hero-walls.ts";

/** The first screen: what this is, in one line, and the wall being laid. */
export function Hero() {
  const t = useTranslations("home");
  const tagline = product.tagline[useLanguage()];
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
        <ButtonLink to="#how" turned className="mt-6 max-sm:w-full">
          {t("how")}
          <ArrowDown className="size-5" aria-hidden="true" />
        </ButtonLink>
        <p className="mt-4 flex items-center gap-1.5 text-[0.9375rem] text-muted">
          <Check className="size-4 flex-none" aria-hidden="true" />
          {t("materials")}
        </p>
      </div>
      <Wall
        tiles={narrowWall}
        className="grid-cols-5 sm:max-h-[60vw] sm:overflow-hidden lg:hidden"
      />
      <Wall
        tiles={wideWall}
        className="absolute end-0 top-0 w-(--wall) grid-cols-7 max-lg:hidden"
      />
    </section>
  );
}
