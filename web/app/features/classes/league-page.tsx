import { fewestPupils, fewestResults, type LeagueSchool } from "@app/contract/classes";
import { useTranslations } from "use-intl";
import { formatHundredths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import type { League } from "./classes.api.ts";
import { leagueWall } from "./classes-tiles.ts";

interface LeaguePageProps {
  /** Null when it did not come. */
  league: League | null;
  onRetry: () => void;
}

/** Which schools know best what goes where: passed quizzes per pupil, of those that agreed. */
export function LeaguePage({ league, onRetry }: LeaguePageProps) {
  const t = useTranslations("league");
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={leagueWall}>
        <ButtonLink to="/NextGenGreen/quiz" turned>
          {t("quiz")}
        </ButtonLink>
        <ButtonLink to="/NextGenGreen/classes" variant="ghost">
          {t("classes")}
        </ButtonLink>
      </PageHero>
      <section className="wrap max-w-[60rem] py-12 text-[1.125rem] lg:py-20">
        {league ? <Year league={league} /> : <Missing onRetry={onRetry} />}
        <h2 className="mt-12 text-h3">{t("how.title")}</h2>
        <p className="mt-2 max-w-[60ch]">
          {t("how.text", { pupils: fewestPupils, results: fewestResults })}
        </p>
        <p className="mt-2 max-w-[60ch]">{t("how.privacy")}</p>
      </section>
    </main>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("league");
  return (
    <Empty
      tile={{ name: "arch", pair: 6 }}
      action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
    >
      {t("failed")}
    </Empty>
  );
}

function Year({ league: { year, schools } }: { league: League }) {
  const t = useTranslations("league");
  return (
    <>
      <h2 className="text-h2">{t("year", { from: `${year}`, to: `${year + 1}` })}</h2>
      {schools.length === 0 ? (
        <Empty tile={{ name: "book", pair: 2 }} className="mt-6">
          {t("empty")}
        </Empty>
      ) : (
        <ol className="mt-5 border-t-2 border-ink">
          {schools.map((school, place) => (
            <SchoolRow key={place} school={school} />
          ))}
        </ol>
      )}
    </>
  );
}

const medals = ["bg-yellow-400", "bg-green-200", "bg-red-400"];

function SchoolRow({ school }: { school: LeagueSchool }) {
  const t = useTranslations("league");
  const language = useLanguage();
  const { whole } = useNumbers();
  const { rank, name, commune, pupils, passed, hundredthsPerPupil } = school;
  return (
    <li className="flex items-center gap-4 border-b-[1.5px] border-line py-3">
      <span
        className={classNames(
          "tile grid w-13 flex-none place-items-center rounded-small rounded-ee-[20px] text-[1.25rem] font-extrabold",
          medals[rank - 1] ?? "bg-white",
        )}
      >
        <span className="sr-only">{t("rank")} </span>
        <Num>{whole(rank)}</Num>
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        <span className="text-[1rem] text-muted">
          {t("about", {
            commune: language === "ar" ? commune.ar : commune.fr,
            pupils: t("pupils", { count: pupils, shown: whole(pupils) }),
            passed: t("passed", { count: passed, shown: whole(passed) }),
          })}
        </span>
      </span>
      <span className="flex-none text-end leading-none">
        <Num className="text-h2 font-extrabold">
          {formatHundredths(hundredthsPerPupil, language)}
        </Num>
        <span className="mt-1 block text-small text-muted">{t("perPupil")}</span>
      </span>
    </li>
  );
}
