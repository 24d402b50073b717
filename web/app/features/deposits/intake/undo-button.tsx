import { undoSeconds } from "@app/contract/device-entries";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useCountdown } from "../../../lib/use-countdown.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { undoProblemOf } from "./problems.ts";
import type { Intake } from "./use-intake.ts";

interface UndoButtonProps {
  intake: Intake;
  /** By this phone's clock, in milliseconds. */
  savedAt: number;
}

/** A minute to take it back; the seconds are drawn, and not read out one by one. */
export function UndoButton({ intake: { state, undo }, savedAt }: UndoButtonProps) {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  const seconds = useCountdown(savedAt + undoSeconds * 1000);
  if (state.undoRefusal) {
    return (
      <p role="alert" className="min-h-11 content-center font-semibold">
        {t(`undo.${undoProblemOf(state.undoRefusal)}`)}
      </p>
    );
  }
  if (seconds === 0) return null;
  return (
    <button
      type="button"
      data-testid="undo"
      aria-busy={state.busy || undefined}
      className="inline-flex min-h-11 items-center gap-1.5 font-bold underline underline-offset-4"
      onClick={undo}
    >
      {state.busy && <Spinner />}
      {t("undo.action")}
      <bdi aria-hidden="true" className="tabular-nums">
        {t("undo.seconds", { seconds: whole(seconds) })}
      </bdi>
    </button>
  );
}
