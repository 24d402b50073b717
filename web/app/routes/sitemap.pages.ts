import { publicPages } from "../lib/public-pages.ts";
import { urlSet, xmlResponse } from "../lib/sitemap.ts";

export const loader = (): Response =>
  xmlResponse(urlSet(publicPages.map(({ path }) => path).filter((path) => !path.includes(":"))));
