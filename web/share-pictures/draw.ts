import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { directionOf, type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { PictureName } from "../app/lib/public-pages.ts";
import { drawings, noteOf, wordsOf } from "./drawings.ts";
import { readNote, shrinkPng } from "./shrink-png.ts";

// node web/share-pictures/draw.ts [--all] [--chromium path]: draws what a shared link shows, for each kind of page and
// each language, from tiles and the page's own words. The pictures are committed: run it after those
// words have changed, and with --all after the tiles or the colours have.

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    chromium: { type: "string", default: "chromium" },
  },
});

const here = import.meta.dirname;
const app = path.join(here, "../app");
const read = (file: string): string => readFileSync(file, "utf8");

const fontFace = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";font-weight:200 800;src:url("file://${path.join(here, "../node_modules/@fontsource-variable", file)}")}`;

/** The colours of the site itself: its tokens, and the pairs that tiles are painted with. */
const siteColours = (): string => {
  const tokens = read(path.join(app, "theme.css")).match(/--color-[\w-]+: #\w+;/g) ?? [];
  const pairs = read(path.join(app, "app.css")).match(/\.c\d \{[^}]*\}/g) ?? [];
  return `:root{${tokens.join("")}}${pairs.join("")}`;
};

const style = `
${fontFace("Latin", "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2")}
${fontFace("Arabic", "readex-pro/files/readex-pro-arabic-wght-normal.woff2")}
${siteColours()}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;display:grid;grid-template-columns:1fr 630px;font-family:Latin,Arabic;
  overflow:hidden;color:var(--color-ink);background:var(--color-plaster)}
body.green{background:var(--color-green-900);color:#fff}
body.yellow{background:var(--color-yellow-400)}
body.red{background:var(--color-red-400)}
body.blue{background:var(--color-blue-700);color:#fff}
main{display:flex;flex-direction:column;justify-content:space-between;padding:56px 48px 60px 64px}
[dir=rtl] main{padding:56px 64px 60px 48px}
.logo{display:flex;align-items:center;gap:14px;font-size:40px;font-weight:800;letter-spacing:-.03em}
.logo svg{width:52px;height:52px}
[lang=ar] .logo{letter-spacing:0;font-weight:700}
h1{font-size:68px;line-height:.98;letter-spacing:-.034em;font-weight:800;text-wrap:balance}
h1.long{font-size:52px;line-height:1.05}
[lang=ar] h1{font-size:58px;line-height:1.35;letter-spacing:0;font-weight:700}
[lang=ar] h1.long{font-size:46px}
.wall{display:grid;grid-template-columns:repeat(3,210px)}
.wall span{width:210px;height:210px;background:var(--b)}
.wall svg{display:block;width:210px;height:210px}
[dir=rtl] .mirrored{transform:scaleX(-1)}
`;

const mirrored = new Set(["q", "qq", "leaf", "arcs", "van"]);

const tileOf = (drawing: string): string => {
  const [, name = "", pair = "", turn = "0"] = /^([a-z]+)(\d)(?:\/(\d+))?$/.exec(drawing) ?? [];
  const flip = mirrored.has(name) ? ' class="mirrored"' : "";
  return `<span class="c${pair}"><svg viewBox="0 0 80 80"${flip}><use href="#${name}" width="80" height="80" transform="rotate(${turn} 40 40)"/></svg></span>`;
};

const logo = (ground: string): string => {
  const dark = ground === "green" || ground === "blue";
  const tiles = dark
    ? "#fff"
    : ground === "plaster"
      ? "var(--color-green-700)"
      : "var(--color-ink)";
  const cap = dark || ground === "plaster" ? "var(--color-yellow-400)" : "#fff";
  return `<svg viewBox="0 0 48 48"><path fill="${tiles}" d="M4 4h19v19H4zM25 4a19 19 0 0 1 19 19H25zM25 25h19a19 19 0 0 1-19 19z"/><circle fill="${cap}" cx="13.5" cy="34.5" r="9.5"/></svg>`;
};

const pageOf = (name: PictureName, locale: Locale): string => {
  const drawing = drawings[name];
  const words = wordsOf(drawing, locale);
  const productName = locale === "ar" ? product.name.ar : product.name[locale].toLowerCase();
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><style>${style}</style>
<body class="${drawing.ground}"><div hidden>${read(path.join(app, "ui/tiles.svg"))}</div>
<main><p class="logo">${logo(drawing.ground)}${productName}</p><h1${words.length > 34 ? ' class="long"' : ""}>${words}</h1></main>
<div class="wall">${drawing.tiles.split(" ").map(tileOf).join("")}</div>`;
};

const fileOf = (name: PictureName, locale: Locale): string =>
  path.join(here, `${name}-${locale}.png`);

const folder = mkdtempSync(path.join(tmpdir(), "share-pictures-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const draw = (name: PictureName, locale: Locale): void => {
  const page = path.join(folder, "page.html");
  const shot = path.join(folder, "shot.png");
  writeFileSync(page, pageOf(name, locale));
  execFileSync(
    values.chromium,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      "--force-device-scale-factor=1",
      "--virtual-time-budget=2000",
      `--user-data-dir=${path.join(folder, "profile")}`,
      "--window-size=1200,630",
      `--screenshot=${shot}`,
      `file://${page}`,
    ],
    { stdio: "ignore" },
  );
  writeFileSync(fileOf(name, locale), shrinkPng(readFileSync(shot), noteOf(name, locale)));
};

const isFresh = (name: PictureName, locale: Locale): boolean => {
  const file = fileOf(name, locale);
  return existsSync(file) && readNote(readFileSync(file)) === noteOf(name, locale);
};

for (const name of Object.keys(drawings) as PictureName[]) {
  for (const locale of locales) if (values.all || !isFresh(name, locale)) draw(name, locale);
}
