import { resolvePath } from "./resolve-path.ts";

export type Area = "green" | "yellow" | "blue";

/** Whose part of the site an address lies in: points are yellow, brands blue, the rest green. */
export const areaOf = (pathname: string): Area => {
  const resolution = resolvePath(pathname);
  if (resolution.kind === "unknown") return "green";
  const { feature, footer } = resolution.page;
  if (footer !== "none") return footer;
  return feature === "point" ? "yellow" : "green";
};
