import { longestFaqAnswer, longestFaqQuestion } from "@app/contract/faq";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { InThreeFields } from "../../lib/back-office/in-three.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { type FaqDraft, moved } from "./faq-draft.ts";

interface FaqEntriesProps {
  form: Pick<StepFormState<string>, "field" | "errors" | "idOf">;
  drafts: readonly FaqDraft[];
  /** Keys of those whose texts are in view. */
  open: readonly string[];
  onChange: (drafts: FaqDraft[]) => void;
  onOpen: (open: readonly string[]) => void;
}

/** In the order of the page. What has a problem is open, whoever closed it. */
export function FaqEntries({ form, drafts, open, onChange, onOpen }: FaqEntriesProps) {
  const t = useTranslations("content");
  const [news, setNews] = useState("");
  const hasProblem = (place: number): boolean =>
    form.errors.some(({ fieldId }) => fieldId?.startsWith(form.idOf(`entries.${place}.`)));
  const move = (place: number, by: -1 | 1) => {
    if (!drafts[place + by]) return;
    onChange([...moved(drafts, place, by)]);
    setNews(t("faq.movedTo", { number: place + by + 1 }));
  };
  return (
    <div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol className="border-b-[1.5px] border-line">
        {drafts.map((draft, place) => {
          const { key } = draft;
          const isOpen = open.includes(key) || hasProblem(place);
          return (
            <li key={key} className="border-t-[1.5px] border-line py-3">
              <Bar
                draft={draft}
                number={place + 1}
                count={drafts.length}
                isOpen={isOpen}
                onToggle={() => onOpen(isOpen ? open.filter((one) => one !== key) : [...open, key])}
                onShow={() => onChange(drafts.with(place, { ...draft, isShown: !draft.isShown }))}
                onMove={(by) => move(place, by)}
                onRemove={() => onChange(drafts.filter((one) => one.key !== key))}
              />
              {isOpen && (
                <EntryFields
                  form={form}
                  name={`entries.${place}`}
                  draft={draft}
                  onChange={(next) => onChange(drafts.with(place, next))}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface BarProps {
  draft: FaqDraft;
  number: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onShow: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Bar({ draft, number, count, isOpen, onToggle, onShow, onMove, onRemove }: BarProps) {
  const t = useTranslations("content");
  const language = useLanguage();
  const name = draft.question[language].trim() || t("faq.unnamed", { number });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="me-auto min-w-0 basis-72 font-bold max-sm:basis-full">{name}</p>
      {!draft.isShown && <Chip tone="line">{t("faq.hidden")}</Chip>}
      <Button variant="soft" size="sm" aria-expanded={isOpen} onClick={onToggle}>
        {t("faq.words")}
        <span className="sr-only">: {name}</span>
      </Button>
      <Button variant="soft" size="sm" onClick={onShow}>
        {t(draft.isShown ? "faq.hide" : "faq.show")}
        <span className="sr-only">: {name}</span>
      </Button>
      <span className="flex gap-1">
        <Small label={t("faq.up", { name })} isOff={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp className="size-5" aria-hidden="true" />
        </Small>
        <Small label={t("faq.down", { name })} isOff={number === count} onClick={() => onMove(1)}>
          <ArrowDown className="size-5" aria-hidden="true" />
        </Small>
        <Small label={t("faq.remove", { name })} isOff={count === 1} onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden="true" />
        </Small>
      </span>
    </div>
  );
}

interface SmallProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays where the keyboard is, also when there is no further to go. */
function Small({ label, isOff, onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-ghost aria-disabled:opacity-35"
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
  );
}

interface EntryFieldsProps {
  form: Pick<StepFormState<string>, "field">;
  name: string;
  draft: FaqDraft;
  onChange: (draft: FaqDraft) => void;
}

function EntryFields({ form, name, draft, onChange }: EntryFieldsProps) {
  const t = useTranslations("content");
  return (
    <div className="mt-3 grid grid-cols-1 gap-4">
      <InThreeFields
        name={`${name}.question`}
        label={t("field.ask")}
        field={form.field}
        rows={2}
        maxLength={longestFaqQuestion}
        value={draft.question}
        onChange={(question) => onChange({ ...draft, question })}
      />
      <InThreeFields
        name={`${name}.answer`}
        label={t("faq.answer")}
        hint={t("faq.links", { contact: "<contact>…</contact>", point: "<point>…</point>" })}
        field={form.field}
        rows={6}
        maxLength={longestFaqAnswer}
        value={draft.answer}
        onChange={(answer) => onChange({ ...draft, answer })}
      />
    </div>
  );
}
