import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import type { KeptDatabase } from "@app/database/testing/kept-database";
import type { RunningProcess } from "@app/harness/processes";
import { measureEngine } from "../engine.ts";
import { measureHttp } from "../http-load.ts";
import { tokenPrefix } from "@app/database/testing/country/places";
import { readBare, reads, readThroughHttp } from "../reads/measure-read.ts";

export interface Country {
  database: KeptDatabase;
  deposits: number;
  citizens: number;
  api: RunningProcess;
}

/** A million deposits a day are 700 a minute, at some hundred points. */
const present = { citizens: 700, points: 100 };

export interface Subject {
  name: string;
  /** The goal is for those who come in a minute; anybody of a whole country is the worst case. */
  isGoal: boolean;
  bare: (country: Country, seconds: number) => Promise<number>;
  http: (country: Country, seconds: number) => Promise<number>;
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const deposit: Subject = {
  name: "a deposit",
  isGoal: true,
  bare: async ({ database }, seconds) => {
    const { perSecond } = await measureEngine({
      databaseUrl: database.url,
      script: path("../one-by-one.sql"),
      clients: 16,
      seconds,
      variables: { ...present, alphabet: codeAlphabet },
    });
    return perSecond;
  },
  http: async ({ database, api }, seconds) => {
    const { perSecond } = await measureHttp({
      servers: [api],
      database: database.name,
      connections: 64,
      seconds,
      script: path("../deposits/load.lua"),
      args: [present.citizens, present.points, tokenPrefix],
    });
    return perSecond;
  },
};

const readOf = (
  read: (typeof reads)[number],
  name: string,
  citizensOf: (country: Country) => number,
): Subject => {
  const loadOf = (country: Country, connections: number, seconds: number) => ({
    database: country.database,
    citizens: citizensOf(country),
    connections,
    seconds,
  });
  return {
    name,
    isGoal: !name.includes("anybody"),
    bare: async (country, seconds) =>
      (await readBare(read, loadOf(country, 16, seconds))).perSecond,
    http: async (country, seconds) =>
      (await readThroughHttp(read, loadOf(country, 64, seconds), [country.api])).perSecond,
  };
};

const [balance, history, nearest] = reads;

export const subjects: readonly Subject[] = [
  deposit,
  readOf(balance, "name and balance", () => present.citizens),
  readOf(history, "a page of history", () => present.citizens),
  readOf(nearest, "the nearest 20 points", () => present.citizens),
  readOf(balance, "name and balance of anybody", ({ citizens }) => citizens),
  readOf(history, "a page of history of anybody", ({ citizens }) => citizens),
];
