import { useSearchParams } from "react-router";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CodeCard } from "../features/code/code-card.tsx";
import { leadTo } from "../lib/lead-to.ts";
import { codeQuery, readBadge, readCodeQuery } from "../lib/read-code.ts";
import { session } from "../lib/session/session-store.ts";
import type { Route } from "./+types/ana";

const counter = "/collection-point/intake";
const pickups = "/collection-point/pickups";

/** Nothing: with it the card is sent at once, before anybody is known. */
export const loader = () => null;

/** Where a point goes on with the code: to the counter; a driver is met at the pick-ups. */
const staffPath = (search: URLSearchParams): string => {
  const badge = readBadge(search.get("q"));
  if (badge) return `${pickups}?driver=${badge}`;
  const read = readCodeQuery(search, "q");
  return read ? `${counter}?${codeQuery(read)}` : counter;
};

export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => {
  const { user } = await session.restore();
  if (user?.scope.includes("point-staff")) throw leadTo(staffPath(url.searchParams));
  return null;
};
clientLoader.hydrate = true as const;

export default function Ana() {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      {/* Its guard sends to the log-in and back: the link carries the code before any script is there. */}
      <CodeCard staff={staffPath(search)} />
    </>
  );
}
