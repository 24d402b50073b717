import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { OwnLines } from "./own-lines.tsx";
import { OwnReturns } from "./own-returns.tsx";
import { ThisMonth } from "./this-month.tsx";

const places = ["lines", "month", "returns"] as const;
type Place = (typeof places)[number];

/** What a distributor has to do with the brand: own lines, own months, own area. */
export function DistributorScreen() {
  const t = useTranslations("distributor");
  const isOnline = useOnline();
  const [current, setCurrent] = useState<Place>("lines");
  return (
    <div className="grid gap-4">
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <Tabs
        full
        label={t("tabs")}
        tabs={places.map((id) => ({ id, label: t(`tab.${id}`) }))}
        current={current}
        onChange={setCurrent}
      >
        <div className="pt-6">
          {current === "lines" && <OwnLines />}
          {current === "month" && <ThisMonth />}
          {current === "returns" && <OwnReturns />}
        </div>
      </Tabs>
    </div>
  );
}
