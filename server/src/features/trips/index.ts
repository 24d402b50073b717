export { planRoute } from "./plan-route.ts";
export { type PlannedTrip, positionsOf, type RouteRequest } from "./route-request.ts";
