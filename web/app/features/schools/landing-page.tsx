import { product } from "@app/contract/product";
import { schoolLevels } from "@app/contract/quiz";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { NumberedSteps } from "../../ui/numbered-steps.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { landingWall, levelTiles } from "./landing-tiles.ts";

const formPath = "/NextGenGreen/school_form";
const quizPath = "/NextGenGreen/quiz";

/** For teachers: what a visit is, what pupils win, and the way to both. */
export function LandingPage() {
  const t = useTranslations("schools.landing");
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={landingWall}>
        <InviteLink />
        <ButtonLink to={quizPath} variant="ghost">
          {t("quiz")}
        </ButtonLink>
      </PageHero>
      <Visit />
      <Wins />
      <Levels />
      <Classes />
      <ClosingBand tone="yellow" title={t("closing.title")} text={t("closing.text")}>
        <InviteLink variant="ink" />
      </ClosingBand>
    </main>
  );
}

function InviteLink({ variant = "primary" }: { variant?: "primary" | "ink" }) {
  const t = useTranslations("schools.landing");
  const name = product.name[useLanguage()];
  return (
    <ButtonLink to={formPath} variant={variant} turned>
      {t("invite", { name })}
      <ArrowRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
    </ButtonLink>
  );
}

function Visit() {
  const t = useTranslations("schools.landing.visit");
  const tiles: Record<"before" | "during" | "after", TileDrawing> = {
    before: { name: "mobile", pair: 7 },
    during: { name: "scale", pair: 1 },
    after: { name: "bag", pair: 2 },
  };
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="text-h1">{t("title")}</h2>
      <NumberedSteps
        steps={(["before", "during", "after"] as const).map((part) => ({
          tile: tiles[part],
          title: t(`${part}.title`),
          text: t(`${part}.text`),
        }))}
      />
    </section>
  );
}

const wins = {
  knowledge: { name: "bottle", pair: 1 },
  certificate: { name: "khatam", pair: 2 },
  privacy: { name: "heart", pair: 8 },
} as const satisfies Record<string, TileDrawing>;

function Wins() {
  const t = useTranslations("schools.landing.wins");
  return (
    <section className="on-dark bg-green-900 text-white">
      <div className="wrap grid gap-8 py-15 lg:grid-cols-[24rem_1fr] lg:gap-20 lg:py-24">
        <h2 className="text-h1">{t("title")}</h2>
        <ul className="grid gap-5">
          {(["knowledge", "certificate", "privacy"] as const).map((win) => (
            <li
              key={win}
              className="flex items-center gap-5 border-t-2 border-white pt-5 text-[1.1875rem]"
            >
              <Tile {...wins[win]} className="w-16 flex-none rounded-medium rounded-ee-[24px]" />
              {t(win)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** For schools that go on after the visit. */
function Classes() {
  const t = useTranslations("schools.landing.classes");
  return (
    <section className="wrap pt-15 lg:pt-24">
      <h2 className="text-h1">{t("title")}</h2>
      <p className="mt-4 max-w-[46ch] text-[1.1875rem]">{t("text")}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to="/auth/signup?kind=school" variant="ink">
          {t("account")}
        </ButtonLink>
        <ButtonLink to="/NextGenGreen/league" variant="ghost">
          {t("league")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Levels() {
  const t = useTranslations("schools.landing.levels");
  return (
    <section className="wrap pt-15 lg:pt-24">
      <h2 className="text-h1">{t("title")}</h2>
      <ul className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-3">
        {schoolLevels.map((level) => (
          <li
            key={level}
            className="flex flex-col overflow-hidden rounded-medium rounded-ee-turn border-2 border-ink bg-white"
          >
            <Tile {...levelTiles[level]} className="w-24 rounded-ee-[32px]" />
            <div className="flex flex-1 flex-col items-start p-5 pb-7">
              <h3 className="text-h2">{t(`${level}.name`)}</h3>
              <p className="mt-2 mb-5 max-w-[38ch] text-muted">{t(`${level}.text`)}</p>
              <ButtonLink to={`${quizPath}?level=${level}`} variant="soft" className="mt-auto">
                {t("quiz")}
                <span className="sr-only">: {t(`${level}.name`)}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
