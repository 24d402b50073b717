import { describe, expect, test } from "vitest";
import { z } from "zod";
import { faultInLog, faultInWords, toldOf } from "./fault-in-log.ts";

const canary = "+213551976435";
const told = (fault: unknown): string => JSON.stringify(faultInLog(fault)) + faultInWords(fault);

/** As the driver makes them. */
const ofDatabase = (message: string, code: string, more: object = {}): Error =>
  Object.assign(new Error(message), { name: "error", severity: "ERROR", code, ...more });

describe("a fault of the database", () => {
  test("tells its code, constraint and table, and nothing of the row", () => {
    const fault = ofDatabase(
      'duplicate key value violates unique constraint "users_phone_key"',
      "23505",
      {
        detail: `Key (phone)=(${canary}) already exists.`,
        where: `JSON data, line 1: ${canary}`,
        internalQuery: `select '${canary}'`,
        hint: canary,
        parameters: [canary],
        table: "users",
        constraint: "users_phone_key",
        routine: "_bt_check_unique",
      },
    );
    expect(told(fault)).not.toContain(canary);
    expect(faultInLog(fault)).toMatchObject({
      message: fault.message,
      code: "23505",
      severity: "ERROR",
      table: "users",
      constraint: "users_phone_key",
      routine: "_bt_check_unique",
      stack: expect.stringMatching(/^ {4}at .*fault-in-log\.test\.ts/),
    });
    expect(faultInWords(fault)).toMatch(/23505 users_phone_key: duplicate key/);
  });

  test.each([
    ["22P02", `invalid input syntax for type uuid: "${canary}"`],
    ["22003", `value "${canary}" is out of range for type integer`],
    ["22023", `not for a custody event: ${canary}`],
    ["P0001", `nobody has the number ${canary}`],
    ["42601", `syntax error at or near "${canary}"`],
    ["XX000", `unexpected ${canary}`],
    ["23514", `new row for "${canary}" violates check constraint "users_phone_check"`],
  ])("%s has no message that repeats a value, not even before the stack", (code, message) => {
    expect(told(ofDatabase(message, code))).not.toContain(canary);
    expect(faultInLog(ofDatabase(`${message}\n    at ${canary} (a:1:1)`, code))).toMatchObject({
      code,
      stack: expect.not.stringContaining(canary),
    });
  });
});

describe("what others throw", () => {
  const parsed = (): unknown => {
    try {
      return JSON.parse(`${canary}{`);
    } catch (fault) {
      return fault;
    }
  };
  const schema = z.object({ phone: z.enum(["a"]) }).strict();
  const refused = schema.safeParse({ phone: canary, [canary]: 1 }).error;
  const mail = Object.assign(new Error(`550 <${canary}@example.com> unknown`), {
    responseCode: 550,
    response: canary,
    rejected: [canary],
  });
  test.each([
    ["a parser", parsed()],
    ["a schema", refused],
    ["a mail server", mail],
    ["an address", Object.assign(new TypeError("Invalid URL"), { input: canary })],
    ["a call", new TypeError(`Failed to parse URL from /people?phone=${canary}`)],
    ["the engine", new RangeError("Invalid language tag: canary-wren")],
    ["a check of an argument", new TypeError(`"text" must be a number. Received '${canary}'`)],
    ["a name in quotes", new Error('nobody is called "canary_wren"')],
    ["a sentence", new Error(`no such person: canary.wren@example.com or ${canary}`)],
    ["a cause", new Error("no answer", { cause: ofDatabase(canary, "22P02", { detail: canary }) })],
    ["several", new AggregateError([new Error(`"${canary}"`)], "all failed")],
    ["a text", canary],
    ["a thing", { message: `"${canary}"`, detail: canary, code: canary, name: canary }],
  ])("%s repeats nothing", (_what, fault) => {
    expect(told(fault)).not.toMatch(/213551976435|canary.wren/);
  });

  test("keep what a reader needs", () => {
    const reading = new TypeError("Cannot read properties of undefined (reading 'shortName')");
    expect(faultInWords(reading)).toBe(`TypeError: ${reading.message}`);
    expect(faultInWords(refused)).toBe(
      "ZodError: invalid_value at phone, unrecognized_keys at the whole",
    );
    const down = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), {
      code: "ECONNREFUSED",
    });
    expect(faultInWords(down)).toBe("Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:1");
    expect(faultInLog(new Error("no answer", { cause: down })).causes).toHaveLength(1);
  });
});

describe("the words beside a fault", () => {
  const fault = ofDatabase(`"${canary}"`, "22P02");
  test.each([
    ["none", [fault]],
    ["none, in a field", [{ err: fault }]],
    ["its own message again", [{ err: fault, traceId: "one" }, fault.message]],
  ])("%s become ours", (_what, given) => {
    const [fields, words] = toldOf(given);
    expect(fields).toMatchObject({ err: fault });
    expect(words).toBe("Error 22P02");
  });

  test("what was said stays, and so does what is about no fault", () => {
    expect(toldOf([{ err: fault }, "internal"])).toEqual([{ err: fault }, "internal"]);
    expect(toldOf(["up"])).toEqual(["up"]);
    expect(toldOf([{ url: "x" }, "up %s", 1])).toEqual([{ url: "x" }, "up %s", 1]);
  });
});
