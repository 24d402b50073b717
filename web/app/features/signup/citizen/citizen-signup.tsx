import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { ShareTags } from "../../../lib/page-head.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { Wall } from "../../../ui/wall.tsx";
import { CodeStep } from "../code-step.tsx";
import { OfflineLine } from "../signup-page.tsx";
import { useFocusOn } from "../../../lib/use-step.ts";
import { Waiting } from "../waiting.tsx";
import { sideWall } from "../walls.ts";
import { citizenSteps } from "./citizen-progress.ts";
import { ConsentStep } from "./consent-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { NameStep } from "./name-step.tsx";
import { type CitizenSignupState, type OnToken, useCitizenSignup } from "./use-citizen-signup.ts";

interface CitizenSignupProps {
  onToken: OnToken;
  /** The language menu. */
  language: ReactNode;
}

/** Four screens, one idea each. */
export function CitizenSignup({ onToken, language }: CitizenSignupProps) {
  const t = useTranslations("signup");
  const signup = useCitizenSignup(onToken);
  const { isWaiting, place: step } = signup;
  const screen = useFocusOn(step);
  const back = t("back");
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <Wall
        tiles={[...sideWall, ...sideWall]}
        className="sticky top-0 order-2 h-dvh w-[min(83.34dvh,46vw)] auto-rows-max grid-cols-5 overflow-hidden max-lg:hidden xl:w-[min(83.34dvh,54vw)]"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <OfflineLine />
        <main
          id="content"
          ref={screen}
          className="mx-auto flex w-full max-w-[36rem] flex-1 flex-col px-5 pt-1 pb-5 sm:px-page lg:flex-initial lg:my-auto lg:py-8"
        >
          <ShareTags title={t("citizen.title")} description={t("citizen.description")} />
          <HomeLink />
          <div className="flex items-center gap-1">
            <Steps
              label={t("step", { step, count: 4 })}
              step={step}
              count={4}
              back={
                step === citizenSteps.contact
                  ? { label: back, to: "/signup" }
                  : { label: back, onBack: signup.back }
              }
              className="min-w-0 flex-1"
            />
            <div className="-me-2">{language}</div>
          </div>
          <div className="flex flex-1 flex-col pt-3">
            {isWaiting ? <Waiting /> : <Step {...signup} />}
          </div>
        </main>
      </div>
    </div>
  );
}

/** A phone keeps its place for the question. */
function HomeLink() {
  const name = product.name[useLanguage()];
  return (
    <Link to="/" className="mb-8 inline-flex min-h-11 self-start rounded-small max-lg:hidden">
      <Logo name={name} className="text-[1.875rem]" />
    </Link>
  );
}

function Step(signup: CitizenSignupState) {
  const { code, via } = signup.progress;
  if (signup.step === citizenSteps.consent) return <ConsentStep {...signup} />;
  if (signup.step === citizenSteps.name) return <NameStep {...signup} />;
  if (signup.step === citizenSteps.code && code) {
    return (
      <CodeStep
        code={code}
        answer={signup.giveDigits}
        askAgain={signup.sendAgain}
        onChange={signup.change}
        login="/login"
      />
    );
  }
  // Another way to be reached is another form, with its own draft.
  return <ContactStep key={via} {...signup} />;
}
