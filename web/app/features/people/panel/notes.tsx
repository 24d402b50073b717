import { noteLimit } from "@app/contract/people";
import { type SubmitEvent, useId } from "react";
import { useTranslations } from "use-intl";
import { useSending } from "../../../lib/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { type Person, sendNote } from "../people.api.ts";
import { problemOf } from "../problem-of.ts";
import { Moment } from "./lines.tsx";

interface NotesProps {
  person: Person;
  onChanged: () => void;
}

/** What the team wrote down, for the next who answers the phone. */
export function Notes({ person: { id, notes }, onChanged }: NotesProps) {
  const t = useTranslations("people");
  const fieldId = useId();
  const sending = useSending(problemOf);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get("text");
    if (typeof text !== "string" || text.trim() === "") return;
    void sending.send(text, async (key) => {
      await sendNote(id, text.trim(), key);
      form.reset();
      onChanged();
    });
  };
  return (
    <>
      <form onSubmit={submit} className="grid gap-3">
        <TextAreaField
          id={fieldId}
          name="text"
          rows={3}
          label={t("notes.label")}
          hint={t("notes.hint")}
          maxLength={noteLimit}
          required
        />
        {sending.problem && <Notice tone="problem">{t(`problem.${sending.problem}`)}</Notice>}
        <Button
          type="submit"
          variant="soft"
          size="sm"
          className="justify-self-start"
          busy={sending.isBusy}
          busyLabel={t("dialog.sending")}
        >
          {t("notes.add")}
        </Button>
      </form>
      <ul className="mt-4">
        {notes.map((note) => (
          <li key={note.id} className="border-t-[1.5px] border-line py-2.5">
            <p className="whitespace-pre-line break-words">
              <bdi>{note.text}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-2 text-micro text-muted">
              <bdi>{note.by}</bdi> <Moment at={note.at} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
