import { signalRules } from "@app/contract/signals";
import type { Rule } from "./facts.rules.ts";

const { fromHour, untilHour, score } = signalRules.night;

/** The country keeps one clock all year round, an hour ahead of UTC. */
const hourOf = (at: number): number => new Date(at + 3_600_000).getUTCHours();

/** When shops are shut. */
export const night: Rule = ({ deposit: { at } }) => {
  const hour = hourOf(at);
  return hour >= fromHour || hour < untilHour ? { rule: "night", score, detail: { hour } } : null;
};
