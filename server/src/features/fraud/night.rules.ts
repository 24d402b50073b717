import { hourInAlgeria } from "@app/contract/country-time";
import { signalRules } from "@app/contract/signals";
import { minutesOf, percentOf, type Rule, within, type Weighing } from "./facts.rules.ts";

const { fromHour, untilHour, days, far, othersPercent, score } = signalRules.night;

const isAtNight = ({ at }: Weighing): boolean => {
  const hour = hourInAlgeria(at);
  return hour >= fromHour || hour < untilHour;
};

/** When shops are shut. In Ramadan they are not: then others come late too, and it stays a small sign. */
export const night: Rule = ({ deposit, ofCitizen, ofPoint }) => {
  if (!isAtNight(deposit)) return null;
  // People, not bags: one who is in it with them brings many.
  const others = Map.groupBy(ofPoint, ({ citizenId }) => citizenId);
  others.delete(deposit.citizenId);
  const visits = [...others.values()];
  const here = ofCitizen.filter(({ pointId }) => pointId === deposit.pointId);
  const nights = within(here, deposit, minutesOf(days)).filter(isAtNight).length;
  const isAlone =
    visits.length > 0 && percentOf(visits, (one) => one.some(isAtNight)) < othersPercent;
  const times = nights >= far && isAlone ? 4 : 1;
  return {
    rule: "night",
    score: times * score,
    detail: { hour: hourInAlgeria(deposit.at), nights },
  };
};
