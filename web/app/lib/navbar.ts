import { resolvePath } from "./resolve-path.ts";

/** full: logo, menus, side menu. simple: logo, training, profile panel. */
export type Navbar = "full" | "simple";

/** Which bar a page shows, by its column in the route table. */
export const navbarOf = (pathname: string, isSignedIn: boolean): Navbar => {
  const resolution = resolvePath(pathname);
  const column = resolution.kind === "unknown" ? "v1" : resolution.page.navbar;
  if (column === "session") return isSignedIn ? "simple" : "full";
  return column === "v1" || column === "own" ? "full" : "simple";
};
