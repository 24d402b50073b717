import { noXml, sitemapIndex, xmlResponse } from "../lib/sitemap.ts";
import { countParts } from "../lib/sitemap-points.server.ts";

/** Always an index: points grow beyond what one file may hold. */
export const loader = async (): Promise<Response> => {
  const parts = await countParts().catch(() => null);
  if (parts === null) return noXml(503);
  const points = Array.from({ length: parts }, (_, part) => `/sitemap/points/${part + 1}.xml`);
  return xmlResponse(sitemapIndex(["/sitemap/pages.xml", ...points]));
};
