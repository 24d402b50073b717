import type { EmissionFactor } from "@app/contract/reports";
import { ArrowRight, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { FactorTable } from "./factor-table.tsx";

const wall: readonly TileDrawing[] = [
  { name: "scale", pair: 2 },
  { name: "q", pair: 4, turn: 90 },
  { name: "bottle", pair: 7 },
  { name: "leaf", pair: 4 },
  { name: "arcs", pair: 7 },
  { name: "van", pair: 3 },
  { name: "q", pair: 7, turn: 270 },
  { name: "khatam", pair: 2 },
  { name: "can", pair: 4 },
  { name: "leaf", pair: 7, turn: 90 },
  { name: "factory", pair: 2 },
  { name: "flakes", pair: 4 },
];

/** How a bag becomes a number in a report, in plain words. */
export function CountingPage({ factors }: { factors: readonly EmissionFactor[] | null }) {
  const t = useTranslations("counting");
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={wall} tone="blue">
        <ButtonLink to="/check" variant="accent" turned>
          {t("check")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/figures" variant="soft">
          {t("figures")}
        </ButtonLink>
      </PageHero>
      <Way />
      <Whose />
      <Air factors={factors} />
      <Refused />
      <HeldReport />
    </main>
  );
}

const steps = [
  { name: "weighed", tile: { name: "scale", pair: 2 } },
  { name: "signed", tile: { name: "van", pair: 3 } },
  { name: "received", tile: { name: "factory", pair: 4 } },
  { name: "sealed", tile: { name: "khatam", pair: 7 } },
] as const satisfies readonly { name: string; tile: TileDrawing }[];

function Way() {
  const t = useTranslations("counting.kilo");
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="max-w-[20ch] text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[40rem] text-[1.125rem] text-muted">{t("text")}</p>
        <ol className="mt-9 grid gap-9 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4 lg:gap-8">
          {steps.map(({ name, tile }) => (
            <li key={name} className="border-t-2 border-ink pt-6">
              <Tile {...tile} className="w-20 rounded-medium rounded-ee-turn" />
              <h3 className="mt-5 text-h3">{t(`${name}.title`)}</h3>
              <p className="mt-2">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const rules = ["campaign", "share", "once"] as const;

function Whose() {
  const t = useTranslations("counting.whose");
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="max-w-[20ch] text-h1">{t("title")}</h2>
      <dl className="mt-9 grid gap-7 lg:mt-12">
        {rules.map((rule) => (
          <div
            key={rule}
            className="grid gap-2 border-t-2 border-ink pt-5 lg:grid-cols-[16rem_1fr] lg:gap-12"
          >
            <dt className="text-h3 font-extrabold">{t(`${rule}.title`)}</dt>
            <dd className="max-w-[60ch] text-[1.0625rem]">{t(`${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Air({ factors }: { factors: readonly EmissionFactor[] | null }) {
  const t = useTranslations("counting.air");
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="max-w-[24ch] text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[60ch] text-[1.0625rem]">{t("text")}</p>
        <div className="mt-9">
          {factors ? <FactorTable factors={factors} /> : <p role="alert">{t("failed")}</p>}
        </div>
      </div>
    </section>
  );
}

const refused = ["bags", "promises", "twice", "people"] as const;

function Refused() {
  const t = useTranslations("counting.not");
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="max-w-[20ch] text-h1">{t("title")}</h2>
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2">
        {refused.map((name) => (
          <li key={name} className="flex items-start gap-3 border-t-[1.5px] border-line py-4">
            <X className="mt-0.5 size-6 flex-none text-red-600" aria-hidden="true" />
            <span className="text-[1.0625rem]">{t(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeldReport() {
  const t = useTranslations("counting");
  return (
    <section className="on-dark bg-blue-900 py-15 text-white lg:py-20">
      <div className="wrap grid justify-items-start gap-4">
        <h2 className="text-h1">{t("report.title")}</h2>
        <p className="max-w-[52ch] text-[1.0625rem] text-blue-200">{t("report.text")}</p>
        <ButtonLink to="/check" variant="accent" turned>
          {t("check")}
        </ButtonLink>
      </div>
    </section>
  );
}
