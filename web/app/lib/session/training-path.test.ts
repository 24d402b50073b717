import type { RoleWireName } from "@app/contract/roles";
import { describe, expect, it } from "vitest";
import { trainingPath } from "./training-path.ts";

const person = (role: RoleWireName | null, roles: RoleWireName[], scope: string[] = []) => ({
  default_role: role,
  roles,
  scope,
});

describe("[L-24] the training link", () => {
  it("is the public one for visitors and citizens", () => {
    expect(trainingPath(null)).toBe("/training");
    expect(trainingPath(person("Consumer", ["Consumer"]))).toBe("/training");
    const alsoOwner = person("Consumer", ["Consumer", "Collection Point"], ["point-staff"]);
    expect(trainingPath(alsoOwner)).toBe("/training");
  });

  it("is the point's for a collection point and for a collaborator", () => {
    const points = "/collection-point/training";
    expect(trainingPath(person("Collection Point", ["Collection Point"]))).toBe(points);
    expect(trainingPath(person("Consumer", ["Consumer"], ["point-staff"]))).toBe(points);
  });
});
