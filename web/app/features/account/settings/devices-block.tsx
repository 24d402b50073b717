import { type Device, listDevices, signOutDevice, signOutEverywhere } from "@app/contract/devices";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf, relativeTime } from "../../../i18n/when.ts";
import { call } from "../../../lib/api-client.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Problems } from "../form.tsx";
import { problemsOf, type Problem } from "../problems.ts";
import { Block, Saved } from "./block.tsx";
import { EverywhereDialog } from "./everywhere-dialog.tsx";

const loadDevices = async (): Promise<readonly Device[]> => (await call(listDevices)).devices;

/** Where the person is signed in; one can be sent out, or all. */
export function DevicesBlock({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useTranslations("account");
  const { data: devices, failed: hasFailed, refresh: load } = useLoaded(loadDevices);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [leaving, setLeaving] = useState<string>();
  const [isGone, setGone] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const attempt = async (name: string, work: () => Promise<void>) => {
    setLeaving(name);
    setProblems([]);
    setGone(false);
    try {
      await work();
    } catch (error) {
      setProblems(problemsOf(error, {}));
    } finally {
      setLeaving(undefined);
    }
  };
  const signOut = ({ id }: Device) =>
    attempt(id, async () => {
      await call(signOutDevice, { params: { id } });
      setGone(true);
      await load();
    });
  const leaveEverywhere = () =>
    attempt("everywhere", async () => {
      await call(signOutEverywhere);
      onSignedOut();
    });

  return (
    <Block id="devices" title={t("settings.devices.title")}>
      <Problems formId="devices" problems={problems} />
      {!devices && (hasFailed ? <Failed onRetry={load} /> : <Waiting />)}
      <ul className="divide-y-[1.5px] divide-line">
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={leaving === device.id}
            onSignOut={() => void signOut(device)}
          />
        ))}
      </ul>
      <Saved>{isGone && t("settings.devices.gone")}</Saved>
      <Button
        variant="soft"
        busy={leaving === "everywhere"}
        onClick={() => setAsking(true)}
        className="mt-3"
      >
        {t("settings.devices.everywhere")}
      </Button>
      {isAsking && (
        <EverywhereDialog onYes={() => void leaveEverywhere()} onClose={() => setAsking(false)} />
      )}
    </Block>
  );
}

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onSignOut: () => void;
}

function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const t = useTranslations("account");
  const language = useLanguage();
  const [now] = useState(Date.now);
  const usedAt = Date.parse(device.lastUsedAt);
  const when = relativeTime(usedAt, now, language) ?? dateOf(usedAt, language);
  const label = device.label || t("settings.devices.unknown");
  return (
    <li className="flex items-center gap-3 py-3">
      <Smartphone className="size-6 flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{label}</bdi>
        </p>
        <p className="text-small text-muted">{t("settings.devices.lastUsed", { when })}</p>
      </div>
      {device.isThisOne ? (
        <Chip tone="green">{t("settings.devices.thisOne")}</Chip>
      ) : (
        <Button
          variant="soft"
          size="sm"
          busy={busy}
          aria-label={t("settings.devices.signOutOf", { device: label })}
          onClick={onSignOut}
        >
          {t("settings.devices.signOut")}
        </Button>
      )}
    </li>
  );
}

function Waiting() {
  const t = useTranslations("account");
  return (
    <div className="grid gap-3 py-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-5 w-32" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("account");
  return (
    <Notice
      tone="problem"
      action={
        <Button variant="soft" size="sm" onClick={() => void onRetry()}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("failed")}
    </Notice>
  );
}
