import { claimMade, claimReduced } from "@app/contract/claims";
import { pickupDelivered } from "@app/contract/handovers";
import type { Context } from "../../context.ts";
import { consumer } from "../../messaging/consume.ts";
import { claimDelivered } from "./claim-lots.ts";
import { countTold } from "./count-claims.ts";

export const claimsConsumers = ({ clock }: Context) => [
  consumer("claims-pickup-delivered", pickupDelivered, (trx, events) =>
    claimDelivered(trx, clock, events),
  ),
  consumer("claims-claim-made", claimMade, countTold),
  consumer("claims-claim-reduced", claimReduced, countTold),
];
