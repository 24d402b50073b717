import { confirmPhone } from "@app/contract/account";
import type { ChallengeAnswer } from "@app/contract/codes";
import { Pencil, WifiOff } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CodeForm } from "../code-form.tsx";
import type { Problem } from "../problems.ts";
import { Screen, Told } from "../screen.tsx";
import { TextButton } from "../text-button.tsx";
import { useProblemText } from "../use-problem-text.ts";
import { PhoneForm } from "./phone-form.tsx";
import { phoneRefusals } from "./phone-refusals.ts";
import { usePhoneCode } from "./use-phone-code.ts";

interface SendCodeScreenProps {
  userId: string;
  /** The number is confirmed: leads away from here. */
  onConfirmed: () => Promise<unknown>;
}

/** Six digits to prove a number: asked for on opening, so that only typing is left. */
export function SendCodeScreen({ userId, onConfirmed }: SendCodeScreenProps) {
  const t = useTranslations("account");
  const code = usePhoneCode(userId);
  const isConfirmed = useRef(false);
  const { state, isOnline } = code;

  const answer = async (answer: ChallengeAnswer) => {
    // Digits count once: when only what comes after them failed, they are not sent again.
    if (!isConfirmed.current) await call(confirmPhone, { body: answer });
    isConfirmed.current = true;
    code.forget();
    await onConfirmed();
  };

  return (
    <Screen title={t("phone.title")}>
      {!isOnline && <NeedsConnection />}
      {state.kind === "asking" && <Asking isOnline={isOnline} />}
      {state.kind === "failed" && <Failed problem={state.problem} {...code} />}
      {state.kind === "number" && (
        <PhoneForm isHeading typed={state.typed} onSend={code.askFor} submitLabel={t("continue")} />
      )}
      {state.kind === "code" && (
        <CodeForm
          key={state.challenge.id}
          challenge={state.challenge}
          isHeading
          answer={answer}
          askAgain={code.askAgain}
          onRenewed={code.keep}
          refusals={phoneRefusals}
        >
          <TextButton icon={Pencil} onClick={code.changeNumber}>
            {t("phone.change")}
          </TextButton>
        </CodeForm>
      )}
      {state.kind !== "asking" && <p className="mt-4 text-muted">{t("phone.why")}</p>}
    </Screen>
  );
}

/** The same frame before anybody is known: what the server sends. */
export function PhoneWaiting() {
  const t = useTranslations("account");
  return (
    <Screen title={t("phone.title")}>
      <Asking isOnline />
    </Screen>
  );
}

function Asking({ isOnline }: { isOnline: boolean }) {
  const t = useTranslations("account");
  return (
    <div>
      <h1 className={headingLook}>{t("code.heading")}</h1>
      <p role="status" className="mt-2 text-muted">
        {isOnline && t("phone.asking")}
      </p>
      <Skeleton className="mt-4 h-17 max-w-[24rem]" />
    </div>
  );
}

function NeedsConnection() {
  const t = useTranslations("account");
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-2.5 rounded-medium bg-ink px-4 py-3 text-white"
    >
      <WifiOff className="size-5 flex-none" aria-hidden="true" />
      {t("needsConnection")}
    </p>
  );
}

interface FailedProps {
  problem: Problem;
  retry: () => void;
  changeNumber: () => void;
}

function Failed({ problem, retry, changeNumber }: FailedProps) {
  const t = useTranslations("account");
  const textOf = useProblemText();
  return (
    <Told heading={t("phone.title")}>
      <Notice tone="warning">{textOf(problem)}</Notice>
      <Button full turned onClick={retry} className="min-h-14">
        {t("tryAgain")}
      </Button>
      <TextButton icon={Pencil} onClick={changeNumber}>
        {t("phone.change")}
      </TextButton>
    </Told>
  );
}
