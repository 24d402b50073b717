import { product } from "@app/contract/product";
import { ArrowRight, X } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { MoneyRound } from "./money-round.tsx";

const wall: readonly TileDrawing[] = [
  { name: "arch", pair: 9 },
  { name: "q", pair: 8, turn: 90 },
  { name: "khatam", pair: 4 },
  { name: "leaf", pair: 3 },
  { name: "scale", pair: 2 },
  { name: "arcs", pair: 8 },
  { name: "waves", pair: 7 },
  { name: "cap", pair: 3 },
  { name: "q", pair: 2, turn: 270 },
  { name: "shop", pair: 6 },
  { name: "tree", pair: 3 },
  { name: "half", pair: 9 },
];

/** Who we are, and the two promises everything else follows from. */
export function AboutPage() {
  const t = useTranslations("about");
  const name = product.name[useLanguage()];
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description", { name })} />
      <PageHero title={t("headline")} lead={t("lead", { name })} tiles={wall} tone="green">
        <ButtonLink to="/start-recycling" variant="accent" turned>
          {t("start")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
      </PageHero>
      <Promises />
      <MoneyRound />
      <Refusals />
      <Home />
    </main>
  );
}

const promises = [
  { name: "kilo", tile: { name: "scale", pair: 2 } },
  { name: "token", tile: { name: "cap", pair: 3 } },
] as const satisfies readonly { name: string; tile: TileDrawing }[];

function Promises() {
  const t = useTranslations("about.promises");
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="max-w-[20ch] text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[40rem] text-[1.125rem] text-muted">{t("text")}</p>
        <div className="mt-9 grid gap-9 lg:mt-12 lg:grid-cols-2 lg:gap-16">
          {promises.map(({ name, tile }) => (
            <div key={name} className="border-t-2 border-ink pt-6 sm:flex sm:gap-7">
              <Tile
                {...tile}
                className="w-24 flex-none self-start rounded-medium rounded-ee-turn"
              />
              <div className="max-sm:mt-5">
                <h3 className="text-h2">{t(`${name}.title`)}</h3>
                <p className="mt-3 max-w-[46ch]">{t(`${name}.text`)}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const refusals = ["cash", "data", "rating", "claims"] as const;

function Refusals() {
  const t = useTranslations("about.never");
  return (
    <section className="bg-yellow-400 py-15 lg:py-24">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 className="text-h1">{t("title")}</h2>
        <ul>
          {refusals.map((name) => (
            <li
              key={name}
              className="flex gap-4 border-t-2 border-ink py-5 last:border-b-2 lg:gap-6"
            >
              <X className="mt-0.5 size-6 flex-none lg:mt-1" aria-hidden="true" />
              <div>
                <h3 className="text-h3">{t(`${name}.title`)}</h3>
                <p className="mt-1.5 max-w-[54ch]">{t(`${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const homeWall: readonly TileDrawing[] = [
  { name: "waves", pair: 4 },
  { name: "sun", pair: 9 },
  { name: "arch", pair: 1 },
  { name: "khatam", pair: 2 },
];

function Home() {
  const t = useTranslations("about.home");
  return (
    <section className="wrap grid gap-9 py-15 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24">
      <div className="grid grid-cols-4 overflow-hidden rounded-medium rounded-ee-[72px] lg:max-w-[30rem] lg:grid-cols-2 lg:rounded-ee-[96px]">
        {homeWall.map((tile) => (
          <Tile key={tile.name} {...tile} />
        ))}
      </div>
      <div>
        <h2 className="text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[38rem] text-[1.125rem]">{t("text")}</p>
        <p className="mt-4 max-w-[38rem] text-[1.125rem]">{t("data")}</p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <Link to="/contactUs" className="link inline-flex min-h-11 items-center">
            {t("contact")}
          </Link>
          <Link to="/partners" className="link inline-flex min-h-11 items-center">
            {t("partners")}
          </Link>
        </p>
      </div>
    </section>
  );
}
