import type { User } from "@app/contract/session";

/** Works at a point without owning one. */
const isCollaborator = ({ scope, roles }: Pick<User, "roles" | "scope">): boolean =>
  scope.includes("point-staff") && !roles.includes("Collection Point");

/** Who stands at a counter learns at the point; everybody else in public. */
export const trainingPath = (user: Pick<User, "default_role" | "roles" | "scope"> | null): string =>
  user && (user.default_role === "Collection Point" || isCollaborator(user))
    ? "/collection-point/training"
    : "/training";
