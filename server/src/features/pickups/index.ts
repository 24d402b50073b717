export { badWindow } from "./bad-window.ts";
export { giveBackAll } from "./give-back.ts";
export { hasMaterialOf } from "./give-back.queries.ts";
export { type Move, movePickup } from "./move-pickup.ts";
export { addStep, type LockedPickup, lockPickup, readNow, setPin } from "./moves.queries.ts";
export { findPickupsById } from "./pickups.queries.ts";
export { isWithinOffered } from "./pickups.rules.ts";
export { requestVan } from "./request-van.ts";
export { type Door, readDoors, readPickup, toPickup } from "./shown-pickup.ts";
