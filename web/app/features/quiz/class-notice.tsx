import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { failureOf } from "../../lib/form-problems.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { countForClass } from "./quiz.api.ts";
import { type ClassState, type Round, writeRound } from "./round.ts";

interface ClassNoticeProps {
  round: Round;
  schoolClass: NonNullable<Round["schoolClass"]>;
}

const outcomeOf = async ({ round, schoolClass }: ClassNoticeProps): Promise<ClassState> => {
  try {
    await countForClass(round, schoolClass);
    return "counted";
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === "tooMany") return "full";
    return kind === "refused" ? "refused" : "waiting";
  }
};

/** Tells the class's count of this round, as soon as there is a network, and says so. */
export function ClassNotice({ round, schoolClass }: ClassNoticeProps) {
  const t = useTranslations("quiz");
  const isOnline = useOnline();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [attempt, setAttempt] = useState(1);
  const hasFailed = failedAttempt === attempt;
  const { state } = schoolClass;

  useEffect(() => {
    if (state !== "waiting" || !isOnline) return;
    void outcomeOf({ round, schoolClass }).then((next) => {
      if (next === "waiting") setFailedAttempt(attempt);
      else writeRound({ ...round, schoolClass: { ...schoolClass, state: next } });
    });
  }, [state, isOnline, round, schoolClass, attempt]);

  if (state !== "waiting") {
    return (
      <Notice tone={state === "counted" ? "success" : "info"} className="mb-5">
        {t(`class.${state}`)}
      </Notice>
    );
  }
  if (!hasFailed || !isOnline) {
    return (
      <Notice tone="info" className="mb-5">
        {isOnline ? t("class.sending") : t("class.waiting")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="problem"
      className="mb-5"
      action={
        <Button size="sm" variant="soft" onClick={() => setAttempt(attempt + 1)}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("class.failed")}
    </Notice>
  );
}
