import type { Stop } from "@app/contract/transport-jobs";
import { useState } from "react";
import { useNavigate } from "react-router";
import { metersBetween } from "../../../lib/distance.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { handoverPath } from "../driver-header.tsx";
import { keepAct } from "../outbox/van-outbox.ts";

/** Within this, phones disagree about where a door is. */
const nearMeters = 500;

/** Where the phone is; null when it may not or cannot say so in time. */
const askPosition = (): Promise<{ lat: number; lng: number } | null> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { maximumAge: 60_000, timeout: 6000 },
    );
    return undefined;
  });

/** "I have arrived": asks where the phone is, asks back when that is far, and opens the weighing. */
export const useArrival = ({ pickup, point }: Stop) => {
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  const [isBusy, setBusy] = useState(false);
  const [awayMeters, setAway] = useState<number>();
  const [isNotKept, setNotKept] = useState(false);

  const arrive = async (meters: number | null) => {
    if (userId === undefined) return;
    setAway(undefined);
    setBusy(true);
    try {
      await keepAct({
        userId,
        pickupId: pickup.id,
        pointName: point.name,
        occurredAt: new Date().toISOString(),
        act: { kind: "arrive", meters },
      });
      // Without a network the page comes whole from this phone: the router cannot ask where it is.
      if (navigator.onLine) await navigate(handoverPath(pickup.id));
      else location.assign(handoverPath(pickup.id));
    } catch {
      setNotKept(true);
    } finally {
      setBusy(false);
    }
  };

  const check = async () => {
    if (isBusy) return;
    setBusy(true);
    setNotKept(false);
    const position = await askPosition();
    setBusy(false);
    const door = { lat: point.latitude, lng: point.longitude };
    const meters = position && metersBetween(position, door);
    if (meters !== null && meters > nearMeters) setAway(meters);
    else await arrive(meters);
  };

  return {
    check,
    isBusy,
    isNotKept,
    awayMeters,
    goOn: () => arrive(awayMeters ?? null),
    stay: () => setAway(undefined),
  };
};
