import {
  brandLotDetailsSchema,
  brandLotsSheet,
  type BrandLotDetails,
  type BrandOverview,
  brandOverviewSchema,
  listBrandLots,
  listBrandWeighings,
  showBrandLot,
  showBrandOverview,
} from "@app/contract/brand-overview";
import { fileTypes, type ResponseOf } from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import { ApiError, call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";
import type { OverviewFilter } from "./filter.ts";
import type { AskedWeighings } from "./weighing-query.ts";

export type LotPage = ResponseOf<typeof listBrandLots>;
export type WeighingPage = ResponseOf<typeof listBrandWeighings>;

/** Kept for a visit without a network, each view under its own name. */
export const overviewSource = ({ year, wilaya }: OverviewFilter) => ({
  name: `brand-overview.${year ?? ""}.${wilaya ?? ""}`,
  load: (): Promise<BrandOverview> => call(showBrandOverview, { query: { year, wilaya } }),
  parse: (value: unknown): BrandOverview => brandOverviewSchema.parse(value),
});

export const loadLots = (filter: OverviewFilter, before: string | undefined): Promise<LotPage> =>
  call(listBrandLots, { query: { ...filter, before } });

/** Null when the brand has no part in it, or the address can be none. */
export const lotSource = (id: string) => ({
  name: `brand-lot.${id}`,
  load: async (): Promise<BrandLotDetails | null> => {
    try {
      return await call(showBrandLot, { params: { id } });
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
      throw error;
    }
  },
  parse: (value: unknown): BrandLotDetails | null =>
    value === null ? null : brandLotDetailsSchema.parse(value),
});

export const loadWeighings = (
  query: AskedWeighings,
  before: string | undefined,
): Promise<WeighingPage> => call(listBrandWeighings, { query: { ...query, before } });

export const saveLots = async (filter: OverviewFilter): Promise<void> => {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const path = `${brandLotsSheet.path}?${new URLSearchParams(asked)}`;
  saveBlob(`${product.slug}-lots.csv`, await download(path, fileTypes.csv));
};
