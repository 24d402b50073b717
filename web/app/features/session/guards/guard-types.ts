import type { News } from "../../../lib/news.ts";
import type { Page } from "../../../lib/route-types.ts";
import type { Session } from "../../../lib/session/session-store.ts";
import type { Ask } from "./ask.ts";

export interface Visit {
  url: URL;
  page: Page;
}

/** Where to go instead, or null: the page may open. */
export type Check = (visit: Visit) => Promise<string | null>;

export interface GuardPorts {
  session: Pick<Session, "restore" | "refetch">;
  ask: Ask;
  /** Keeps the path asked for until the person may go there. */
  remember: (path: string) => void;
  /** Tells the person on the page they are led to why they are there. */
  leaveNews: (news: News) => void;
}

export const pathOf = ({ url }: Visit): string => url.pathname + url.search;
