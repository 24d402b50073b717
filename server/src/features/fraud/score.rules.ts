import { reviewScore } from "@app/contract/signals";
import type { Facts, Rule, Signal } from "./facts.rules.ts";
import { identification } from "./identification.rules.ts";
import { night } from "./night.rules.ts";
import { pair } from "./pair.rules.ts";
import { roundNumbers } from "./round-numbers.rules.ts";
import { starBias } from "./star-bias.rules.ts";
import { velocity } from "./velocity.rules.ts";
import { weight } from "./weight.rules.ts";

const rules: readonly Rule[] = [
  velocity,
  weight,
  pair,
  night,
  roundNumbers,
  starBias,
  identification,
];

export const signalsOf = (facts: Facts): Signal[] =>
  rules.map((rule) => rule(facts)).filter((signal) => signal !== null);

export const scoreOf = (signals: readonly Signal[]): number =>
  signals.reduce((sum, { score }) => sum + score, 0);

export const needsReview = (signals: readonly Signal[]): boolean => scoreOf(signals) >= reviewScore;
