import { readFileSync } from "node:fs";

/** Statements that write down what a table `past` tells: what is filled in sets is written in one way. */
export const pastDeposits = readFileSync(new URL("past-deposits.sql", import.meta.url), "utf8");
