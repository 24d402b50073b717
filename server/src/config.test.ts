import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const SECRET_KEY = "a key for tests, long enough to pass";
const read = (settings: Record<string, string>) => () => readConfig({ SECRET_KEY, ...settings });

describe("what everybody knows", () => {
  test("is no key: without one of its own nothing starts", () => {
    expect(() => readConfig({})).toThrow(/SECRET_KEY/);
  });

  test.each(["database", "10.0.0.5", "127.0.0.1.example.org", "[2001:db8::1]"])(
    "is no password for the database at %s",
    (host) => {
      const at = (password: string) => `postgres://app_server:${password}@${host}:5432/app`;
      expect(read({ DATABASE_URL: at("app_server") })).toThrow(/DATABASE_URL/);
      expect(read({ DATABASE_URL: at("its-own") })().DATABASE_URL).toBe(at("its-own"));
    },
  );

  test("is told from what is no address at all", () => {
    expect(read({ DATABASE_URL: "app_server@database" })).toThrow(/DATABASE_URL/);
  });

  test.each(["127.0.0.1:54330", "localhost", "[::1]:54330"])(
    "is good enough for this machine: %s",
    (host) => {
      expect(read({ DATABASE_URL: `postgres://app_server:app_server@${host}/app` })).not.toThrow();
    },
  );
});
