import { dayInAlgeria } from "@app/contract/country-time";
import type { Locale } from "@app/contract/locales";
import { localized, readLocalizedJson } from "@app/contract/localized-text";
import type { Notification } from "@app/contract/notifications";
import { formatKilograms, formatWhole } from "../../i18n/format.tsx";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { dayNameOf, timeOf } from "../../i18n/when.ts";

type Data = Notification["data"];

const textIn = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === "string" ? value : "";
};

const numberIn = (data: Data, name: string): number => {
  const value = data[name];
  return typeof value === "number" ? value : 0;
};

/** A plate or a number of a lot keeps its order inside a line of Arabic. */
const asOne = (text: string): string => (text === "" ? "" : inOwnOrder(text));

const placeIn = (data: Data, language: Locale): string => {
  const name = readLocalizedJson(textIn(data, "place"));
  return name ? localized(name, language) : "";
};

/** What the sentences about vans and jobs may name; empty where an entry says nothing of it. */
export const pickupValues = ({ data }: Pick<Notification, "data">, language: Locale) => {
  const [from, to] = [Date.parse(textIn(data, "from")), Date.parse(textIn(data, "to"))];
  const isTimed = !Number.isNaN(from) && !Number.isNaN(to);
  return {
    driver: textIn(data, "driver"),
    plate: asOne(textIn(data, "plate")),
    lot: asOne(textIn(data, "lot")),
    note: asOne(textIn(data, "note")),
    place: placeIn(data, language),
    day: isTimed ? dayNameOf(dayInAlgeria(from), language) : "",
    from: isTimed ? timeOf(from, language) : "",
    to: isTimed ? timeOf(to, language) : "",
    minutes: formatWhole(numberIn(data, "minutes"), language),
    weight: formatKilograms(numberIn(data, "grams"), language),
    amount: formatWhole(Math.round(numberIn(data, "centimes") / 100), language),
  };
};
