import { expect, test } from "vitest";
import { codeProblem } from "./code-problem.ts";

const refused = (name: "wrong_code" | "code_dead") =>
  ({ kind: "refused", name, fields: {} }) as const;

test("nothing is said before anything went wrong", () => {
  expect(codeProblem(null, "sms")).toBeUndefined();
});

test("an app's wrong code has other words than one that was sent", () => {
  expect(codeProblem(refused("wrong_code"), "sms")?.text).toBe("wrongCode");
  expect(codeProblem(refused("wrong_code"), "app")?.text).toBe("wrongAppCode");
});

test("a code that is used up leads to a new one", () => {
  expect(codeProblem(refused("code_dead"), "mail")?.text).toBe("codeDead");
});

test("too many tries say how long to wait", () => {
  const failure = { kind: "tooMany", retryAfterSeconds: 120, fields: {} } as const;
  expect(codeProblem(failure, "sms")).toEqual({ text: "tooMany", seconds: 120 });
});

test.each(["offline", "failed"] as const)("%s has its words", (kind) => {
  expect(codeProblem({ kind, fields: {} }, "sms")).toEqual({ text: kind });
});
