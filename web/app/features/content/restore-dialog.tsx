import { wordingReasonSchema } from "@app/contract/wordings";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useSending } from "../../lib/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemOf } from "./problems.ts";

interface RestoreDialogProps {
  onRestore: (reason: string, key: string) => Promise<void>;
  onClose: () => void;
}

export function RestoreDialog({ onRestore, onClose }: RestoreDialogProps) {
  const t = useTranslations("content");
  const id = useId();
  const [reason, setReason] = useState("");
  const { send, isBusy, problem, setProblem } = useSending(problemOf);
  const confirm = () => {
    const { data: said } = wordingReasonSchema.safeParse(reason);
    if (!said) return setProblem("reason");
    void send(said, (key) => onRestore(said, key));
  };
  return (
    <Dialog
      title={t("wording.restore")}
      onClose={onClose}
      actions={
        <>
          <Button variant="ink" full busy={isBusy} busyLabel={t("saving")} onClick={confirm}>
            {t("wording.restore")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t("wording.restoreText")}</p>
      <Field
        id={id}
        label={t("wording.reason")}
        maxLength={300}
        error={problem === "reason" ? t("problem.reason") : undefined}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {problem && problem !== "reason" && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
