import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { watchForBarcode } from "./barcode-detector.ts";

interface BarcodeCameraProps {
  onRead: (barcode: string) => void;
  onClose: () => void;
}

/** The camera, as long as it is open; the first barcode it sees ends it. */
export function BarcodeCamera({ onRead, onClose }: BarcodeCameraProps) {
  const t = useTranslations("products.scan");
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const tell = useEffectEvent(onRead);

  useEffect(() => {
    const over = new AbortController();
    if (!video.current) return undefined;
    watchForBarcode(video.current, over.signal)
      .then((barcode) => {
        if (barcode && !over.signal.aborted) tell(barcode);
      })
      .catch(() => {
        if (!over.signal.aborted) setFailed(true);
      });
    return () => over.abort();
  }, []);

  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <Button variant="soft" full onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <p role="status" className="mb-3">
        {hasFailed ? t("failed") : t("lead")}
      </p>
      {!hasFailed && (
        <video
          ref={video}
          muted
          playsInline
          aria-hidden="true"
          className="aspect-4/3 w-full rounded-medium rounded-ee-large bg-ink object-cover"
        />
      )}
    </Dialog>
  );
}
