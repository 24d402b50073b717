import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Operation {
  requestBody?: unknown;
}

const { paths } = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Every field below a schema, however deep it lies. */
const fieldsOf = (part: unknown): string[] => {
  if (typeof part !== "object" || part === null) return [];
  const own = "properties" in part ? Object.keys(part.properties as object) : [];
  return [...own, ...Object.values(part).flatMap(fieldsOf)];
};

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    sent: fieldsOf(operation.requestBody),
    all: fieldsOf(operation),
  })),
);
const having = (part: "sent" | "all", field: RegExp): string[] =>
  operations.filter((one) => one[part].some((name) => field.test(name))).map(({ name }) => name);

test("nobody says how many tokens go where: an amount is sent only to fill a budget", () => {
  expect(operations.length).toBeGreaterThan(100);
  // A goal's amount is of kilograms, points or schools.
  const isOfGoals = (name: string): boolean => name.includes("/api/v1/brand/goals");
  expect(having("sent", /^(tokens|amount)$/i).filter((name) => !isOfGoals(name))).toEqual([
    "POST /api/v1/budgets/{id}/fillings",
  ]);
});

test("no answer tells what a token is worth in money", () => {
  // What companies owe and pay each other, for rewards, transport, campaigns and an office pack; no
  // citizen sees it.
  expect(having("all", /centimes|dinar|dzd|currency/i)).toEqual([
    "POST /api/v1/budgets/{id}/fillings",
    "GET /api/v1/back-office/pickups/{id}",
    "GET /api/v1/brand/campaigns",
    "POST /api/v1/brand/campaigns",
    "PUT /api/v1/brand/campaigns/{id}",
    "POST /api/v1/brand/campaigns/{id}/ask",
    "GET /api/v1/campaigns",
    "POST /api/v1/campaigns/{id}/confirmation",
    "GET /api/v1/reward-desk",
    "PUT /api/v1/reward-desk/{id}",
    "GET /api/v1/points/{id}/vouchers",
    "GET /api/v1/jobs",
    "GET /api/v1/jobs/{id}",
    "GET /api/v1/route",
    "GET /api/v1/earnings",
    "GET /api/v1/deliveries/{id}",
    "GET /api/v1/brand/overview",
    "POST /api/v1/office/orders",
    "GET /api/v1/office/orders/{id}",
    "POST /api/v1/office/orders/{id}/place",
    "PUT /api/v1/office/orders/{id}/details",
    "PUT /api/v1/office/orders/{id}/moves",
    "PUT /api/v1/office/orders/{id}/pause",
    "POST /api/v1/office/orders/{id}/status",
    "GET /api/v1/office",
  ]);
  // An office pays by the month and earns nothing: its price stands beside no token.
  expect(having("all", /token/i).filter((name) => name.includes("/office"))).toEqual([]);
});
