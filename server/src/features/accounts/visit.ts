import type { Endpoint } from "@app/contract/endpoint";
import type { Call } from "../../http/route.ts";

/** From where somebody comes, in which browser and language. */
export type Visit = Pick<Call<Endpoint>, "address" | "userAgent" | "locale" | "cookies">;
