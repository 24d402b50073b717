import { expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { isTopic, problemsIn, problemsOf } from "./contact-rules.ts";

const letter = {
  topic: "point",
  name: "Yasmine Benali",
  contact: "yasmine@example.com",
  message: "Is there a point near the market?",
};

test("a complete message has nothing to fix", () => {
  expect(problemsIn(letter)).toEqual([]);
  expect(problemsIn({ ...letter, contact: "٠٥٥٠ ١٢ ٣٤ ٥٦" })).toEqual([]);
});

test("an empty form names every field, in the order of the form", () => {
  const empty = { topic: "", name: " ", contact: "", message: "Too short" };
  expect(problemsIn(empty).map(({ field }) => field)).toEqual([
    "topic",
    "name",
    "contact",
    "message",
  ]);
});

test("only topics of the list can come with the address", () => {
  expect(isTopic("organisation")).toBe(true);
  expect(isTopic("press")).toBe(false);
  expect(isTopic(null)).toBe(false);
});

test("what the server refuses is told like what the form refuses", () => {
  const refused = new ApiError(422, {
    error: "invalid_request",
    message: "",
    traceId: "trace",
    errors: { contact: ["contact"] },
  });
  expect(problemsOf(refused)).toEqual([{ field: "contact", text: "contact" }]);
  expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
  expect(problemsOf(new Error("boom"))).toEqual([{ text: "failed" }]);
});
