import { useTranslations } from "use-intl";
import { useWakeLock } from "../../../lib/use-wake-lock.ts";
import { Button } from "../../../ui/button.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { StartedDelivery } from "../transport.api.ts";
import { useWords } from "../use-words.ts";

interface DeliveryCodeProps {
  delivery: StartedDelivery;
  onAnother: () => void;
}

/** The link for whoever stands at the facility's scale: good once, and only for this load. */
export function DeliveryCode({ delivery, onAnother }: DeliveryCodeProps) {
  const t = useTranslations("transport.deliver");
  const words = useWords();
  useWakeLock();
  const address = new URL(`/facility/receive/${delivery.token}`, location.href).href;
  return (
    <section className="grid content-start justify-items-center gap-3 rounded-[20px] rounded-ee-[56px] bg-white p-5 text-center">
      <h2 className="text-h3">{words.name(delivery.facility.name)}</h2>
      <QrCode text={address} label={t("code")} quietZone={4} className="w-full max-w-64" />
      <p data-testid="delivery-link" data-address={address} className="font-semibold">
        {t("scan")}
      </p>
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner /> {t("waiting")}
      </p>
      <p className="text-small text-muted">
        {t("until", { time: words.time(delivery.expiresAt) })}
      </p>
      <Button variant="soft" size="sm" onClick={onAnother}>
        {t("another")}
      </Button>
    </section>
  );
}
