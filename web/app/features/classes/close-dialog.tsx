import type { SchoolClass } from "@app/contract/classes";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { failureOf } from "../../lib/form-problems.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { closeClass } from "./classes.api.ts";

interface CloseDialogProps {
  schoolClass: SchoolClass;
  onClose: () => void;
  onClosed: () => Promise<void>;
}

/** Asked once: a code that was closed does not open again. */
export function CloseDialog({ schoolClass, onClose, onClosed }: CloseDialogProps) {
  const t = useTranslations("classes");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"offline" | "failed">();
  const close = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await closeClass(schoolClass.id);
      await onClosed();
      onClose();
    } catch (error) {
      setProblem(failureOf(error).kind === "offline" ? "offline" : "failed");
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t("closing.title", { name: schoolClass.name })}
      onClose={onClose}
      actions={
        <>
          <Button full variant="danger" busy={busy} onClick={() => void close()}>
            {t("closing.close")}
          </Button>
          <Button full variant="soft" onClick={onClose}>
            {t("closing.keep")}
          </Button>
        </>
      }
    >
      <p>{t("closing.text")}</p>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
