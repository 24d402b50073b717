import { expect, it } from "vitest";
import { importIconsDirectly } from "./direct-icons.ts";

const files = new Map([
  ["Check", "/icons/check.mjs"],
  ["Home", "/icons/house.mjs"],
]);

it("imports each icon from its own file, under the name it is used by", () => {
  const code = 'import { Check, Home as House } from "lucide-react";\nuse(Check, House);';
  expect(importIconsDirectly(code, files)).toBe(
    'import Check from "/icons/check.mjs";import House from "/icons/house.mjs";\nuse(Check, House);',
  );
});

it("stops the build at an icon that is not there", () => {
  const code = 'import { Missing } from "lucide-react";';
  expect(() => importIconsDirectly(code, files)).toThrow("lucide-react has no icon Missing");
});
