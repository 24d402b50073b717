import type { BodyInput } from "@app/contract/endpoint";
import * as contract from "@app/contract/distributor";
import { call } from "../../lib/api-client.ts";

export const loadOwnLines = () => call(contract.listOwnLines);
export const sayUnits = (id: string, units: number) =>
  call(contract.sayUnits, { params: { id }, body: { units } });
export const loadMonth = (month?: string) =>
  call(contract.showOwnMonth, { query: month ? { month } : {} });
export const confirmMonth = (
  month: string,
  body: BodyInput<typeof contract.confirmMonth>,
  idempotencyKey: string,
) => call(contract.confirmMonth, { params: { month }, body, idempotencyKey });
export const loadReturns = () => call(contract.showReturns);
