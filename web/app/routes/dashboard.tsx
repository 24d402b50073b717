import { redirect } from "react-router";
import { dashboardOf } from "../features/session/destinations.ts";
import { requireUser } from "../features/session/guard.ts";
import type { Route } from "./+types/dashboard";

/** Has no screen: leads to where the role of the person begins. */
export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => {
  const user = await requireUser(url);
  throw redirect(dashboardOf(user.default_role));
};

export function HydrateFallback() {
  return null;
}

export default function Dashboard() {
  return null;
}
