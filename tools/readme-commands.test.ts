import { expect, it } from "vitest";
import { commandsOf, findUntried, type Way } from "./readme-commands.ts";
import { read } from "./files.ts";

const readme = [
  "```sh",
  "./setup      # engines; safe to repeat",
  "pnpm dev",
  "```",
  "",
  "| Command | What |",
  "| --- | --- |",
  "| `pnpm dev` | again |",
  "| `pnpm check` | looks |",
].join("\n");

it("finds each command once, without its remark", () => {
  expect(commandsOf(readme)).toEqual(["./setup", "pnpm dev", "pnpm check"]);
});

it("says what nobody tries, what nobody names and what CI left out", () => {
  const ways: Record<string, Way> = {
    "./setup": { by: "ci", step: "setup" },
    "pnpm check": { by: "ci", step: "check" },
    "pnpm gone": { by: "end" },
  };
  expect(findUntried(commandsOf(readme), ways, "run setup ./setup\n")).toEqual([
    "no way to try: pnpm dev",
    "the README does not name: pnpm gone",
    ".ci/run has no step check for: pnpm check",
  ]);
});

it("finds commands in our own README", () => {
  expect(commandsOf(read("README.md"))).toContain("pnpm demo");
});
