import type { LessonCard } from "@app/contract/training";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";

interface CardScreenProps {
  card: LessonCard;
  isLast: boolean;
  onNext: () => void;
}

/** One thing to know. */
export function CardScreen({ card, isLast, onNext }: CardScreenProps) {
  const t = useTranslations("training.lesson");
  return (
    <>
      <h1 tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {card.title}
      </h1>
      <p className="mt-3 text-[1.1875rem] leading-relaxed">{card.text}</p>
      <Button size="lg" turned className="mt-7 max-sm:w-full" onClick={onNext}>
        {isLast ? t("toQuestions") : t("next")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </>
  );
}
