import { type CustodyProof, proveCustody } from "@app/contract/custody";
import { showCommune } from "@app/contract/places";
import { checkReport, type PublicReport } from "@app/contract/reports";
import { call } from "../../lib/api-client.ts";

export const fetchProof = (subject: string, signal: AbortSignal): Promise<CustodyProof> =>
  call(proveCustody, { params: { subject }, signal });

/** Its names; null where they cannot be had, which is no reason to keep the verdict back. */
export const fetchCommune = (code: number, signal: AbortSignal) =>
  call(showCommune, { params: { code }, signal }).catch(() => null);

export const fetchReport = (number: string, signal: AbortSignal): Promise<PublicReport> =>
  call(checkReport, { params: { number }, signal });
