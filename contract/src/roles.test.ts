import { expect, test } from "vitest";
import { materialByLabel } from "./materials.ts";
import { roleByNumber, roleByWireName, roleNames, roles } from "./roles.ts";

test("[E-10] role numbers are 1 Consumer, 2 Collection Point, 3 Transporter, 5 CSR", () => {
  const numbers = Object.fromEntries(
    roleNames.map((role) => [roles[role].number, roles[role].wireName]),
  );
  expect(numbers).toEqual({ 1: "Consumer", 2: "Collection Point", 3: "Transporter", 5: "CSR" });
  expect(roleByNumber(2)).toBe("point");
  expect(roleByNumber(4)).toBeUndefined();
  expect(roleByWireName("CSR")).toBe("brand");
});

test("[E-11] any material but the two labels is aluminium", () => {
  expect(materialByLabel("P.E.T ( 1 )")).toBe("pet");
  expect(materialByLabel("P.E.H.D ( 2 )")).toBe("pehd");
  expect(materialByLabel("anything else")).toBe("aluminium");
});
