import type { PersonRow } from "@app/contract/people";
import type { FoundPerson } from "./people.queries.ts";

export const shownPerson = ({
  firstName,
  lastName,
  seenAt,
  joinedAt,
  ...person
}: FoundPerson): PersonRow => ({
  ...person,
  name: `${firstName} ${lastName}`.trim(),
  seenAt: seenAt?.toISOString() ?? null,
  joinedAt: joinedAt.toISOString(),
});
