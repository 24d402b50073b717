import type { DistributionLine } from "@app/contract/distribution";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { removeLine } from "./distribution.api.ts";

interface RemoveDialogProps {
  line: DistributionLine;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ line, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslations("distribution.remove");
  const wilayaName = useWilayaName();
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const remove = async () => {
    setState("busy");
    try {
      await removeLine(line.id);
      onRemoved();
    } catch {
      setState("failed");
    }
  };
  return (
    <Dialog
      title={t("title", { product: line.productName, wilaya: wilayaName(line.wilayaCode) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" full busy={state === "busy"} onClick={() => void remove()}>
            {t("yes")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("no")}
          </Button>
        </>
      }
    >
      {state === "failed" ? <Notice tone="problem">{t("failed")}</Notice> : t("text")}
    </Dialog>
  );
}
