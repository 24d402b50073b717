import type { MyDeposit } from "@app/contract/my-deposit";
import { useEffect, useState } from "react";
import { OfflineError } from "../../lib/api-client.ts";
import { fetchDeposit } from "./tile.api.ts";

interface Shown {
  deposit: MyDeposit | null;
  problem: "offline" | "failed" | null;
}

/** Asked for again whenever `freshAs` changes; what is shown stays until the answer comes. */
export const useDeposit = (number: number, freshAs: number) => {
  const [shown, setShown] = useState<Shown>({ deposit: null, problem: null });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    fetchDeposit(number, leaving.signal)
      .then((deposit) => setShown({ deposit, problem: null }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const problem = error instanceof OfflineError ? "offline" : "failed";
        setShown(({ deposit }) => ({ deposit, problem }));
      });
    return () => leaving.abort();
  }, [number, freshAs, asked]);

  return { ...shown, askAgain: () => setAsked((times) => times + 1) };
};
