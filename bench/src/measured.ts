import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { progress, writeSection } from "@app/harness/report";

const scale = new URL("../../docs/scale.md", import.meta.url);
const folder = new URL("../measured/", import.meta.url);

/** The numbers as they came, for whoever wants to reckon again. */
export const keepMeasured = (name: string, figures: unknown): void => {
  mkdirSync(folder, { recursive: true });
  const whole = JSON.stringify(
    figures,
    (_key, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(6)) : value),
    2,
  );
  writeFileSync(new URL(`${name}.json`, folder), `${whole}\n`);
};

export const readMeasured = <T>(name: string): T => {
  try {
    return JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as T;
  } catch {
    throw new Error(`run first: pnpm bench ${name}`);
  }
};

export const writeScale = (section: string, markdown: string): void => {
  progress("");
  writeSection(scale, section, markdown);
  process.stdout.write(`${markdown}\n`);
};
