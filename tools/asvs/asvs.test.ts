import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { read, root } from "../files.ts";
import { type Answer, chapterOf, findProblems, isAutomatic, parseAnswers } from "./answers.ts";

const list = parseAnswers(read("docs/asvs.tsv"));
const exists = (file: string): boolean => existsSync(path.join(root, file));

describe("the answers to ASVS 5.0.0", () => {
  it("are complete, and every file they name is there", () => {
    expect(findProblems(list, exists)).toEqual([]);
    expect(list).toHaveLength(253);
    expect(list.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(list.filter(({ answer }) => answer === "not applicable")).toHaveLength(60);
  });

  it("are in the order of the standard", () => {
    const chapters = list.map(chapterOf);
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
  });

  /** The goal. Raise it with each one that is won. */
  it("are proved by tests and checks as often as before", () => {
    expect(list.filter(isAutomatic).length).toBeGreaterThanOrEqual(160);
  });

  it("stand in the document as they are counted", () => {
    const all = /\*\*All\*\*\s*\|(.*)\|/.exec(read("docs/asvs.md"))?.[1] ?? "";
    const counts = all.split("|").map((cell) => Number(cell.replaceAll("*", "")));
    const met = list.filter(({ answer }) => answer === "met");
    expect(counts).toEqual([
      253,
      193,
      met.length,
      met.filter(isAutomatic).length,
      193 - met.length,
    ]);
  });
});

describe("a wrong answer is found", () => {
  const [first] = list as [Answer, ...Answer[]];
  const others = list.slice(1);
  it.each<[string, Partial<Answer>]>([
    ["there is no gone.test.ts", { proof: ["gone.test.ts"] }],
    ["unknown answer", { answer: "perhaps" }],
    ["met, but by nothing", { provedBy: "" }],
    ["met, but no file shows it", { provedBy: "check", proof: [] }],
    ["proved by a test, but none is named", { proof: ["README.md"] }],
    ["not met or not applicable, but not why", { answer: "not met", provedBy: "", note: "" }],
    ["is answered twice", { id: "1.1.2" }],
    ["chapter 1 has 26 answers of 27", { id: "2.9.9" }],
  ])("%s", (problem, change) => {
    expect(findProblems([{ ...first, ...change }, ...others], exists).join("\n")).toContain(
      problem,
    );
  });
});
