import { useTranslations } from "use-intl";
import { Button } from "../ui/button.tsx";
import { ClosingBand } from "../ui/closing-band.tsx";
import { Empty } from "../ui/empty.tsx";
import { Notice, type NoticeTone } from "../ui/notice.tsx";
import { OfflineStrip } from "../ui/offline-strip.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Section } from "./section.tsx";

const tones: readonly NoticeTone[] = ["info", "success", "warning", "problem"];

export function MessageSamples() {
  const t = useTranslations("dev");
  return (
    <Section name="messages">
      <OfflineStrip>{t("offline")}</OfflineStrip>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t("notice")}>
            {t("long")}
          </Notice>
        ))}
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Empty
          tile={{ name: "bottle", pair: 3 }}
          action={<Button variant="ink">{t("action")}</Button>}
        >
          {t("empty")}
        </Empty>
        <div className="grid gap-3">
          <p className="flex items-center gap-2 font-semibold">
            <Spinner />
            {t("busy")}
          </p>
          <Skeleton className="aspect-square w-20" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      <div className="-mx-page">
        <ClosingBand title={t("empty")} text={t("long")} tone="yellow">
          <Button variant="ink" size="lg">
            {t("action")}
          </Button>
        </ClosingBand>
      </div>
    </Section>
  );
}
