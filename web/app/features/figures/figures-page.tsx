import type { NationalFigures, NationalWilaya } from "@app/contract/national-figures";
import { type ReactNode, Suspense, useState } from "react";
import { Await } from "react-router";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { CountingRules } from "./counting-rules.tsx";
import { FiguresHero } from "./figures-hero.tsx";
import { FiguresEmpty, FiguresMissing, FiguresUnasked, FiguresWaiting } from "./figures-states.tsx";
import { MonthChart } from "./month-chart.tsx";
import { OpenFiles } from "./open-files.tsx";
import { WilayaList } from "./wilaya-list.tsx";

interface FiguresPageProps {
  /** Null from a server that had no answer in time; a browser is promised one. */
  figures: NationalFigures | null | Promise<NationalFigures | null>;
  /** Where a number is typed, and why nobody can change it later. */
  check: (root: NationalFigures["root"]) => { form: ReactNode; proof: ReactNode };
}

/** What the whole country has brought back, as far as two people signed for it. */
export function FiguresPage({ figures, check }: FiguresPageProps) {
  const t = useTranslations("figures");
  return (
    <main id="content" className="wrap pb-15 lg:px-12 lg:pb-22">
      <PageHead title={t("title")} description={t("description")} />
      <Suspense fallback={<FiguresWaiting />}>
        <Await resolve={figures}>
          {(found) => (
            <>
              {figures === null ? <FiguresUnasked /> : <Found figures={found} />}
              <CheckBlock {...check(found?.root ?? null)} />
            </>
          )}
        </Await>
      </Suspense>
    </main>
  );
}

function Found({ figures }: { figures: NationalFigures | null }) {
  if (!figures) return <FiguresMissing />;
  if (figures.grams > 0) return <Whole figures={figures} />;
  return (
    <>
      <FiguresEmpty />
      <div className="mt-15">
        <CountingRules heldGrams={figures.heldGrams} />
      </div>
    </>
  );
}

function Whole({ figures }: { figures: NationalFigures }) {
  const t = useTranslations("figures");
  const { wilayas, heldGrams } = figures;
  const [chosen, setChosen] = useState<NationalWilaya | undefined>(wilayas[0]);
  return (
    <>
      <FiguresHero figures={figures} />
      <MonthChart figures={figures} chosen={chosen} />
      <div className="grid gap-15 pt-15 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-18 lg:pt-19">
        <section aria-labelledby="wilayas">
          <div className="mb-5.5 flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
            <h2 id="wilayas" className="text-h1 lg:text-[2.75rem]">
              {t("byWilaya.title")}
            </h2>
            <p className="text-muted">{t("byWilaya.hint")}</p>
          </div>
          <WilayaList wilayas={wilayas} chosen={chosen} onChoose={setChosen} />
          <OpenFiles figures={figures} />
        </section>
        <CountingRules heldGrams={heldGrams} />
      </div>
    </>
  );
}

function CheckBlock({ form, proof }: { form: ReactNode; proof: ReactNode }) {
  const t = useTranslations("figures.check");
  return (
    <section
      aria-labelledby="check"
      className="on-dark mt-15 grid gap-x-12 gap-y-9 rounded-large rounded-ee-[72px] bg-blue-900 px-5 pt-8 pb-12 text-white lg:mt-21 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:rounded-ee-[112px] lg:px-11 lg:pt-11 lg:pb-11"
    >
      <div className="min-w-0">
        <h2 id="check" className="text-h1 lg:text-[2.75rem]">
          {t("title")}
        </h2>
        <p className="mt-3 mb-6 max-w-[27.5rem] text-[1.0625rem] text-blue-200">{t("lead")}</p>
        {form}
      </div>
      <div className="min-w-0">{proof}</div>
    </section>
  );
}
