import { useCallback, useState } from "react";
import { useLoaded } from "../../../../lib/use-loaded.ts";
import { loadMonth } from "./vouchers.api.ts";

/** A month of the shop, the present one unless another is chosen. */
export const useAccount = (pointId: string) => {
  const [month, setMonth] = useState<string>();
  const load = useCallback(() => loadMonth(pointId, month), [pointId, month]);
  const { data: shown, failed, reload } = useLoaded(load);
  const [present, setPresent] = useState<string>();
  // The first answer is of the present month, by the server's calendar.
  if (present === undefined && shown) setPresent(shown.month);
  return { shown, present, chosen: month ?? present, chooseMonth: setMonth, failed, reload };
};

export type Account = ReturnType<typeof useAccount>;
