import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useAmounts } from "../use-amounts.ts";
import { ProblemLine } from "./problem-line.tsx";
import type { Intake } from "./use-intake.ts";
import { gramsOf } from "./weight-entry.ts";

interface ConfirmBarProps {
  intake: Intake;
  problemId: string;
  /** Hundredths; unknown while the rates are. */
  tokens: number | undefined;
  className?: string;
}

const height = "min-h-[clamp(3.5rem,7.6dvh,4rem)]";

/** The thumb's place: what is wrong, if anything, and the one main action. */
export function ConfirmBar({ intake, problemId, tokens, className }: ConfirmBarProps) {
  const t = useTranslations("deposits");
  const { problem } = intake.state;
  return (
    <div className={classNames("grid gap-2", className)}>
      <div id={problemId} className="empty:hidden">
        {problem && <ProblemLine text={problem.text} />}
      </div>
      {problem?.text === "alreadyRecorded" ? (
        <Button variant="ink" size="lg" full turned className={height} onClick={intake.startAgain}>
          {t("done.next")}
        </Button>
      ) : (
        <ConfirmButton intake={intake} tokens={tokens} />
      )}
    </div>
  );
}

/** Says what the bag will give before it is sent. */
function ConfirmButton({ intake, tokens }: Pick<ConfirmBarProps, "intake" | "tokens">) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const { problem, busy, weight } = intake.state;
  const isRetry = problem?.text === "notSent" || problem?.text === "server";
  const action = isRetry ? t("intake.retry") : t("intake.confirm");
  const earned = tokens === undefined ? "" : amounts.tokens(tokens);
  return (
    <Button
      type="submit"
      variant="accent"
      size="lg"
      full
      turned
      busy={busy}
      busyLabel={t("intake.sending")}
      data-testid="confirm-deposit"
      className={classNames(height, "justify-between", gramsOf(weight) === 0 && "bg-yellow-200!")}
    >
      <span>{action}</span>
      <span className="font-extrabold">{earned}</span>
    </Button>
  );
}
