import { beforeAll, expect, it } from "vitest";
import { read } from "../files.ts";
import { lockedPackages } from "./lockfile.ts";
import { makeSbom, missingIn, type Sbom, validateSbom } from "./sbom.ts";

let sbom: Sbom;
beforeAll(async () => {
  sbom = await makeSbom();
});

it("keeps to the schema of CycloneDX 1.6", () => {
  expect(sbom.specVersion).toBe("1.6");
  expect(validateSbom(sbom)).toEqual([]);
});

it("names every package of the lockfile", () => {
  const locked = lockedPackages(read("pnpm-lock.yaml"));
  expect(locked.length).toBeGreaterThan(500);
  expect(missingIn(sbom, locked)).toEqual([]);
});

it("is refused if a part is not as the standard wants it", () => {
  const [first, second] = sbom.components;
  const others = sbom.components.filter(({ name }) => name !== "fastify");
  const small = { ...sbom, dependencies: [], components: [first, second] };
  expect(validateSbom(small)).toEqual([]);
  expect(validateSbom({ ...small, components: [{ ...first, type: "thing" }] })).not.toEqual([]);
  expect(validateSbom({ ...small, components: [first, first] })).not.toEqual([]);
  expect(validateSbom({ ...small, bomFormat: "other" })).not.toEqual([]);
  const locked = lockedPackages(read("pnpm-lock.yaml"));
  expect(missingIn({ ...sbom, components: others }, locked)).toEqual([
    expect.stringMatching(/^fastify@/),
  ]);
});
