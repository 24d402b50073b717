import { readFileSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@app/contract/locales";
import { expect, it } from "vitest";
import type { PictureName } from "../app/lib/public-pages.ts";
import { drawings, noteOf } from "./drawings.ts";
import { readNote } from "./shrink-png.ts";

const pictures = Object.keys(drawings).flatMap((name) =>
  locales.map((locale): [PictureName, Locale] => [name as PictureName, locale]),
);

it.each(pictures)(
  "the picture of %s in %s shows the words of today and is small",
  (name, locale) => {
    const png = readFileSync(path.join(import.meta.dirname, `${name}-${locale}.png`));
    // Otherwise: node web/share-pictures/draw.ts
    expect(readNote(png)).toBe(noteOf(name, locale));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(40_000);
  },
);
