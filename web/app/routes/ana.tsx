import { useLocation } from "react-router";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CodeCard } from "../features/code/code-card.tsx";
import { loginFor, rememberPath } from "../features/session/destinations.ts";
import { leadTo } from "../lib/lead-to.ts";
import { codeQuery, readBadge, readCodeQuery } from "../lib/read-code.ts";
import { session } from "../lib/session/session-store.ts";
import type { Route } from "./+types/ana";

const counter = "/collection-point/intake";
const pickups = "/collection-point/pickups";

/** Nothing: with it the card is sent at once, before anybody is known. */
export const loader = () => null;

/** Who works at a point goes on to the counter with the code; a driver is met at the pick-ups. */
export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => {
  const { user } = await session.restore();
  const read = readCodeQuery(url.searchParams, "q");
  if (user?.scope.includes("point-staff")) {
    const badge = readBadge(url.searchParams.get("q"));
    if (badge) throw leadTo(`${pickups}?driver=${badge}`);
    throw leadTo(read ? `${counter}?${codeQuery(read)}` : counter);
  }
  return null;
};
clientLoader.hydrate = true as const;

export default function Ana() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SiteHeader />
      <CodeCard
        staffLogin={loginFor(counter)}
        onStaffLogin={() => rememberPath(pathname + search)}
      />
    </>
  );
}
