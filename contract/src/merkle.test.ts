import { describe, expect, test } from "vitest";
import { hexOf, leafHash, verifyConsistency, verifyInclusion } from "./merkle.ts";

// The reference tree that implementations of RFC 6962 are tried with: eight leaves, by their bytes.
const leaves = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
].map((hex) => Buffer.from(hex, "hex").toString("utf8"));
const roots = [
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];
const base64 = (hex: string): string => Buffer.from(hex, "hex").toString("base64");
const rootOf = (size: number): string => base64(roots[size - 1] ?? "");

const known = {
  second: "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
  fifth: "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
  fifthAndSixth: "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
  lastTwo: "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
  firstFour: "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
};

const inclusions = [
  { leafIndex: 0, treeSize: 1, path: [] },
  { leafIndex: 2, treeSize: 3, path: [roots[1] ?? ""] },
  { leafIndex: 1, treeSize: 5, path: [roots[0] ?? "", known.second, known.fifth] },
  { leafIndex: 5, treeSize: 8, path: [known.fifth, known.lastTwo, known.firstFour] },
];
const consistencies = [
  { firstSize: 1, secondSize: 1, path: [] },
  { firstSize: 2, secondSize: 5, path: [known.second, known.fifth] },
  { firstSize: 6, secondSize: 8, path: [known.fifthAndSixth, known.lastTwo, known.firstFour] },
];

const inclusion = ({ leafIndex, treeSize, path }: (typeof inclusions)[number]) => ({
  content: leaves[leafIndex] ?? "",
  leafIndex,
  treeSize,
  path: path.map(base64),
  rootHash: rootOf(treeSize),
});
const consistency = ({ firstSize, secondSize, path }: (typeof consistencies)[number]) => ({
  firstSize,
  secondSize,
  path: path.map(base64),
  firstRoot: rootOf(firstSize),
  secondRoot: rootOf(secondSize),
});

test("the leaf of nothing is the hash of its prefix alone", async () => {
  expect(Buffer.from(await leafHash("")).toString("hex")).toBe(roots[0]);
});

test("a hash is read as hexadecimal, what is none as nothing", () => {
  expect(hexOf(rootOf(8))).toBe(roots[7]);
  expect(hexOf("AAAA")).toBe("");
  expect(hexOf("not base64!")).toBe("");
});

describe.each(inclusions)("leaf $leafIndex of $treeSize", (known) => {
  const proof = inclusion(known);

  test("is found under its root", async () => {
    expect(await verifyInclusion(proof)).toBe(true);
  });

  test("is not found changed, elsewhere, in another tree or by another way", async () => {
    const wrong = [
      { ...proof, content: `${proof.content}.` },
      { ...proof, leafIndex: proof.leafIndex + 1 },
      { ...proof, leafIndex: -1 },
      { ...proof, treeSize: proof.treeSize * 2 },
      { ...proof, rootHash: base64(known.treeSize === 8 ? (roots[6] ?? "") : (roots[7] ?? "")) },
      { ...proof, rootHash: "" },
      { ...proof, path: [...proof.path, proof.rootHash] },
      { ...proof, path: [...proof.path, "short"] },
      ...(proof.path.length > 0 ? [{ ...proof, path: proof.path.slice(1) }] : []),
      ...(proof.path.length > 1 ? [{ ...proof, path: proof.path.toReversed() }] : []),
    ];
    for (const one of wrong) expect(await verifyInclusion(one)).toBe(false);
  });
});

describe.each(consistencies)("from $firstSize to $secondSize leaves", (known) => {
  const proof = consistency(known);

  test("the tree only grew", async () => {
    expect(await verifyConsistency(proof)).toBe(true);
  });

  test("another root, size or path shows nothing", async () => {
    const wrong = [
      { ...proof, firstRoot: base64(roots[6] ?? "") },
      { ...proof, secondRoot: base64(roots[6] ?? "") },
      { ...proof, firstSize: 0 },
      { ...proof, firstSize: proof.secondSize + 1 },
      { ...proof, path: [...proof.path, proof.firstRoot] },
      ...(proof.path.length > 0 ? [{ ...proof, path: proof.path.slice(1) }] : []),
    ];
    for (const one of wrong) expect(await verifyConsistency(one)).toBe(false);
  });
});
