import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Sorting } from "./sorting.tsx";
import { StartSteps } from "./start-steps.tsx";
import { startWall } from "./walls.ts";

const signUpPath = "/signup/citizen";

/** Three steps from an empty bottle to a code at the counter. */
export function StartPage({ earnings }: { earnings: ReactNode }) {
  const t = useTranslations("start");
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={startWall}>
        <ButtonLink to={signUpPath} turned>
          {t("signUp")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/consumer" variant="ghost">
          {t("findPoint")}
        </ButtonLink>
      </PageHero>
      <StartSteps />
      <Sorting />
      {earnings}
      <ClosingBand title={t("end.title")} text={t("end.text")} tone="green">
        <ButtonLink to={signUpPath} variant="accent" turned>
          {t("signUp")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}
