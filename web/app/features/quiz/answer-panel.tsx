import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

export interface Next {
  /** Of the next question; null after the last. */
  number: number | null;
  onNext: () => void;
}

interface AnswerPanelProps {
  isRight: boolean;
  why: string;
  next: Next;
}

/** "Yes" on green or "Not quite" on ink, why, and the way on: always in sight at the lower edge. */
export function AnswerPanel({ isRight, why, next: { number, onNext } }: AnswerPanelProps) {
  const t = useTranslations("quiz.answer");
  return (
    <div
      className={classNames(
        "sticky bottom-(--bottom-bar) z-1 mt-auto rounded-t-[28px]",
        isRight ? "bg-green-200" : "on-dark bg-ink text-white",
      )}
    >
      <div className="wrap max-w-[44rem] pt-5 pb-5">
        <div role="status">
          <p className="text-h2 font-extrabold">{isRight ? t("yes") : t("almost")}</p>
          <p className="mt-1.5">{why}</p>
        </div>
        <Button
          variant={isRight ? "primary" : "accent"}
          size="lg"
          turned
          full
          className="mt-4"
          onClick={onNext}
        >
          {number === null ? t("score") : t("next", { number })}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
