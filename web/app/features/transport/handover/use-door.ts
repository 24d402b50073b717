import type { Pickup } from "@app/contract/pickups";
import type { Stop } from "@app/contract/transport-jobs";
import { useEffect, useEffectEvent, useState } from "react";
import { openLive } from "../../../lib/live.ts";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { useVanOutbox } from "../outbox/use-van-outbox.ts";
import { doorsOf } from "../route/route-rules.ts";
import { pickupSource, routeSource } from "../transport.api.ts";

/** While the other side is waited for, and otherwise. */
const waitingMs = 4000;
const restingMs = 30_000;

export interface Door {
  pickup: Pickup;
  point: Stop["point"];
}

/** A pick-up at its door: from the server, or as the day's route on this phone knows it. */
export const useDoor = (id: string) => {
  const [source] = useState(() => pickupSource(id));
  const asked = useKept(source);
  const route = useKept(routeSource);
  const outbox = useVanOutbox();
  const known: Door | undefined =
    asked.data ?? (route.data && doorsOf(route.data).find(({ pickup }) => pickup.id === id));
  const signature = outbox.all.findLast(
    ({ pickupId, act }) => pickupId === id && act.kind === "sign",
  );
  const { reload } = asked;
  const isSigned = signature !== undefined || known?.pickup.signed.includes("driver") === true;
  useAskedAgain(reload, isSigned && !known?.pickup.lot ? waitingMs : restingMs);
  const { rounds } = outbox;
  useEffect(() => {
    if (rounds > 0) void reload();
  }, [rounds, reload]);
  // Whatever is said on the live line may be the other side's signature; the first word is a balance.
  const hear = useEffectEvent((type: string) => {
    if (type !== "balance") void reload();
  });
  useEffect(() => openLive({ onMessage: ({ type }) => hear(type) }), []);
  // What is waiting to be sent is shown whatever became of the pick-up.
  const isGone = asked.data === null && signature === undefined;
  return {
    door: isGone ? undefined : known,
    isGone,
    signature,
    isSigned,
    outbox,
    problem: asked.problem,
    at: asked.at,
    reload,
  };
};
