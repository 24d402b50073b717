import { deskDepositsSheet, listDeskDeposits, showDeskDeposit } from "@app/contract/desk-deposits";
import { deskLotsSheet, listDeskLots, showDeskLot } from "@app/contract/desk-lots";
import { showDeskOverview } from "@app/contract/desk-overview";
import {
  assignPickup,
  deskPickupsSheet,
  listDeskPickups,
  listFittingDrivers,
  showDeskPickup,
} from "@app/contract/desk-pickups";
import {
  deskPointsSheet,
  listDeskPoints,
  pausePoint,
  showDeskPoint,
} from "@app/contract/desk-points";
import {
  type BodyInput,
  fileTypes,
  type QueryInput,
  type ResponseOf,
} from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import { holdDeposit } from "@app/contract/signals";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type Overview = ResponseOf<typeof showDeskOverview>;
export type DepositEvidence = ResponseOf<typeof showDeskDeposit>;
export type PickupDetails = ResponseOf<typeof showDeskPickup>;
export type FittingDriver = ResponseOf<typeof listFittingDrivers>["drivers"][number];
export type LotDetails = ResponseOf<typeof showDeskLot>;
export type PointDetails = ResponseOf<typeof showDeskPoint>;

/** What narrows a table, as it stands in the address. */
export type Filter = Readonly<Record<string, string>>;

export interface RowPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

export const loadOverview = (): Promise<Overview> => call(showDeskOverview);

const asked = (filter: Filter, after: string | undefined) => ({
  ...filter,
  ...(after === undefined ? {} : { after }),
});

export const loadDeposits = async (filter: Filter, after: string | undefined) => {
  const query = asked(filter, after) as QueryInput<typeof listDeskDeposits>;
  const { deposits: rows, next } = await call(listDeskDeposits, { query });
  return { rows, next };
};

export const loadPickups = async (filter: Filter, after: string | undefined) => {
  const query = asked(filter, after) as QueryInput<typeof listDeskPickups>;
  const { pickups: rows, next } = await call(listDeskPickups, { query });
  return { rows, next };
};

export const loadLots = async (filter: Filter, after: string | undefined) => {
  const query = asked(filter, after) as QueryInput<typeof listDeskLots>;
  const { lots: rows, next } = await call(listDeskLots, { query });
  return { rows, next };
};

export const loadPoints = async (filter: Filter, after: string | undefined) => {
  const query = asked(filter, after) as QueryInput<typeof listDeskPoints>;
  const { points: rows, next } = await call(listDeskPoints, { query });
  return { rows, next };
};

const sheets = {
  deposits: deskDepositsSheet,
  pickups: deskPickupsSheet,
  lots: deskLotsSheet,
  points: deskPointsSheet,
} as const;
export type SheetName = keyof typeof sheets;

export const saveSheet = async (name: SheetName, filter: Filter): Promise<void> => {
  const path = `${sheets[name].path}?${new URLSearchParams(filter)}`;
  saveBlob(`${product.slug}-${name}.csv`, await download(path, fileTypes.csv));
};

export const loadDeposit = (id: string) => call(showDeskDeposit, { params: { id } });
export const loadPickup = (id: string) => call(showDeskPickup, { params: { id } });
export const loadLot = (id: string) => call(showDeskLot, { params: { id } });
export const loadPoint = (id: string) => call(showDeskPoint, { params: { id } });

export const loadDrivers = (id: string, from: string) =>
  call(listFittingDrivers, { params: { id }, query: { from } });

export const sendHold = (id: string, note: string, idempotencyKey: string) =>
  call(holdDeposit, { params: { id }, body: { note }, idempotencyKey });

export const sendAssignment = (
  id: string,
  body: BodyInput<typeof assignPickup>,
  idempotencyKey: string,
) => call(assignPickup, { params: { id }, body, idempotencyKey });

export const sendPause = (id: string, body: BodyInput<typeof pausePoint>, idempotencyKey: string) =>
  call(pausePoint, { params: { id }, body, idempotencyKey });
