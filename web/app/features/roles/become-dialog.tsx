import type { Role } from "@app/contract/roles";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { RoleRefusal } from "./role-changes.ts";
import type { RoleChooserState } from "./use-role-chooser.ts";

interface BecomeDialogProps {
  newRole: Role;
  chooser: RoleChooserState;
}

/** Taking on a role is asked about first; what the server refuses is listed here. */
export function BecomeDialog({ newRole, chooser }: BecomeDialogProps) {
  const t = useTranslations("roles");
  const no = useRef<HTMLButtonElement>(null);
  const { refusal, changing, become, close } = chooser;
  return (
    <Dialog
      title={t("sure")}
      onClose={close}
      firstFocus={no}
      actions={
        <>
          <Button
            variant="accent"
            size="lg"
            full
            busy={changing === newRole}
            busyLabel={t("becoming")}
            onClick={() => become(newRole)}
          >
            {t("yes")}
          </Button>
          <Button variant="soft" size="lg" full ref={no} onClick={close}>
            {t("no")}
          </Button>
        </>
      }
    >
      <p className="text-[1.0625rem]">{t("become", { role: t(`as.${newRole}`) })}</p>
      {refusal && <Refusal {...refusal} />}
    </Dialog>
  );
}

function Refusal({ problem, errors }: RoleRefusal) {
  const t = useTranslations("roles");
  return (
    <Notice tone="problem" title={t(`error.${problem}`)} className="mt-3">
      {problem === "refused" && (
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
