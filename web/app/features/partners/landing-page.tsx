import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DataScript } from "../../lib/data-script.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { breadcrumbData, questionsData } from "../../lib/structured-data.ts";
import { ButtonLink, type ButtonVariant } from "../../ui/button.tsx";
import { ClosingBand, type BandTone } from "../../ui/closing-band.tsx";
import { NumberedSteps } from "../../ui/numbered-steps.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { Questions } from "../../ui/questions.tsx";
import { partnerLooks, promisedLimits, type PartnerRole } from "./partner-roles.ts";

const buttons: Record<BandTone, ButtonVariant> = {
  green: "accent",
  yellow: "ink",
  coral: "ink",
  blue: "accent",
};

const three = ["1", "2", "3"] as const;
const four = ["1", "2", "3", "4"] as const;

interface PartnerProps {
  partner: PartnerRole;
}

/** What a partner does, gets and needs; the same order for every role. */
export function LandingPage({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  const { path, tone, wall } = partnerLooks[partner];
  const language = useLanguage();
  return (
    <main id="content">
      <PageHead title={t(`${partner}.title`)} description={t(`${partner}.description`)} />
      <DataScript
        data={breadcrumbData(language, [
          { name: t("hub.title"), path: "/partners" },
          { name: t(`${partner}.title`), path },
        ])}
      />
      <PageHero
        title={t(`${partner}.headline`)}
        lead={t(`${partner}.lead`)}
        tiles={wall}
        tone={tone}
      >
        <SignUpButton partner={partner} />
      </PageHero>
      <Doing partner={partner} />
      <Getting partner={partner} />
      <Needs partner={partner} />
      <Asked partner={partner} />
      <ClosingBand title={t(`${partner}.end.title`)} text={t(`${partner}.end.text`)} tone={tone}>
        <SignUpButton partner={partner} />
      </ClosingBand>
    </main>
  );
}

/** Where there are questions they come first; the sign-up stays one tap away. */
function SignUpButton({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  const { tone, signUp, questions } = partnerLooks[partner];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink to={questions ?? signUp} variant={buttons[tone]} turned>
        {questions ? t("check") : t(`${partner}.signUp`)}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </ButtonLink>
      {questions && (
        <Link to={signUp} className="inline-flex min-h-11 items-center font-bold underline">
          {t(`${partner}.signUp`)}
        </Link>
      )}
    </div>
  );
}

function Doing({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  const { steps } = partnerLooks[partner];
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="text-h1">{t("doing")}</h2>
        <NumberedSteps
          steps={steps.map((tile, place) => {
            const name = three[place] ?? "1";
            return {
              tile,
              title: t(`${partner}.do.${name}.title`),
              text: t(`${partner}.do.${name}.text`),
            };
          })}
        />
      </div>
    </section>
  );
}

function Getting({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  return (
    <section className="wrap py-15 lg:py-24">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
        <h2 className="text-h1">{t("getting")}</h2>
        <p className="max-w-[40rem] text-[1.125rem]">{t(`${partner}.get.text`)}</p>
      </div>
      <ul className="mt-8 grid gap-x-12 lg:mt-12 lg:grid-cols-3">
        {three.map((name) => (
          <li key={name} className="border-t-2 border-ink pt-5 pb-8 lg:pb-0">
            <p className="num text-[3.75rem] lg:text-[5.25rem] rtl:leading-[1.3]">
              <bdi>{t(`${partner}.get.${name}.figure`, promisedLimits)}</bdi>
            </p>
            <p className="mt-3 max-w-[34ch]">{t(`${partner}.get.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Needs({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  return (
    <section className="on-dark bg-green-900 py-15 text-white lg:py-24">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-h1">{t("needing")}</h2>
          <p className="mt-4 max-w-[36ch] text-green-200">{t(`${partner}.need.text`)}</p>
        </div>
        <ul>
          {four.map((name) => (
            <li
              key={name}
              className="flex items-start gap-4 border-t-[1.5px] border-green-500 py-4 text-[1.125rem] last:border-b-[1.5px] lg:py-5 lg:text-[1.25rem]"
            >
              <Check className="mt-1 size-5 flex-none text-yellow-400" aria-hidden="true" />
              {t(`${partner}.need.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Asked({ partner }: PartnerProps) {
  const t = useTranslations("partners");
  const items = three.map((name) => ({
    question: t(`${partner}.ask.${name}.question`),
    answer: t(`${partner}.ask.${name}.answer`),
  }));
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap grid gap-6 lg:grid-cols-[24rem_1fr] lg:gap-20">
        <div>
          <h2 className="text-h1 lg:text-[3rem]">{t("asked")}</h2>
          <Link to="/contactUs" className="link mt-3 inline-flex min-h-11 items-center">
            {t("askUs")}
          </Link>
        </div>
        <Questions items={items} />
        <DataScript data={questionsData(items)} />
      </div>
    </section>
  );
}
