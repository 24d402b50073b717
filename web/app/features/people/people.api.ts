import { listAudit } from "@app/contract/audit";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import * as contract from "@app/contract/people";
import type { Role } from "@app/contract/roles";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type { PersonRow } from "@app/contract/people";
export type Person = ResponseOf<typeof contract.showPerson>;
export type Move = ResponseOf<typeof contract.listPersonLedger>["moves"][number];
export type PersonDeposit = ResponseOf<typeof contract.listPersonDeposits>["deposits"][number];
export type Correction = ResponseOf<typeof contract.listCorrections>["corrections"][number];

export interface Asked {
  find?: string | undefined;
  role?: Role | undefined;
  state?: contract.PersonState | undefined;
  wilaya?: number | undefined;
}

export const loadPeople = (asked: Asked, after: string | undefined) =>
  call(contract.listPeople, { query: { ...asked, after } });

export const savePeople = async (asked: Asked): Promise<void> => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const file = await download(`${contract.exportPeople.path}?${search.toString()}`, "text/csv");
  saveBlob("people.csv", file);
};

export const loadPerson = (id: string) => call(contract.showPerson, { params: { id } });

export const loadLedger = (id: string, before: string | undefined) =>
  call(contract.listPersonLedger, { params: { id }, query: { before } });

export const loadDeposits = (id: string, before: string | undefined) =>
  call(contract.listPersonDeposits, { params: { id }, query: { before } });

export const loadLog = (subjectId: string, after: string | undefined) =>
  call(listAudit, { query: { subjectId, after } });

export const sendState = (
  id: string,
  body: BodyInput<typeof contract.setPersonState>,
  idempotencyKey: string,
) => call(contract.setPersonState, { params: { id }, body, idempotencyKey });

export const sendNewCode = (id: string, reason: string, idempotencyKey: string) =>
  call(contract.resetPersonCode, { params: { id }, body: { reason }, idempotencyKey });

export const sendRole = (
  id: string,
  body: BodyInput<typeof contract.setPersonRole>,
  idempotencyKey: string,
) => call(contract.setPersonRole, { params: { id }, body, idempotencyKey });

export const sendDeviceEnd = (id: string, deviceId: string, idempotencyKey: string) =>
  call(contract.endPersonDevice, { params: { id, deviceId }, idempotencyKey });

export const sendNote = (id: string, text: string, idempotencyKey: string) =>
  call(contract.addPersonNote, { params: { id }, body: { text }, idempotencyKey });

export const sendCorrection = (
  id: string,
  body: BodyInput<typeof contract.correctBalance>,
  idempotencyKey: string,
) => call(contract.correctBalance, { params: { id }, body, idempotencyKey });

export const loadCorrections = (after: string | undefined) =>
  call(contract.listCorrections, { query: { after } });

export const sendDecision = (
  id: string,
  decision: "confirmed" | "refused",
  idempotencyKey: string,
) => call(contract.decideCorrection, { params: { id }, body: { decision }, idempotencyKey });
