import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { Kbd } from "./kbd.tsx";
import { ReadyAnswer } from "./ready-answer.tsx";
import type { ShownTask } from "./tasks.api.ts";
import { type DecisionWork, type Done, useDecision } from "./use-decision.ts";
import { useLiveKeys } from "./use-live-keys.ts";

interface DecideProps {
  shown: ShownTask;
  onDone: (done: Done) => void;
  onClose: () => void;
}

/** Out of a field first, then out of the task. */
const leave = (onClose: () => void) => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches("input, textarea, select")) {
    activeElement.blur();
  } else onClose();
};

export function Decide({ shown, onDone, onClose }: DecideProps) {
  const work = useDecision(shown, onDone);
  const { task, choices, reader } = shown;
  const isMine = task.owner?.isMe === true;
  const choose = (place: number) => {
    const choice = choices[place];
    if (choice) work.choose(choice.id);
  };
  useLiveKeys({
    "1": () => choose(0),
    "2": () => choose(1),
    "3": () => choose(2),
    e: () => void work.decide(),
    a: () => void (isMine || work.own(true)),
    p: () => void (task.owner && work.own(false)),
    Escape: () => leave(onClose),
  });
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void work.decide();
      }}
    >
      <ChoiceCards
        kind={task.kind}
        choices={choices}
        chosen={work.choice?.id ?? null}
        onChoose={work.choose}
      />
      {work.choice?.figure && <FigureField key={work.choice.id} work={work} />}
      {work.hasNote && <ReadyAnswer work={work} reader={reader} />}
      <Acts work={work} shown={shown} />
    </form>
  );
}

/** Whoever chose it types next. */
function FigureField({ work: { figure, setFigure, problem } }: { work: DecisionWork }) {
  const t = useTranslations("tasks.panel");
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={frame} className="mt-5">
      <Field
        label={t("figure.grams")}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={figure}
        onChange={({ currentTarget }) => setFigure(currentTarget.value)}
        {...(problem === "figure" && { error: t("figure.wrong") })}
      />
    </div>
  );
}

function Acts({ work, shown: { task } }: { work: DecisionWork; shown: ShownTask }) {
  const t = useTranslations("tasks");
  const { problem, isBusy } = work;
  const isOfField = problem === "short" || problem === "figure";
  return (
    <div className="-mx-(--spacing-page) mt-6 border-t-[1.5px] border-line bg-white px-page py-3 lg:-mx-7 lg:px-7 xl:sticky xl:bottom-0 xl:z-10 xl:mt-auto">
      {problem && !isOfField && (
        <div className="mb-3">
          <Notice tone="problem">{t(`problem.${problem}`)}</Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          type="submit"
          variant="ink"
          size="sm"
          busy={isBusy}
          busyLabel={t("act.deciding")}
          aria-keyshortcuts="e"
        >
          {t("act.decide")} <Kbd className="ring-white/40">e</Kbd>
        </Button>
        {task.owner ? (
          <Button
            variant="soft"
            size="sm"
            aria-keyshortcuts="p"
            onClick={() => void work.own(false)}
          >
            {t("act.pass")} <Kbd>p</Kbd>
          </Button>
        ) : (
          <Button
            variant="soft"
            size="sm"
            aria-keyshortcuts="a"
            onClick={() => void work.own(true)}
          >
            {t("act.take")} <Kbd>a</Kbd>
          </Button>
        )}
        <p className="text-small text-muted max-sm:hidden">{t("act.audit")}</p>
      </div>
    </div>
  );
}
