import { showAccount, type Account } from "@app/contract/account";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../lib/api-client.ts";

export interface AccountState {
  account: Account | undefined;
  /** The newest answer could not be had. */
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** What the settings show; loaded anew after every change and when the network is back. */
export const useAccount = (): AccountState => {
  const [account, setAccount] = useState<Account>();
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    try {
      setAccount(await call(showAccount));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    const again = () => void reload();
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [reload]);

  return { account, hasFailed, reload };
};
