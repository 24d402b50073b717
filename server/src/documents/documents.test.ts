import { afterAll, expect, test } from "vitest";
import type { AppError } from "../app-error.ts";
import { documentTexts } from "./document-texts.ts";
import { createDocuments } from "./documents.ts";
import { qrPathOf } from "./qr-path.ts";
import type { PosterData } from "./template-data.ts";

const documents = createDocuments();
afterAll(() => documents.close());

const poster = (changes: Partial<PosterData> = {}): PosterData => ({
  title: "Poster",
  product: { ar: "دورة", fr: "Dawra", en: "Dawra" },
  names: ["بقالة البركة", "El Baraka"],
  place: { fr: "12, rue Didouche Mourad", ar: "12 شارع ديدوش مراد" },
  code: qrPathOf("https://dawra.example/consumer/points/1"),
  address: "https://dawra.example/consumer/points/1",
  materials: ["pet", "aluminium"],
  hours: [],
  texts: { ar: documentTexts.ar.poster, fr: documentTexts.fr.poster, en: documentTexts.en.poster },
  site: "dawra.example",
  phone: "0550 00 00 00",
  ...changes,
});

const asText = (content: Uint8Array): string => Buffer.from(content).toString("latin1");

test("a poster is one tagged page, in our letters alone", async () => {
  const pdf = asText(await documents.make("poster", poster(), "pdf"));
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  const fonts = [...pdf.matchAll(/\/BaseFont ?\/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(new Set(["BricolageGrotesque", "ReadexPro"]));
});

test("what people call their shop is text, whatever it looks like", async () => {
  const names = ['#read("/etc/passwd") *b* <a> $x$ \\u{41}'];
  const svg = asText(await documents.make("poster", poster({ names }), "svg"));
  expect(svg).toContain("</svg>");
  const longest = ["Alimentation générale ".repeat(6)];
  const pdf = asText(await documents.make("poster", poster({ names: longest }), "pdf"));
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});

test("one that cannot be drawn harms none of its neighbours", async () => {
  const broken = { ...poster(), materials: ["glass"] } as unknown as PosterData;
  const made = await Promise.allSettled([
    documents.make("poster", poster(), "pdf"),
    documents.make("poster", broken, "pdf"),
    documents.make("poster", poster(), "svg"),
  ]);
  expect(made.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("when too many wait, whoever comes is asked to come again", async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 60 }, () => documents.make("poster", poster(), "svg")),
  );
  const refused = made.flatMap((one) =>
    one.status === "rejected" ? [one.reason as AppError] : [],
  );
  expect(refused.map(({ errorName }) => errorName)).toEqual(Array(10).fill("unavailable"));
});
