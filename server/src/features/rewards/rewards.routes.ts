import * as contract from "@app/contract/rewards";
import { type Route, route } from "../../http/route.ts";

export const rewardsRoutes = (): Route[] => [
  // Tokens cannot be exchanged yet, so nobody has received anything.
  route(contract.consumerReception, async () => ({ csReceptions: { data: [], last_page: 1 } })),
];
