import { findLimits, personStates } from "@app/contract/people";
import { roleNames } from "@app/contract/roles";
import type { Asked } from "./people.api.ts";

/** What the address asks for; what it says wrongly it does not ask. */
export const askedIn = (search: URLSearchParams): Asked => {
  const find = search.get("find")?.trim() ?? "";
  const wilaya = Number(search.get("wilaya"));
  return {
    find: find.length >= findLimits.min ? find.slice(0, findLimits.max) : undefined,
    role: roleNames.find((role) => role === search.get("role")),
    state: personStates.find((state) => state === search.get("state")),
    wilaya: Number.isInteger(wilaya) && wilaya >= 1 && wilaya <= 99 ? wilaya : undefined,
  };
};
