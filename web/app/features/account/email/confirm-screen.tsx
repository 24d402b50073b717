import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Strategy } from "../../../lib/storage.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Screen, Told } from "../screen.tsx";
import { type Confirmation, useConfirmation } from "./use-confirmation.ts";

/** Where the link of a message leads. */
export function ConfirmScreen() {
  const t = useTranslations("account");
  const { confirmation, retry } = useConfirmation();
  return (
    <Screen title={t("confirm.title")}>
      <div aria-live="polite">
        <Outcome confirmation={confirmation} onRetry={retry} />
      </div>
    </Screen>
  );
}

function Outcome(props: { confirmation: Confirmation; onRetry: () => void }) {
  const { confirmation, onRetry } = props;
  const t = useTranslations("account");
  switch (confirmation.kind) {
    case "checking":
      return (
        <p className="flex min-h-40 items-center gap-3 text-[1.125rem] font-semibold">
          <Spinner className="size-6" />
          {t("confirm.checking")}
        </p>
      );
    case "done":
      return <Done strategy={confirmation.strategy} />;
    case "failed":
      return (
        <Told
          heading={t("confirm.failed")}
          lead={t(confirmation.isOffline ? "problem.offline" : "problem.failed")}
        >
          <Button full turned onClick={onRetry} className="min-h-14">
            {t("tryAgain")}
          </Button>
        </Told>
      );
    case "taken":
      return (
        <Told heading={t("confirm.taken")} lead={t("confirm.takenText")}>
          <ButtonLink to="/login" full turned className="min-h-14">
            {t("confirm.logIn")}
          </ButtonLink>
        </Told>
      );
    case "dead":
    case "missing":
      return <NoLink kind={confirmation.kind} />;
  }
}

function Done({ strategy }: { strategy: Strategy }) {
  const t = useTranslations("account");
  const isPerson = strategy === "local";
  return (
    <Told heading={t("confirm.done")} lead={isPerson ? t("confirm.doneText") : undefined}>
      <ButtonLink to={isPerson ? "/dashboard" : "/auth/signin"} full turned className="min-h-14">
        {t(isPerson ? "confirm.goOn" : "confirm.logIn")}
      </ButtonLink>
    </Told>
  );
}

function NoLink({ kind }: { kind: "dead" | "missing" }) {
  const t = useTranslations("account");
  const signUpAgain = (words: ReactNode) => (
    <Link to="/auth/signup" className="link">
      {words}
    </Link>
  );
  return (
    <Told heading={t(`confirm.${kind}`)} lead={t(`confirm.${kind}Text`)}>
      <ButtonLink to="/emailVerification" full turned className="min-h-14">
        {t("confirm.askAgain")}
      </ButtonLink>
      <p className="text-muted">{t.rich("confirm.organisation", { link: signUpAgain })}</p>
    </Told>
  );
}
