import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ShareTags } from "../../../lib/page-head.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { CodeStep } from "../code-step.tsx";
import { HaveAccount } from "../have-account.tsx";
import { SignupPage } from "../signup-page.tsx";
import { useFocusOn } from "../../../lib/use-step.ts";
import { Waiting } from "../waiting.tsx";
import { AccountForm } from "./account-form.tsx";
import { accountLooks } from "./account-looks.ts";
import type { AccountRole } from "./account-progress.ts";
import { InvitationStep } from "./invitation-step.tsx";
import { BecomeForm, JoinForm, type Member } from "./member-panel.tsx";
import { type AccountSignupState, useAccountSignup } from "./use-account-signup.ts";

interface AccountSignupProps {
  role: AccountRole;
  /** Null for a visitor. */
  member: Member | null;
  /** Signs in with the token, and leaves. */
  onToken: (token: string) => Promise<void>;
}

/** For whoever is not sure yet. */
const questions = {
  point: "/collection-point/eligibility",
  transporter: "/transporter/eligibility",
  brand: "/csr/eligibility",
} as const;

/** Points, transporters, brands and distributors: an account, then the digits that open it. */
export function AccountSignup({ role, member, onToken }: AccountSignupProps) {
  const t = useTranslations("signup");
  const signup = useAccountSignup(role, onToken);
  const { place, count, step } = signup;
  const screen = useFocusOn(place);
  // Whoever has just been signed in by the digits stays at them until the page is left.
  const isMember = member !== null && step !== "code";
  const { login, ...look } = accountLooks[role];
  return (
    <SignupPage
      {...look}
      heading={t(`account.${role}.heading`)}
      intro={t(`account.${role}.intro`)}
      isFirst={place === 1}
      below={
        !isMember && (
          <>
            <HaveAccount login={login} className={look.below} />
            {role !== "distributor" && (
              <Link to={questions[role]} className="link inline-flex min-h-11 items-center">
                {t(`account.checkFirst.${role}`)}
              </Link>
            )}
          </>
        )
      }
    >
      <ShareTags
        title={t(`account.${role}.title`)}
        description={t(`account.${role}.description`)}
      />
      <div ref={screen} className="flex flex-col gap-3">
        {!isMember && (
          <Steps
            label={t("step", { step: place, count })}
            step={place}
            count={count}
            back={
              place === 1
                ? { label: t("back"), to: "/signup" }
                : { label: t("back"), onBack: signup.back }
            }
          />
        )}
        {signup.isWaiting ? <Waiting /> : <Step {...{ role, member, signup }} />}
      </div>
    </SignupPage>
  );
}

interface StepProps {
  role: AccountRole;
  member: Member | null;
  signup: AccountSignupState;
}

function Step({ role, member, signup }: StepProps) {
  const { step, progress } = signup;
  if (step === "code" && progress.code) {
    return (
      <CodeStep
        code={progress.code}
        variant={accountLooks[role].button}
        answer={signup.giveDigits}
        askAgain={signup.sendAgain}
        onChange={signup.back}
        login={accountLooks[role].login}
      />
    );
  }
  if (role !== "distributor") {
    return member ? (
      <BecomeForm role={role} member={member} />
    ) : (
      <AccountForm {...{ role, signup }} />
    );
  }
  const { invitation } = progress;
  if (step === "invitation" || !invitation) return <InvitationStep signup={signup} />;
  return (
    <>
      <InvitedBy brand={invitation.brand} onChange={signup.back} />
      {member ? (
        <JoinForm invitation={invitation} member={member} />
      ) : (
        <AccountForm role={role} signup={signup} />
      )}
    </>
  );
}

/** The heading of its screen: by now the first one's is gone from a phone. */
function InvitedBy({ brand, onChange }: { brand: string; onChange: () => void }) {
  const t = useTranslations("signup");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-medium rounded-ee-large bg-blue-100 px-4 py-1.5">
      <h1 className="text-base font-normal tracking-normal">
        {t.rich("invitation.from", { brand: () => <bdi className="font-bold">{brand}</bdi> })}
      </h1>
      <button type="button" className="link min-h-11" onClick={onChange}>
        {t("invitation.change")}
      </button>
    </div>
  );
}
