import { declareDeposit, myDeclarations } from "@app/contract/declarations";
import type { BodyOf, ResponseOf } from "@app/contract/endpoint";
import { listRates } from "@app/contract/rates";
import { citizenWall } from "@app/contract/walls";
import { call } from "../../lib/api-client.ts";

export type Bag = ResponseOf<typeof myDeclarations>["declarations"][number];
export type Declared = ResponseOf<typeof declareDeposit>;

/** The bags that wait, for the next opening without a network as well. */
export const bagsSource = {
  name: "declarations",
  load: () => call(myDeclarations),
  parse: (value: unknown) => myDeclarations.response.parse(value),
};

export const sendDeclaration = (body: BodyOf<typeof declareDeposit>, idempotencyKey: string) =>
  call(declareDeposit, { body, idempotencyKey });

export const fetchRates = async () => (await call(listRates)).rates;

/** Where the citizen lives. */
export const fetchHome = async () => (await call(citizenWall)).commune;
