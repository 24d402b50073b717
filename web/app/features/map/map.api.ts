import type { ResponseOf } from "@app/contract/endpoint";
import { listPoints, pointsPageSize, showPoint, showPointsMap } from "@app/contract/points";
import { call } from "../../lib/api-client.ts";
import type { Position } from "../../lib/distance.ts";
import { filterQuery, type PointFilters } from "./point-filters.ts";

export type PageOfPoints = ResponseOf<typeof listPoints>;
export type PointsMap = ResponseOf<typeof showPointsMap>;

export const fetchPoints = (
  filters: PointFilters,
  position: Position | null,
  page: number,
  signal?: AbortSignal,
): Promise<PageOfPoints> =>
  call(listPoints, {
    query: { ...filterQuery(filters), ...position, page, limit: pointsPageSize },
    ...(signal && { signal }),
  });

export const parsePage = (value: unknown): PageOfPoints => listPoints.response.parse(value);

export const fetchPoint = (id: string) => call(showPoint, { params: { id } });

export const fetchPointsMap = (filters: PointFilters): Promise<PointsMap> =>
  call(showPointsMap, { query: filterQuery(filters) });
