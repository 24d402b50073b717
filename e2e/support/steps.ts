import type { Logger } from "playwright-core";

/** Far more than a step takes on a slow machine: then the browser itself stood still. */
const noticedMs = 20_000;

interface Step {
  name: string;
  began: number;
}

let underWay: Step[] = [];

const secondsOf = ({ began }: Step): number => Math.round((performance.now() - began) / 1000);

const end = (name: string): void => {
  const step = underWay.find((one) => one.name === name);
  if (!step) return;
  underWay = underWay.filter((one) => one !== step);
  if (performance.now() - step.began > noticedMs) {
    console.log(`${name} took ${secondsOf(step)} s`);
  }
};

/**
 * What is asked of the browser, and how long it takes. It has stood still for a minute once in a
 * thousand journeys, each time in another one: whichever step that meets is told by its name.
 */
export const stepLog: Logger = {
  isEnabled: (name) => name === "api",
  log: (_name, _severity, message) => {
    const [, arrow, name] = /^(=>|<=) (\S+)/.exec(String(message)) ?? [];
    if (!name) return;
    if (arrow === "=>") underWay.push({ name, began: performance.now() });
    else end(name);
  },
};

export const tellSteps = (): string[] =>
  underWay.map((step) => `under way for ${secondsOf(step)} s: ${step.name}`);
