import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { product } from "@app/contract/product";
import { buildPoint } from "@app/database/testing/builders";
import { ensureTemplate } from "@app/database/testing/template";
import type { Browser, Page } from "playwright-core";
import {
  nobody,
  openBrowser,
  openStranger,
  openVisitor,
  phone,
  type Visitor,
} from "./support/browser.ts";
import { meetPeople } from "./support/people.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";

// pnpm screenshots [folder of mock-ups]: the main screens, narrow and wide, in two languages, and a
// page that shows them beside the mock-ups.

const languages = ["ar", "fr"] as const;
const viewports = [phone, { width: 1440, height: 900 }];
const folder = fileURLToPath(new URL("../.data/screenshots/", import.meta.url));

interface Screen {
  name: string;
  /** Pictures of the mock-ups, narrow and wide; a screen drawn once has one for both. */
  drawn: readonly [narrow: string, wide: string] | null;
  person?: "citizen" | "stranger";
  path: string;
  open?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: "home", drawn: ["home-mobile.png", "home-desktop.png"], path: "/" },
  { name: "map", drawn: ["map-mobile.png", "map-desktop.png"], path: "/consumer" },
  {
    name: "map-point",
    drawn: ["map-mobile-open.png", "map-desktop.png"],
    path: "/consumer",
    open: (page) => page.locator("#content h2 button").first().click(),
  },
  { name: "login", drawn: ["login.png", "login.png"], path: "/login" },
  {
    name: "panel",
    drawn: ["profile-panel-qr.png", "profile-panel-qr.png"],
    person: "citizen",
    path: "/",
    open: async (page) => {
      await page
        .locator("header button[aria-haspopup=dialog][aria-expanded]")
        .filter({ visible: true })
        .last()
        .click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "chooser",
    drawn: null,
    person: "stranger",
    path: "/",
    open: (page) => page.locator("dialog[open]").waitFor(),
  },
  { name: "error", drawn: null, path: "/aaa" },
];

const fileOf = ({ name }: Screen, locale: string, width: number): string =>
  `${name}-${locale}-${width}.png`;

const meetVisitor = async (
  browser: Browser,
  stack: Stack,
  { person }: Screen,
  [locale, viewport]: readonly [(typeof languages)[number], typeof phone],
  meet: ReturnType<typeof meetPeople>,
): Promise<Visitor> =>
  person === "stranger"
    ? openStranger(browser, stack.url, `${locale}-DZ`, viewport)
    : openVisitor(browser, stack.url, locale, viewport, person ? await meet(person) : nobody);

/** Shorter patience than a journey has: a screen that does not open is named, the others are taken. */
const take = async ({ page }: Visitor, screen: Screen, file: string): Promise<string | null> => {
  page.setDefaultTimeout(20_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  try {
    await page.goto(screen.path);
    await settled(page);
    await page.waitForLoadState("networkidle");
    await screen.open?.(page);
    const isOverlay = screen.open !== undefined;
    await page.screenshot({ path: folder + file, fullPage: !isOverlay });
    return null;
  } catch (error) {
    return `${file}: ${String(error).split("\n")[0]}`;
  }
};

const figure = (caption: string, source: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`;

const rowOf = (screen: Screen, width: number, mockups: string | undefined): string => {
  const drawn = screen.drawn?.[width === phone.width ? 0 : 1];
  const original = mockups && drawn ? path.join(path.resolve(mockups), drawn) : null;
  const pictures = [
    ...(original && existsSync(original)
      ? [figure(drawn ?? "", pathToFileURL(original).href)]
      : []),
    ...languages.map((locale) => {
      const file = fileOf(screen, locale, width);
      return figure(file, file);
    }),
  ];
  return `<h2>${screen.name}, ${width}</h2><div>${pictures.join("")}</div>`;
};

const writeIndex = (mockups: string | undefined): void => {
  const rows = screens.flatMap((screen) =>
    viewports.map(({ width }) => rowOf(screen, width, mockups)),
  );
  const style =
    "body{font-family:sans-serif}div{display:flex;gap:1rem;align-items:start}figure{flex:1;margin:0}img{max-width:100%;border:1px solid #ccc}";
  const html = `<!doctype html><meta charset="utf-8"><title>${product.name.en}</title><style>${style}</style>${rows.join("\n")}`;
  writeFileSync(`${folder}index.html`, html);
};

mkdirSync(folder, { recursive: true });
await ensureTemplate();
const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
const missing: string[] = [];
try {
  const meet = meetPeople(stack);
  const names = ["El Baraka", "El Amel", "Ibn Khaldoun", "Es-Salam"];
  for (const name of names) await buildPoint(stack.database.db, { name: { en: name } });
  const looks = languages.flatMap((locale) => viewports.map((size) => [locale, size] as const));
  for (const [screen, look] of screens.flatMap((one) => looks.map((two) => [one, two] as const))) {
    const visitor = await meetVisitor(browser, stack, screen, look, meet);
    const problem = await take(visitor, screen, fileOf(screen, look[0], look[1].width));
    if (problem) missing.push(problem);
    await visitor.close();
  }
  writeIndex(process.argv[2]);
} finally {
  await browser.close();
  await stack.stop();
}
console.log(`${folder}index.html`);
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exitCode = 1;
}
