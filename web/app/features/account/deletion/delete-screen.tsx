import type { Account } from "@app/contract/account";
import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { askDeletion, confirmDeletion, graceDays } from "@app/contract/privacy";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { call } from "../../../lib/api-client.ts";
import { showPhone } from "@app/contract/phone";
import { ShareTags } from "../../../lib/page-head.tsx";
import { useSecondScreen } from "../../../lib/use-second-screen.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CodeForm } from "../code-form.tsx";
import type { Refusals } from "../problems.ts";
import { Screen, Told } from "../screen.tsx";
import { TextButton } from "../text-button.tsx";
import { useAccount } from "../use-account.ts";
import { DeleteForm } from "./delete-form.tsx";

interface DeleteScreenProps {
  /** Null until it is known; somebody who cannot sign in any more may do this too. */
  isSignedIn: boolean | null;
}

interface AskedCode {
  challenge: Challenge;
  login: string;
}

const refusals: Refusals<"code"> = { point_still_open: { text: "pointStillOpen" } };

/** What happens, where to send the digits, the digits, and the day. */
export function DeleteScreen({ isSignedIn }: DeleteScreenProps) {
  const t = useTranslations("account");
  const second = useSecondScreen();
  const [asked, setAsked] = useState<AskedCode>();
  const [dueAt, setDueAt] = useState<string>();

  const ask = async (login: string) => {
    setAsked({ challenge: await call(askDeletion, { body: { login } }), login });
    second.open();
  };
  const answer = async (answer: ChallengeAnswer) => {
    setDueAt((await call(confirmDeletion, { body: answer })).erasureDueAt);
  };

  if (dueAt !== undefined) return <Done dueAt={dueAt} isSignedIn={isSignedIn === true} />;
  return (
    <Screen title={t("deletion.title")}>
      <ShareTags title={t("deletion.title")} description={t("deletion.description")} />
      {second.isOpen && asked ? (
        <CodeForm
          challenge={asked.challenge}
          isHeading
          isMaybe
          answer={answer}
          askAgain={() => call(askDeletion, { body: { login: asked.login } })}
          refusals={refusals}
          submit={{
            label: t("deletion.codeSubmit"),
            busyLabel: t("deletion.deleting"),
            variant: "danger",
          }}
        >
          <TextButton icon={ArrowLeft} isMirrored onClick={second.back}>
            {t("back")}
          </TextButton>
        </CodeForm>
      ) : (
        <>
          <h1 className={headingLook}>{t("deletion.heading")}</h1>
          <Consequences />
          <WhereTo isSignedIn={isSignedIn} typed={asked?.login} onAsk={ask} />
        </>
      )}
    </Screen>
  );
}

function Consequences() {
  const t = useTranslations("account");
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-edge">
      <li>{t("deletion.grace", { days: graceDays })}</li>
      <li>{t("deletion.erased")}</li>
      <li>{t("deletion.tokens")}</li>
      <li>{t("deletion.stays")}</li>
    </ul>
  );
}

interface WhereToProps extends DeleteScreenProps {
  typed: string | undefined;
  onAsk: (login: string) => Promise<void>;
}

function WhereTo({ isSignedIn, typed, onAsk }: WhereToProps) {
  if (isSignedIn === null) return <Skeleton className="mt-6 h-40 w-full" />;
  if (isSignedIn) return <OwnWhereTo typed={typed} onAsk={onAsk} />;
  return <DeleteForm proposed={typed} onSend={onAsk} />;
}

const ownLogin = ({ phone, email }: Account): string | undefined =>
  phone === null ? (email ?? undefined) : showPhone(phone);

/** Whoever is signed in need not type what we know. */
function OwnWhereTo({ typed, onAsk }: Omit<WhereToProps, "isSignedIn">) {
  const t = useTranslations("account");
  const language = useLanguage();
  const { account, hasFailed } = useAccount();
  if (!account && !hasFailed) return <Skeleton className="mt-6 h-40 w-full" />;
  if (account?.erasureDueAt) {
    return (
      <Notice
        tone="warning"
        title={t("deletion.planned", {
          date: dateOf(Date.parse(account.erasureDueAt), language),
        })}
        action={<ToSettings />}
        className="mt-6"
      />
    );
  }
  return <DeleteForm proposed={typed ?? (account && ownLogin(account))} onSend={onAsk} />;
}

function ToSettings() {
  const t = useTranslations("account");
  return (
    <ButtonLink to="/settings" variant="soft" size="sm">
      {t("deletion.toSettings")}
    </ButtonLink>
  );
}

function Done({ dueAt, isSignedIn }: { dueAt: string; isSignedIn: boolean }) {
  const t = useTranslations("account");
  const language = useLanguage();
  const date = dateOf(Date.parse(dueAt), language);
  return (
    <Screen title={t("deletion.title")}>
      <Told isNews heading={t("deletion.done", { date })} lead={t("deletion.doneText")}>
        <ButtonLink to={isSignedIn ? "/settings" : "/"} variant="soft" full>
          {t(isSignedIn ? "deletion.toSettings" : "deletion.home")}
        </ButtonLink>
      </Told>
    </Screen>
  );
}
