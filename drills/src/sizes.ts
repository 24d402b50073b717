/** `pnpm drill whole` asks for the second; the quick set, which every `pnpm test` waits for, is of the first. */
export const sized = <T>(quick: T, whole: T): T =>
  process.env["DRILLS"] === "whole" ? whole : quick;
