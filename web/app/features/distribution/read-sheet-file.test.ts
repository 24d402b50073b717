import { describe, expect, test } from "vitest";
import { decodeSheet, mostSheetBytes, readSheetFile } from "./read-sheet-file.ts";

const text = "613;Béjaïa;Société Générale – Été;1 000";

/** The signs above 127 that the text has, as Windows wrote them. */
const windows: Record<string, number> = { é: 0xe9, ï: 0xef, É: 0xc9, "–": 0x96 };
const latin = (written: string): Uint8Array =>
  Uint8Array.from([...written].map((sign) => windows[sign] ?? sign.charCodeAt(0)));

const utf16 = (written: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...written].flatMap((s) => [s.charCodeAt(0) & 255, s.charCodeAt(0) >> 8]),
  ]);

describe("a file", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode(text)],
    ["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${text}`)],
    ["Windows-1252", latin(text)],
    ["UTF-16", utf16(text)],
  ])("in %s is read right", (_, bytes) => {
    expect(decodeSheet(bytes)).toBe(text);
  });

  test("in Arabic is read right", () => {
    expect(decodeSheet(new TextEncoder().encode("الجزائر"))).toBe("الجزائر");
  });

  test("that is too large is not read", async () => {
    expect(await readSheetFile(new Blob([new Uint8Array(mostSheetBytes + 1)]))).toBeNull();
  });
});
