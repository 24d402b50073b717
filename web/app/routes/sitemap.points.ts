import { pointPath } from "../features/map/point-path.ts";
import { noXml, urlSet, xmlResponse } from "../lib/sitemap.ts";
import { pointsOfPart } from "../lib/sitemap-points.server.ts";
import type { Route } from "./+types/sitemap.points";

export const loader = async ({ params }: Route.LoaderArgs): Promise<Response> => {
  const part = /^([1-9]\d{0,2})\.xml$/.exec(params.part)?.[1];
  if (!part) return noXml(404);
  const ids = await pointsOfPart(Number(part)).catch(() => null);
  if (!ids) return noXml(503);
  return ids.length > 0 ? xmlResponse(urlSet(ids.map(pointPath))) : noXml(404);
};
