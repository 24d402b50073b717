import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { hasDevPages } from "../config.ts";
import { pages } from "./lib/route-table.ts";

/** One module may serve several addresses, so each route is named after its address. */
const routeId = (path: string): string => `page:${path}`;

export default [
  ...pages.flatMap(({ path, file }) => {
    if (!file) return [];
    const options = { id: routeId(path) };
    return path === "/" ? [index(file, options)] : [route(path.slice(1), file, options)];
  }),
  ...(hasDevPages ? [route("dev/ui", "dev/ui-page.tsx")] : []),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/pages.xml", "routes/sitemap.pages.ts"),
  route("sitemap/points/:part", "routes/sitemap.points.ts"),
  route("*", "routes/unlisted.tsx"),
] satisfies RouteConfig;
