import {
  confirmDeclaration,
  pointDeclarations,
  refuseDeclaration,
  type RefusalReason,
} from "@app/contract/declarations";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { pointDeposits, pointToday, type WeighedDeposit } from "@app/contract/point-day";
import { listMyPoints, type MyPoint } from "@app/contract/points";
import { currentRatesSchema, listRates } from "@app/contract/rates";
import { correctStock, showStock } from "@app/contract/stock";
import { call } from "../../../lib/api-client.ts";

export type Stock = ResponseOf<typeof showStock>;
export type Declaration = ResponseOf<typeof pointDeclarations>["declarations"][number];
export type Rates = ResponseOf<typeof listRates>["rates"];
export interface Declared {
  declarations: Declaration[];
  rates: Rates;
}

export const pointsSource = {
  name: "points",
  load: async (): Promise<MyPoint[]> => (await call(listMyPoints)).points,
  parse: (value: unknown): MyPoint[] => listMyPoints.response.parse({ points: value }).points,
};

export const todaySource = (id: string) => ({
  name: `today.${id}`,
  load: () => call(pointToday, { params: { id } }),
  parse: (value: unknown) => pointToday.response.parse(value),
});

export const stockSource = (id: string) => ({
  name: `stock.${id}`,
  load: () => call(showStock, { params: { id } }),
  parse: (value: unknown) => showStock.response.parse(value),
});

/** With the rates: what a bag gives is shown before it is sent. */
export const declaredSource = (id: string) => ({
  name: `declared.${id}`,
  load: async (): Promise<Declared> => {
    const [{ declarations }, { rates }] = await Promise.all([
      call(pointDeclarations, { params: { id } }),
      call(listRates),
    ]);
    return { declarations, rates };
  },
  parse: (value: unknown): Declared => ({
    declarations: pointDeclarations.response.parse(value).declarations,
    rates: currentRatesSchema.parse(value).rates,
  }),
});

export const loadDeposits = (id: string, last: WeighedDeposit | undefined) =>
  call(pointDeposits, {
    params: { id },
    query: last ? { before: last.at, beforeId: last.id } : {},
  });

export const confirmBag = (
  id: string,
  body: BodyInput<typeof confirmDeclaration>,
  idempotencyKey: string,
) => call(confirmDeclaration, { params: { id }, body, idempotencyKey });

export const refuseBag = (id: string, reason: RefusalReason, idempotencyKey: string) =>
  call(refuseDeclaration, { params: { id }, body: { reason }, idempotencyKey });

export const saveCount = (
  id: string,
  body: BodyInput<typeof correctStock>,
  idempotencyKey: string,
) => call(correctStock, { params: { id }, body, idempotencyKey });
