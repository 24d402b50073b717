import * as contract from "@app/contract/pickups";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { answerProposal } from "./answer-proposal.ts";
import { askForVan } from "./ask-for-van.ts";
import { cancelPickup } from "./cancel-pickup.ts";
import { choosePin } from "./choose-pin.ts";
import { listPickups } from "./list-pickups.ts";
import { showPickup } from "./show-pickup.ts";

export const pickupsRoutes = (ctx: Context): Route[] => [
  route(contract.askForVan, async (call) => ({ pickup: await askForVan(ctx, call) })),
  route(contract.listPickups, ({ actor, params, query }) =>
    listPickups(ctx, actor, params.id, query.before),
  ),
  route(contract.showPickup, ({ actor, params }) => showPickup(ctx, actor, params.id)),
  route(contract.cancelPickup, async (call) => ({ pickup: await cancelPickup(ctx, call) })),
  route(contract.answerProposal, async (call) => ({ pickup: await answerProposal(ctx, call) })),
  route(contract.choosePin, async (call) => {
    await choosePin(ctx, call);
    return {};
  }),
];
