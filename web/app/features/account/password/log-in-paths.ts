import type { Strategy } from "../../../lib/storage.ts";

/** Where people and where organisations log in. */
export const logInPaths: Record<Strategy, string> = { local: "/login", user: "/auth/signin" };
