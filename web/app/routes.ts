import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages } from "./lib/route-table.ts";

/** One module may serve several addresses, so each route is named after its address. */
const routeId = (path: string): string => `page:${path}`;

export default [
  ...pages.flatMap(({ path, file }) => {
    if (!file) return [];
    const options = { id: routeId(path) };
    return path === "/" ? [index(file, options)] : [route(path.slice(1), file, options)];
  }),
  route("*", "routes/unlisted.tsx"),
] satisfies RouteConfig;
