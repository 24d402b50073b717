import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../lib/use-online.ts";
import { AppBar } from "../../../ui/app-bar.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { driverPaths } from "../driver-header.tsx";
import { Failed, Skeletons } from "../driver-page.tsx";
import { ToSolve } from "../outbox/to-solve.tsx";
import type { VanEntry } from "../outbox/van-entry.ts";
import { useWords } from "../use-words.ts";
import { HandoverDone } from "./handover-done.tsx";
import { SignedScreen } from "./signed-screen.tsx";
import { useDoor } from "./use-door.ts";
import { WeighingScreen } from "./weighing-screen.tsx";

/** Both have signed here, and it waits for a network. */
const isKeptWhole = (signature: VanEntry | undefined): boolean =>
  signature?.act.kind === "sign" && signature.act.pin !== null && signature.state === "waiting";

/** Refused for more than the digits, which are typed again where they stand. */
const stuck = (signature: VanEntry | undefined): VanEntry[] =>
  signature?.state === "refused" && signature.refusal !== "wrong_pin" ? [signature] : [];

/** At the door: weigh, sign, and have it signed. */
export function HandoverScreen({ id }: { id: string }) {
  const { door, isGone, signature, isSigned, problem, reload } = useDoor(id);
  const words = useWords();
  if (isGone) {
    return (
      <HandoverFrame>
        <Gone />
      </HandoverFrame>
    );
  }
  if (!door) {
    return <HandoverFrame>{problem && <Failed onRetry={reload} />}</HandoverFrame>;
  }
  const { pickup, point } = door;
  if (pickup.lot || isKeptWhole(signature)) {
    return <HandoverDone pickup={pickup} signature={signature} />;
  }
  return (
    <HandoverFrame name={words.name(point.name)}>
      <ToSolve entries={stuck(signature)} />
      {isSigned ? (
        <SignedScreen door={door} signature={signature} onReload={reload} />
      ) : (
        <WeighingScreen key={pickup.id} door={door} />
      )}
    </HandoverFrame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function HandoverFrame({ name, children }: { name?: string; children?: ReactNode }) {
  const t = useTranslations("transport.handover");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar
        tone="coral"
        title={t("title")}
        back={{ to: driverPaths.today, label: t("back"), reloadDocument: !isOnline }}
        end={
          name !== undefined && (
            <Chip tone="ink" className="max-w-[45%]" icon={<Store aria-hidden="true" />}>
              <span className="truncate">{name}</span>
            </Chip>
          )
        }
      />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col gap-[clamp(0.375rem,1.4dvh,1rem)] px-4 pt-2 pb-3"
      >
        {children || <Skeletons />}
      </main>
    </div>
  );
}

/** Another driver's by now, or no pick-up at all. */
function Gone() {
  const t = useTranslations("transport");
  return (
    <Empty
      tile={{ name: "van", pair: 6 }}
      action={
        <ButtonLink to={driverPaths.today} variant="ink">
          {t("handover.back")}
        </ButtonLink>
      }
    >
      {t("toSolve.refusal.not_found")}
    </Empty>
  );
}
