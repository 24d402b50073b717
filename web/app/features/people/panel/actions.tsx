import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Person, sendNewCode, sendState } from "../people.api.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

interface ActionsProps {
  person: Person;
  onChanged: () => void;
}

/** The three things that can be done with an account; none of them with one's own. */
export function Actions({ person, onChanged }: ActionsProps) {
  const t = useTranslations("people.actions");
  const [open, setOpen] = useState<"correct" | "code" | "state">();
  const close = () => setOpen(undefined);
  const isOut = person.state === "suspended";
  const word = isOut ? "lift" : "suspend";
  if (person.isMe) {
    return (
      <p className="border-t-[1.5px] border-line px-page py-4 text-muted xl:px-6">{t("own")}</p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 border-t-[1.5px] border-line bg-white px-page py-3 xl:sticky xl:bottom-0 xl:px-6">
      <Button variant="ink" size="sm" onClick={() => setOpen("correct")}>
        {t("correct")}
      </Button>
      <Button variant="soft" size="sm" onClick={() => setOpen("code")}>
        {t("code")}
      </Button>
      <button
        type="button"
        className={classNames(
          "ms-auto min-h-11 rounded-medium px-3 text-[0.9375rem] font-bold",
          isOut ? "text-green-700 hover:bg-green-100" : "text-red-700 hover:bg-red-100",
        )}
        onClick={() => setOpen("state")}
      >
        {t(word)}
      </button>
      {open === "correct" && (
        <CorrectionDialog person={person} onClose={close} onDone={onChanged} />
      )}
      {open === "code" && (
        <ReasonDialog
          title={t("codeTitle")}
          text={t("codeText")}
          action={t("code")}
          onClose={close}
          send={(reason, key) => sendNewCode(person.id, reason, key)}
          onDone={onChanged}
        />
      )}
      {open === "state" && (
        <ReasonDialog
          title={t(`${word}Title`)}
          text={t(`${word}Text`)}
          action={t(word)}
          variant={isOut ? "primary" : "danger"}
          onClose={close}
          send={(reason, key) =>
            sendState(person.id, { state: isOut ? "active" : "suspended", reason }, key)
          }
          onDone={onChanged}
        />
      )}
    </div>
  );
}
