import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../../../ui/button.tsx";
import { useAmounts } from "../../use-amounts.ts";
import type { SettleProblem } from "./settle-problems.ts";

interface SettleBarProps {
  problem: SettleProblem | undefined;
  problemId: string;
  isBusy: boolean;
  /** Grams, where they are not what the citizen said. */
  correctedTo: number | null;
  /** Hundredths; unknown while the rates are. */
  tokens: number | undefined;
  onRefuse: () => void;
}

/** The thumb's place: what the bag gives, as said or corrected, and the way to say no. */
export function SettleBar(props: SettleBarProps) {
  const { problem, problemId, isBusy, correctedTo, tokens, onRefuse } = props;
  const t = useTranslations("counter.declared");
  const sending = useTranslations("deposits.intake")("saving");
  const amounts = useAmounts();
  return (
    <div className="grid gap-1.5">
      <div id={problemId} className="empty:hidden">
        {problem && <ProblemText problem={problem} />}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        turned
        busy={isBusy}
        busyLabel={sending}
        data-testid="settle-bag"
        className="min-h-[clamp(3.5rem,7.6dvh,4rem)] justify-between"
      >
        <span>
          {correctedTo === null
            ? t("confirm")
            : t("correct", { weight: amounts.weight(correctedTo) })}
        </span>
        <span className="font-extrabold">{tokens === undefined ? "" : amounts.tokens(tokens)}</span>
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link min-h-11 text-[0.9375rem]"
        onClick={onRefuse}
      >
        {t("notTaken")}
      </button>
    </div>
  );
}

export function ProblemText({ problem }: { problem: SettleProblem }) {
  const t = useTranslations("counter.declared.problem");
  return (
    <p
      role="alert"
      className="flex items-center gap-2 rounded-medium bg-red-100 px-3 py-1.5 text-small leading-tight font-semibold text-red-700"
    >
      <CircleAlert className="size-5 flex-none" aria-hidden="true" />
      {t(problem)}
    </p>
  );
}
