import { useEffect, useState } from "react";
import { useKept } from "../../../../lib/use-kept.ts";
import { asOutboxError, type OutboxFailure } from "../../outbox/outbox-database.ts";
import { signAsPoint } from "../../outbox/sign-handover.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { pickupSource } from "../pickups/pickups.api.ts";
import { useLivePickups } from "../pickups/use-live-pickups.ts";
import { useFresh } from "../use-point.ts";
import { itemsOf, type WeighedRow } from "./handover-form.ts";
import { stageOf } from "./handover-state.ts";

/** A hand-over as both phones know it, and the signature of the person with this one. */
export const useHandover = (id: string, userId: string) => {
  const [source] = useState(() => pickupSource(id));
  const { data: page, at, problem, reload } = useKept(source);
  const { signatures } = useOutbox(userId);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OutboxFailure>();
  useFresh(reload);
  useLivePickups(reload);
  const kept = signatures.find(({ pickupId }) => pickupId === id);
  const isSent = kept?.state === "sent";
  // What waited on this phone has arrived: what became of it is worth knowing at once.
  useEffect(() => {
    if (isSent) void reload();
  }, [isSent, reload]);

  const sign = async (rows: readonly WeighedRow[]): Promise<void> => {
    const items = itemsOf(rows);
    if (!items || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await signAsPoint({
        pickupId: id,
        userId,
        occurredAt: new Date().toISOString(),
        items,
        driver: page?.pickup.driver?.name ?? null,
      });
      if (navigator.onLine) await reload();
    } catch (error) {
      setFailure(asOutboxError(error).reason);
    } finally {
      setBusy(false);
    }
  };

  return {
    page,
    at,
    problem,
    reload,
    kept,
    stage: page && stageOf(page, kept),
    sign: (rows: readonly WeighedRow[]) => void sign(rows),
    isBusy,
    failure,
  };
};

export type Handover = ReturnType<typeof useHandover>;
