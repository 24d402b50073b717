import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Field } from "../../ui/field.tsx";
import type { ClassCode } from "./use-class-code.ts";

/** For pupils whose teacher wrote a code on the board; nothing else is asked. */
export function ClassField({ schoolClass }: { schoolClass: ClassCode }) {
  const t = useTranslations("quiz.class");
  const field = useRef<HTMLInputElement>(null);
  const { typed, problem, type } = schoolClass;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <Field
      ref={field}
      id="quiz-class"
      className="mt-6"
      label={t("label")}
      hint={t("hint")}
      error={problem && t(problem)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={10}
      dir="ltr"
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
