import { showWeighIn, weighIn } from "@app/contract/deliveries";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { call } from "../../lib/api-client.ts";

export type Load = ResponseOf<typeof showWeighIn>;
export type WeighInBody = BodyInput<typeof weighIn>;

export const readLoad = (token: string): Promise<Load> => call(showWeighIn, { params: { token } });

export const sendWeighIn = (token: string, body: WeighInBody, idempotencyKey: string) =>
  call(weighIn, { params: { token }, body, idempotencyKey });
