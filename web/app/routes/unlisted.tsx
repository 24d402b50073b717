import { data, redirect, replace } from "react-router";
import "../lib/late-table.ts";
import type { Route } from "./+types/unlisted";
import { guardsOf, switchedOffPath } from "../lib/page-rules.ts";
import { resolvePath, withQuery } from "../lib/resolve-path.ts";

/** Every address without a page of its own: a second spelling, a part switched off, or nothing. */
const answer = (url: URL, permanently: (to: string) => Response): never => {
  const resolution = resolvePath(url.pathname);
  if (resolution.kind === "redirect") throw permanently(withQuery(resolution.to, url.search));
  if (resolution.kind === "page" && guardsOf(resolution.page).includes("offl")) {
    throw redirect(switchedOffPath(resolution.page.feature));
  }
  throw data(null, { status: 404 });
};

export const loader = ({ url }: Route.LoaderArgs) => answer(url, (to) => redirect(to, 308));

/** The browser knows the same table: no call, and no entry in the history. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => answer(url, replace);

// Never shown, but without a component the error screen would not be either.
export default function Unlisted() {
  return null;
}
