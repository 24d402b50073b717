import { showAccount, type Account } from "@app/contract/account";
import { call } from "../../lib/api-client.ts";
import { useLoaded } from "../../lib/use-loaded.ts";

export interface AccountState {
  account: Account | undefined;
  /** The newest answer could not be had. */
  hasFailed: boolean;
  reload: () => Promise<void>;
}

const load = (): Promise<Account> => call(showAccount);

/** What the settings show; loaded anew after every change and when the network is back. */
export const useAccount = (): AccountState => {
  const { data: account, failed: hasFailed, refresh: reload } = useLoaded(load);
  return { account, hasFailed, reload };
};
