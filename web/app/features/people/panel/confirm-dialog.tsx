import { useTranslations } from "use-intl";
import { useSending } from "../../../lib/use-sending.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { problemOf } from "../problem-of.ts";

interface ConfirmDialogProps {
  title: string;
  text: string;
  action: string;
  variant?: ButtonVariant;
  onClose: () => void;
  send: (key: string) => Promise<unknown>;
  /** It is done, and the dialog closes. */
  onDone: () => void;
}

/** Asks once more, sends, and says what went wrong. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, variant = "ink", onClose, send, onDone } = props;
  const t = useTranslations("people");
  const sending = useSending(problemOf);
  const confirm = () =>
    sending.send(title, async (key) => {
      await send(key);
      onDone();
      onClose();
    });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={variant}
            full
            busy={sending.isBusy}
            busyLabel={t("dialog.sending")}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {sending.problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${sending.problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
