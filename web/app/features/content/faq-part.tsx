import * as contract from "@app/contract/faq";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { answerWithLinks } from "../../lib/faq-answer.tsx";
import { useOnceKey } from "../../lib/once-key.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Questions } from "../../ui/questions.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LoadReleasedFaq } from "./content-screen.tsx";
import { draftOf, entriesOf, newDraft } from "./faq-draft.ts";
import { FaqEntries } from "./faq-entries.tsx";
import { problemOf, type ProblemText, wordingProblems } from "./problems.ts";
import { PreviewIn, WordingForm } from "./wording-form.tsx";
import { loadFaqWords, saveFaqWords } from "./wordings.api.ts";

/** What is asked often, on the home page: the whole list is published at once. */
export function FaqPart({ loadReleased }: { loadReleased: LoadReleasedFaq }) {
  const t = useTranslations("content");
  const load = useCallback(async () => {
    const [shown, released] = await Promise.all([loadFaqWords(), loadReleased()]);
    return { shown, entries: shown.entries ?? released };
  }, [loadReleased]);
  const { data, failed, reload, refresh } = useLoaded(load);
  const [turn, setTurn] = useState(0);
  const [isPublished, setPublished] = useState(false);
  const begin = async (wasPublished: boolean) => {
    await refresh();
    setPublished(wasPublished);
    setTurn((before) => before + 1);
  };
  if (!data) {
    return failed ? <DeskFailed onRetry={reload} /> : <Skeleton className="h-96 w-full" />;
  }
  return (
    <>
      {isPublished && (
        <Notice tone="success" className="mb-5">
          {t("wording.published")}
        </Notice>
      )}
      <FaqForm key={turn} {...data} onSaved={() => begin(true)} onLeave={() => void begin(false)} />
    </>
  );
}

interface FaqFormProps {
  shown: contract.ShownFaqWords;
  entries: readonly contract.FaqEntry[];
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

function FaqForm({ shown, entries, onSaved, onLeave }: FaqFormProps) {
  const t = useTranslations("content");
  // What was read first: a newer one must not pass for the one that was written from.
  const [{ version, entries: kept }] = useState(shown);
  const [drafts, setDrafts] = useState(() => entries.map(draftOf));
  const [open, setOpen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState("");
  const keyFor = useOnceKey();
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const body = { version, entries: entriesOf(drafts), reason };
  const form = useStepForm<string, ProblemText>({
    name: "faq",
    check: () => wordingProblems(contract.saveFaqWords.body.safeParse(body).error),
    send: async () => {
      await saveFaqWords(contract.saveFaqWords.body.parse(body), keyFor(body));
      await onSaved();
    },
    problemsOf: (error) => [{ text: problemOf(error) }],
    text,
  });
  const add = () => {
    const draft = newDraft();
    setDrafts((before) => [...before, draft]);
    setOpen((before) => [...before, draft.key]);
  };
  const { data: valid } = contract.faqSchema.safeParse(body.entries);
  return (
    <WordingForm
      form={form}
      heading={t("faq.heading")}
      leave={t("wording.discard")}
      reason={reason}
      onReason={setReason}
      onLeave={onLeave}
      restore={
        kept
          ? async (why, key) => {
              await saveFaqWords({ version, entries: null, reason: why }, key);
              await onSaved();
            }
          : undefined
      }
    >
      <p className="max-w-[60ch] text-muted">{t("faq.lead")}</p>
      <FaqEntries {...{ form, drafts, open }} onChange={setDrafts} onOpen={setOpen} />
      {drafts.length < contract.mostFaqEntries && (
        <div>
          <Button variant="soft" size="sm" onClick={add}>
            <Plus className="size-5" aria-hidden="true" />
            {t("faq.add")}
          </Button>
        </div>
      )}
      {valid && (
        <PreviewIn>
          {(locale) => (
            <div className="p-4 sm:p-6">
              <Questions
                items={valid
                  .filter(({ isShown }) => isShown)
                  .map(({ question, answer }) => ({
                    question: question[locale],
                    answer: answerWithLinks(answer[locale]),
                  }))}
              />
            </div>
          )}
        </PreviewIn>
      )}
    </WordingForm>
  );
}
