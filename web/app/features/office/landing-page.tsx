import { bagsPerMonth, type Pack, packs } from "@app/contract/office-packs";
import { ArrowRight, Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DataScript } from "../../lib/data-script.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { breadcrumbData } from "../../lib/structured-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { NumberedSteps } from "../../ui/numbered-steps.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { BinTiles } from "./bin-tiles.tsx";
import { landingWall } from "./landing-wall.ts";
import { useOfficeWords } from "./use-office-words.ts";

const steps: readonly TileDrawing[] = [
  { name: "basket", pair: 3 },
  { name: "van", pair: 1 },
  { name: "book", pair: 7 },
];
const three = ["1", "2", "3"] as const;

/** What the office pack is, in three sizes. */
export function LandingPage() {
  const t = useTranslations("office.landing");
  const language = useLanguage();
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <DataScript data={breadcrumbData(language, [{ name: t("title"), path: "/officepack" }])} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={landingWall} tone="green">
        <OrderButton />
        <ButtonLink
          to="/officepack/auth/signin"
          variant="ghost"
          className="border-white text-white hover:bg-white hover:text-ink"
        >
          {t("signIn")}
        </ButtonLink>
      </PageHero>
      <Packs />
      <section className="bg-white py-15 lg:py-24">
        <div className="wrap">
          <h2 className="text-h1">{t("how")}</h2>
          <NumberedSteps
            steps={steps.map((tile, place) => {
              const name = three[place] ?? "1";
              return { tile, title: t(`step.${name}.title`), text: t(`step.${name}.text`) };
            })}
          />
        </div>
      </section>
      <ClosingBand title={t("end.title")} text={t("end.text")} tone="green">
        <OrderButton />
      </ClosingBand>
    </main>
  );
}

function OrderButton() {
  const t = useTranslations("office.landing");
  return (
    <ButtonLink to="/officepack/placeorder" variant="accent" turned>
      {t("order")}
      <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </ButtonLink>
  );
}

function Packs() {
  const t = useTranslations("office.landing");
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="text-h1">{t("packs")}</h2>
      <div className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-3">
        {packs.map((pack) => (
          <PackCard key={pack.name} pack={pack} />
        ))}
      </div>
      <p className="mt-6 max-w-[60ch] text-muted">{t("indicative")}</p>
    </section>
  );
}

const grounds: Record<Pack["name"], string> = {
  starter: "bg-white",
  team: "bg-yellow-400",
  site: "bg-white",
};

function PackCard({ pack }: { pack: Pack }) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const { name, bins, rhythm, dinarsPerMonth, fewestPeople, mostPeople } = pack;
  const range = { from: words.whole(fewestPeople), to: words.whole(mostPeople ?? 0) };
  const facts = [
    words.bins(bins),
    t("landing.bagsIncluded", { bags: words.bags(bagsPerMonth(bins, rhythm)) }),
    t(`rhythm.${rhythm}`),
    t("landing.report"),
  ];
  return (
    <article
      className={classNames(
        "flex flex-col rounded-large rounded-ee-[72px] p-6 pb-9 lg:p-8 lg:pb-12",
        grounds[name],
      )}
    >
      <h3 className="text-h2">{t(`pack.${name}`)}</h3>
      <p className="mt-1">
        {mostPeople === null ? t("landing.over", range) : t("landing.range", range)}
      </p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="num text-[3rem]">
          <bdi>{words.whole(dinarsPerMonth)}</bdi>
        </span>
        <span className="font-semibold">{t("landing.perMonth")}</span>
      </p>
      <div className="mt-5">
        <BinTiles bins={Math.min(bins, 6)} size="w-11" />
      </div>
      <ul className="mt-5 mb-7 grid gap-2.5">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-2.5">
            <Check className="mt-0.5 size-5 flex-none" aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/officepack/placeorder?pack=${name}`}
        variant={name === "team" ? "ink" : "primary"}
        className="mt-auto self-start"
      >
        {t("landing.choose", { pack: t(`pack.${name}`) })}
      </ButtonLink>
    </article>
  );
}
