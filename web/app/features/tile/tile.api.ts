import { type DisputeReason, openDispute } from "@app/contract/deposit-changes";
import { type MyDeposit, showMyDeposit } from "@app/contract/my-deposit";
import { call } from "../../lib/api-client.ts";

export const fetchDeposit = (number: number, signal: AbortSignal): Promise<MyDeposit> =>
  call(showMyDeposit, { params: { number }, signal });

export interface Dispute {
  reason: DisputeReason;
  note: string;
}

export const sendDispute = (number: number, body: Dispute, idempotencyKey: string) =>
  call(openDispute, { params: { number }, body, idempotencyKey });
