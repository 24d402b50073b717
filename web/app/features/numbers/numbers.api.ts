import type { BodyInput } from "@app/contract/endpoint";
import type { LimitName } from "@app/contract/limits";
import {
  addEmissionFactor,
  listNumbers,
  previewLimit,
  previewRate,
  setLimit,
} from "@app/contract/numbers";
import { announceRate } from "@app/contract/rates";
import { call } from "../../lib/api-client.ts";

export const loadNumbers = () => call(listNumbers);

export type NewRate = BodyInput<typeof announceRate>;
export type NewFactor = BodyInput<typeof addEmissionFactor>;

export const askRateEffect = ({
  material,
  perKilogram,
  starBonusPercent,
}: Omit<NewRate, "validFrom" | "reason">) =>
  call(previewRate, { query: { material, perKilogram, starBonusPercent } });

export const askLimitEffect = (name: LimitName, value: number) =>
  call(previewLimit, { params: { name }, query: { value } });

export const publishRate = (body: NewRate) => call(announceRate, { body });

export const publishLimit = (name: LimitName, body: BodyInput<typeof setLimit>) =>
  call(setLimit, { params: { name }, body });

export const publishFactor = (body: NewFactor) => call(addEmissionFactor, { body });
