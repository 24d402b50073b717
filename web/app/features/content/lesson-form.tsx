import * as contract from "@app/contract/lesson-words";
import type { LessonSlug } from "@app/contract/training";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { useOnceKey } from "../../lib/once-key.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LessonPreview } from "./content-screen.tsx";
import { LessonFields } from "./lesson-fields.tsx";
import { problemOf, type ProblemText, wordingProblems } from "./problems.ts";
import { PreviewIn, WordingForm } from "./wording-form.tsx";
import { loadLessonWords, saveLessonWords } from "./wordings.api.ts";

interface LessonFormProps {
  slug: LessonSlug;
  preview: LessonPreview;
  onSaved: () => void;
  onLeave: () => void;
}

export function LessonForm({ slug, ...rest }: LessonFormProps) {
  const load = useCallback(() => loadLessonWords(slug), [slug]);
  const { data, failed, reload } = useLoaded(load);
  if (data) return <Form shown={data} slug={slug} {...rest} />;
  return failed ? <DeskFailed onRetry={reload} /> : <Skeleton className="h-96 w-full" />;
}

interface FormProps extends LessonFormProps {
  shown: contract.ShownLessonWords;
}

function Form({ shown, slug, preview, onSaved, onLeave }: FormProps) {
  const t = useTranslations("content");
  const language = useLanguage();
  // What was read first: a newer one must not pass for the one that was written from.
  const [{ version, state, released, lesson, words: first }] = useState(shown);
  const [words, setWords] = useState(first);
  const [reason, setReason] = useState("");
  const keyFor = useOnceKey();
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const body = { version, words, reason };
  const checked = contract.saveLessonWords.body.safeParse(body);
  const form = useStepForm<string, ProblemText>({
    name: "lesson",
    check: () => wordingProblems(checked.error),
    send: async () => {
      await saveLessonWords(slug, contract.saveLessonWords.body.parse(body), keyFor(body));
      onSaved();
    },
    problemsOf: (error) => [{ text: problemOf(error) }],
    text,
  });
  const { data: valid } = contract.lessonWordsSchema.safeParse(words);
  return (
    <WordingForm
      form={form}
      heading={released.title[language]}
      leave={t("leave")}
      reason={reason}
      onReason={setReason}
      onLeave={onLeave}
      restore={
        state === "released"
          ? undefined
          : async (why, key) => {
              await saveLessonWords(slug, { version, words: null, reason: why }, key);
              onSaved();
            }
      }
    >
      {state === "outdated" && <Notice tone="warning">{t("wording.outdated")}</Notice>}
      <p className="text-muted">{t("lessons.hint")}</p>
      <LessonFields
        field={form.field}
        lesson={lesson}
        words={words}
        change={(part) => setWords((before) => ({ ...before, ...part }))}
      />
      {valid && (
        <PreviewIn>{(locale) => preview(contract.reworded(lesson, valid, locale))}</PreviewIn>
      )}
    </WordingForm>
  );
}
