import { useTranslations } from "use-intl";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useAmounts } from "../use-amounts.ts";
import { ProblemLine } from "./problem-line.tsx";
import type { Intake } from "./use-intake.ts";
import { gramsOf } from "./weight-entry.ts";

interface ConfirmBarProps {
  intake: Intake;
  problemId: string;
  className?: string;
}

/** The thumb's place: what is wrong, if anything, and the one main action with what it gives. */
export function ConfirmBar({ intake, problemId, className }: ConfirmBarProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const isOnline = useOnline();
  const { problem, busy, weight, isUndone } = intake.state;
  const earned = intake.tokens === undefined ? "" : amounts.tokens(intake.tokens);
  return (
    <div className={classNames("grid gap-2", className)}>
      <div id={problemId} className="empty:hidden">
        {problem && <ProblemLine text={problem.text} />}
        {isUndone && !problem && (
          <p role="status" className="text-small font-semibold">
            {t("undo.done")}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        turned
        busy={busy}
        busyLabel={t("intake.saving")}
        data-testid="confirm-deposit"
        className={classNames(
          "min-h-[clamp(3.5rem,7.6dvh,4rem)] justify-between",
          gramsOf(weight) === 0 && "bg-yellow-200!",
        )}
      >
        <span>{t(isOnline ? "intake.confirm" : "intake.save")}</span>
        <span className="font-extrabold">{earned}</span>
      </Button>
    </div>
  );
}
