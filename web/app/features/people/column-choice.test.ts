import { expect, test } from "vitest";
import { readColumns } from "./column-choice.ts";

test("nine columns, of which seven are shown until somebody chooses", () => {
  expect(readColumns(null)).toHaveLength(7);
  expect(readColumns("state,phone,unknown")).toEqual(["name", "phone", "state"]);
  expect(readColumns("")).toEqual(["name"]);
});
