import { pickupDelivered, pickupHandedOver } from "@app/contract/handovers";
import { consumer } from "../../messaging/consume.ts";
import { countTold } from "./count-lots.ts";

export const nationalFiguresConsumers = [
  consumer("national-figures-handed-over", pickupHandedOver, countTold),
  consumer("national-figures-delivered", pickupDelivered, countTold),
];
