import { listPoints } from "@app/contract/points";
import { callPublicly } from "./public-api.server.ts";

/** As many as the API gives at once. */
const pageSize = 50;
/** What one file of the sitemap asks for, one after the other: it is made once an hour. */
const pagesInPart = 10;
/** The API has no page after this one. */
const lastPage = 1000;
const pointsInPart = pageSize * pagesInPart;

export const countParts = async (): Promise<number> => {
  const { total } = await callPublicly(listPoints, { query: { page: 1, limit: 1 } });
  return Math.min(Math.ceil(total / pointsInPart), lastPage / pagesInPart);
};

/** The ids of a part, from 1; none when there is no such part. */
export const pointsOfPart = async (part: number): Promise<string[]> => {
  const ids: string[] = [];
  const first = (part - 1) * pagesInPart + 1;
  for (let page = first; page < first + pagesInPart && page <= lastPage; page++) {
    const { points } = await callPublicly(listPoints, { query: { page, limit: pageSize } });
    ids.push(...points.map(({ id }) => id));
    if (points.length < pageSize) break;
  }
  return ids;
};
