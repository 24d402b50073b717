import { showAccount } from "@app/contract/account";
import { call } from "../../lib/api-client.ts";

/** The spec's user has no number; the account does. */
export const accountPhone = {
  name: "phone",
  load: async (): Promise<string | null> => (await call(showAccount)).phone,
  parse: (value: unknown): string | null => (typeof value === "string" ? value : null),
};
