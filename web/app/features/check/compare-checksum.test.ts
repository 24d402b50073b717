import { createHash } from "node:crypto";
import type { PublicReport } from "@app/contract/reports";
import { expect, test } from "vitest";
import { checksumOf, matchOf } from "./compare-checksum.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const report: PublicReport = {
  number: "R-K7MQ-3FXK",
  brand: "Source Vive",
  from: "2026-01-01",
  until: "2026-03-31",
  grams: 1000,
  claims: 1,
  frozenAt: "2026-04-02T08:00:00.000Z",
  checksum: sha256("figures"),
  files: [{ type: "pdf", locale: "fr", checksum: sha256("a pdf") }],
};

test("a file that we made is known, and one byte more is another file", async () => {
  const found = matchOf(report, await checksumOf(new Blob(["a pdf"])));
  expect(found).toEqual({ name: "file", file: report.files[0] });
  expect(matchOf(report, await checksumOf(new Blob(["a pdf."]))).name).toBe("differs");
});

test("a checksum may be pasted as a tool prints it", () => {
  expect(matchOf(report, ` ${sha256("a pdf").toUpperCase()}  report.pdf\n`).name).toBe("file");
  expect(matchOf(report, sha256("figures")).name).toBe("figures");
  expect(matchOf(report, "abc").name).toBe("wrong");
});
