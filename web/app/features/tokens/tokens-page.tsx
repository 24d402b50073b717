import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DataScript } from "../../lib/data-script.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { breadcrumbData, questionsData } from "../../lib/structured-data.ts";
import { useLimits } from "../../lib/use-limits.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Questions } from "../../ui/questions.tsx";
import { tokensWall } from "./walls.ts";

const questions = ["money", "transfer", "expire", "late"] as const;

interface TokensPageProps {
  rates: ReactNode;
  cover: ReactNode;
}

/** What a token earns, what covers it, and what it is not. */
export function TokensPage({ rates, cover }: TokensPageProps) {
  const t = useTranslations("tokens");
  const language = useLanguage();
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <DataScript data={breadcrumbData(language, [{ name: t("title"), path: "/tokens" }])} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={tokensWall}>
        <ButtonLink to="/marketplace" turned>
          {t("rewards")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/consumer" variant="ghost">
          {t("findPoint")}
        </ButtonLink>
      </PageHero>
      {rates}
      {cover}
      <Asked />
      <ClosingBand title={t("end.title")} text={t("end.text")} tone="green">
        <ButtonLink to="/consumer" variant="accent" turned>
          {t("findPoint")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}

function Asked() {
  const t = useTranslations("tokens.questions");
  const { voucher_days: days } = useLimits();
  const items = questions.map((name) => ({
    question: t(`${name}.question`),
    answer: t(`${name}.answer`, { days }),
  }));
  return (
    <section className="wrap grid gap-6 pt-15 lg:grid-cols-[24rem_1fr] lg:gap-20 lg:pt-24">
      <h2 className="text-h1">{t("title")}</h2>
      <Questions items={items} />
      <DataScript data={questionsData(items)} />
    </section>
  );
}
