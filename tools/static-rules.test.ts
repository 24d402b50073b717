import { describe, expect, it } from "vitest";
import { findUnsafe } from "./static-rules.ts";

const inFile = (text: string): string[] => findUnsafe("server/src/a.ts", text);

describe("SQL", () => {
  it.each([
    "await db.query(`select * from users where name = '${name}'`)",
    "await db.query('select ' + column)",
    "await db.query(text)",
    "await db.query({ text: `delete from ${table}`, values: [] })",
    "const find = (text: string) => db.query({ name: 'a', text })",
    "sql.raw(order)",
    "CompiledQuery.raw(`set role ${role}`)",
    "const { text } = body; await db.query({ text, values: [] })",
    "const { parameters: text } = find(db).compile(); await db.query({ text })",
    "let part = 'x'; await db.query(`select ${part}`)",
  ])("that is put together from texts is refused: %s", (text) => {
    expect(inFile(text)).toEqual([expect.stringContaining("server/src/a.ts:1 SQL")]);
  });

  it.each([
    "await db.query('select $1', [name])",
    "const lock = `a(${1})`; await db.query(`select ${lock}`)",
    "const text = `select 1`; await db.query({ text, values: [] })",
    "await db.query(`create database ${db.escapeIdentifier(name)}`)",
    "import { size } from 'a'; await db.query(`select 1 limit ${size}`)",
    "const { sql: text, parameters } = find(db).compile(); await db.query({ text, values: [] })",
    "await sql`select ${name}`.execute(db)",
    "await navigator.permissions.query({ name: 'geolocation' })",
  ])("that was written here is left alone: %s", (text) => {
    expect(inFile(text)).toEqual([]);
  });
});

describe("connections", () => {
  const heard = 'pool.on("error", tell); pool.on("connect", (one) => one.on("error", tell));';

  it("are listened to", () => {
    expect(inFile("const pool = new pg.Pool({});")).toHaveLength(2);
    expect(inFile('const pool = new Pool(); pool.on("error", tell);')).toEqual([
      expect.stringContaining('"connect"'),
    ]);
    expect(inFile(`const pool = new pg.Pool({}); ${heard}`)).toEqual([]);
  });

  it("are given back", () => {
    const taken = "const client = await ctx.pool.connect();";
    expect(inFile(taken)).toEqual([expect.stringContaining("never given back")]);
    expect(inFile(`${taken} try {} finally { client.release(); }`)).toEqual([]);
  });
});

describe("regular expressions", () => {
  it.each([
    "new RegExp(text)",
    "RegExp(`^${name}$`)",
    "new RegExp('^' + name)",
    "import { make } from 'a'; new RegExp(make(name))",
  ])("that are put together from texts are refused: %s", (text) => {
    expect(inFile(text)).toEqual([expect.stringContaining("RegExp.escape()")]);
  });

  it.each([
    "new RegExp('^a$', 'g')",
    "import { product } from 'a'; new RegExp(`^${product.prefix}-?`)",
    "const links = ['a', 'b']; new RegExp(`<(${links.join('|')})>`)",
    "new RegExp(`^${RegExp.escape(name)}$`)",
  ])("that were written here are left alone: %s", (text) => {
    expect(inFile(text)).toEqual([]);
  });
});

describe("locks", () => {
  it("leave in peace whoever refers to the row", () => {
    expect(inFile("trx.selectFrom('points').forUpdate('p').execute()")).toEqual([
      expect.stringContaining("forNoKeyUpdate()"),
    ]);
    expect(inFile("trx.selectFrom('points').forNoKeyUpdate().execute()")).toEqual([]);
  });
});

describe("days and hours", () => {
  it.each([
    "new Intl.DateTimeFormat('fr')",
    "new Intl.DateTimeFormat('fr', { hour: '2-digit' }).format(at)",
    "const year = new Date().getFullYear();",
    "const text = at.toLocaleTimeString('fr', options);",
  ])("by the clock of any machine are refused: %s", (text) => {
    expect(inFile(text)).toEqual([expect.stringContaining("time zone")]);
  });

  it.each([
    "new Intl.DateTimeFormat('fr', { hour: '2-digit', timeZone: countryZone })",
    "new Intl.DateTimeFormat('fr', { ...inTheCountry, hour: '2-digit' })",
    "new Date(at).getUTCDay()",
    "at.getTime()",
  ])("that say whose they are pass: %s", (text) => {
    expect(inFile(text)).toEqual([]);
  });
});
