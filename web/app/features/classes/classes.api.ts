import * as contract from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import { call } from "../../lib/api-client.ts";

export type School = ResponseOf<typeof contract.showSchool>;
export type League = ResponseOf<typeof contract.showLeague>;

export const schoolSource = {
  name: "school",
  load: (): Promise<School> => call(contract.showSchool),
  parse: (value: unknown): School => contract.showSchool.response.parse(value),
};

/** A new class, or another name and number for one that there is. */
export const saveClass = (
  id: string | undefined,
  body: contract.ClassInput,
  idempotencyKey: string,
) =>
  id === undefined
    ? call(contract.makeClass, { body, idempotencyKey })
    : call(contract.changeClass, { params: { id }, body, idempotencyKey });

export const closeClass = (id: string) => call(contract.closeClass, { params: { id } });

export const joinLeague = (isIn: boolean, idempotencyKey: string) =>
  call(contract.joinLeague, { body: { isIn }, idempotencyKey });

/** Null where it cannot be had. */
export const fetchLeague = (): Promise<League | null> =>
  call(contract.showLeague).catch(() => null);
