import { fileTypes } from "@app/contract/endpoint";
import { showEvidence } from "@app/contract/handovers";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "../../../../lib/api-client.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

/** Only the two sides may see it, so it is asked for with their name and not by its address. */
const evidencePath = (name: string): string => showEvidence.path.replace(":name", name);

const usePicture = (name: string) => {
  const [picture, setPicture] = useState<{ address?: string; hasFailed?: true }>();
  useEffect(() => {
    let address: string | undefined;
    let isShown = true;
    download(evidencePath(name), fileTypes.jpg)
      .then((blob) => {
        if (!isShown) return;
        address = URL.createObjectURL(blob);
        setPicture({ address });
      })
      .catch(() => isShown && setPicture({ hasFailed: true }));
    return () => {
      isShown = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [name]);
  return picture;
};

export function EvidenceDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations("pickups.handover");
  const close = useTranslations("counter")("close");
  const picture = usePicture(name);
  return (
    <Dialog
      title={t("photo")}
      onClose={onClose}
      actions={
        <Button variant="soft" full onClick={onClose}>
          {close}
        </Button>
      }
    >
      {!picture && <Skeleton className="aspect-[4/3] w-full" />}
      {picture?.hasFailed && <p role="alert">{t("photoFailed")}</p>}
      {picture?.address && (
        <img src={picture.address} alt={t("photo")} className="w-full rounded-medium" />
      )}
    </Dialog>
  );
}
