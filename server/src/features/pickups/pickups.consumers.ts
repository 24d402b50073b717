import {
  pickupDelivered,
  pickupDisputed,
  pickupHandedOver,
  pickupSigned,
} from "@app/contract/handovers";
import { pickupMoved, pickupRequested } from "@app/contract/pickups";
import { consumer } from "../../messaging/consume.ts";
import { hearOfPickups } from "./hear-of-pickups.ts";
import { askToOffer } from "./offer-pickups.ts";

export const pickupsConsumers = [
  consumer("pickups-offer", pickupRequested, askToOffer),
  hearOfPickups("pickups-requested", pickupRequested, ({ origin }) => origin),
  hearOfPickups("pickups-moved", pickupMoved, ({ kind }) => kind),
  hearOfPickups("pickups-signed", pickupSigned, ({ side }) => `${side}_signed`),
  hearOfPickups("pickups-handed-over", pickupHandedOver, () => "handed_over"),
  hearOfPickups("pickups-disputed", pickupDisputed, () => "differs"),
  hearOfPickups("pickups-delivered", pickupDelivered, () => "delivered"),
];
