import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { type Person, sendDeviceEnd } from "../people.api.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Moment } from "./lines.tsx";

interface DevicesProps {
  person: Person;
  onChanged: () => void;
}

/** Where somebody is signed in. */
export function Devices({ person: { id, devices }, onChanged }: DevicesProps) {
  const t = useTranslations("people.devices");
  const [ending, setEnding] = useState<string>();
  if (devices.length === 0) {
    return <Empty tile={{ name: "mobile", pair: 4 }}>{t("empty")}</Empty>;
  }
  return (
    <>
      <ul>
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-3 border-t-[1.5px] border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <bdi>{device.label || t("unknown")}</bdi>
              </p>
              <p className="text-micro text-muted">
                {t("used")} <Moment at={device.lastUsedAt} />
              </p>
            </div>
            <Button variant="soft" size="sm" onClick={() => setEnding(device.id)}>
              {t("end")}
            </Button>
          </li>
        ))}
      </ul>
      {ending !== undefined && (
        <ConfirmDialog
          title={t("endTitle")}
          text={t("endText")}
          action={t("end")}
          onClose={() => setEnding(undefined)}
          send={(key) => sendDeviceEnd(id, ending, key)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
