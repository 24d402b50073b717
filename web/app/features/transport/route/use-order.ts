import { useState } from "react";
import { type Route, saveOrder } from "../transport.api.ts";
import { useSending } from "../use-sending.ts";
import { doorsOf, moved } from "./route-rules.ts";

/** The driver's own order: seen at once, kept by the server, and what the way then is asked anew. */
export const useOrder = (route: Route, reload: () => Promise<void>) => {
  const [draft, setDraft] = useState<readonly string[]>();
  const { send, busy, problem } = useSending();
  const ids = draft ?? doorsOf(route).map(({ pickup }) => pickup.id);

  const save = async (order: readonly string[]): Promise<void> => {
    await send(order.join(" "), (key) => saveOrder(route.day, order, key));
    await reload();
    setDraft(undefined);
  };

  return {
    ids,
    isBusy: busy !== undefined,
    problem,
    /** While a finger still holds it. */
    preview: (id: string, to: number) => setDraft(moved(ids, id, to)),
    drop: () => (draft ? save(draft) : Promise.resolve()),
    move: (id: string, to: number) => {
      const order = moved(ids, id, to);
      setDraft(order);
      return save(order);
    },
    /** As the planner thinks best. */
    reset: () => save([]),
  };
};
export type Order = ReturnType<typeof useOrder>;
