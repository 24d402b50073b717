import { createClient } from "./api-client.ts";
import { hostSettings } from "./host-settings.server.ts";
import type { AccessTokens } from "./storage.ts";

/** How long a page waits for public data; then the browser asks by itself. */
const limitMs = 2000;

/** The server knows nobody: it asks for what everybody may see. */
const nobody: AccessTokens = {
  read: () => null,
  write: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};

const client = createClient({ origin: hostSettings.apiUrl, tokens: nobody, locale: () => "en" });

export const callPublicly: typeof client.call = (endpoint, ...[parts]) => {
  const limited = { ...parts, signal: AbortSignal.timeout(limitMs) };
  return client.call(endpoint, limited as NonNullable<typeof parts>);
};
