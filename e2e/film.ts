import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "@app/contract/locales";
import { demoAccounts } from "@app/database/seed/accounts";
import { signInBefore } from "@app/database/testing/builders";
import { root, waitFor } from "@app/harness/processes";
import type { Browser } from "playwright-core";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { settled } from "./support/settled.ts";

// pnpm film: six pictures of the running demo, over its time, in one strip for the README, and the one at its head.

const origin = `http://127.0.0.1:${process.env["PORT"] ?? 4000}`;
const ownerUrl =
  process.env["DATABASE_OWNER_URL"] ?? "postgres://app_owner:app_owner@127.0.0.1:54330/app";
const image = (name: string): string =>
  fileURLToPath(new URL(`../docs/images/${name}`, import.meta.url));

type Role = keyof typeof demoAccounts;

interface Frame {
  caption: string;
  role: Role | null;
  path: string;
  /** What has to be there, as a selector: a van between two ways has nothing to show. */
  shows?: string;
  locale?: Locale;
}

/** A screen asks again every half minute, and the next full shop may be minutes away. */
const patienceMs = 180_000;

const frames: readonly Frame[] = [
  { caption: "Yasmine's wall", role: "citizen", path: "/consumer/dashboard" },
  { caption: "The shop's day", role: "owner", path: "/collection-point/dashboard" },
  {
    caption: "The driver's route",
    role: "transporter",
    path: "/transporter/dashboard",
    shows: "[data-testid=next-stop], a.button[href$='/transporter/deliver']",
  },
  { caption: "What tokens buy", role: "citizen", path: "/marketplace" },
  {
    caption: "Points on the map",
    role: null,
    path: "/consumer?view=map",
    shows: ".pin-cluster, .pin",
  },
  { caption: "The wall, later", role: "citizen", path: "/consumer/dashboard" },
];

const head: Frame = {
  caption: "The citizen's dashboard in Arabic",
  role: "citizen",
  path: "/consumer/dashboard",
  locale: "ar",
};

const takePicture = async (
  browser: Browser,
  tokens: ReadonlyMap<Role, string>,
  { role, path, shows, locale = "fr" }: Frame,
): Promise<Buffer> => {
  const token = role && tokens.get(role);
  const storage = token
    ? [
        { name: "auth._token.local", value: token },
        { name: "auth.strategy", value: "local" },
      ]
    : [];
  const { page, close } = await openVisitor(browser, origin, locale, phone, { storage });
  await page.goto(path);
  await settled(page);
  if (shows) await page.locator(shows).first().waitFor({ timeout: patienceMs });
  // What comes after the first drawing: pictures, the newest figures.
  await page.waitForFunction(
    () =>
      !document.querySelector(".skeleton") &&
      [...document.images].every(({ complete }) => complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(1500);
  const picture = await page.screenshot();
  await close();
  return picture;
};

const join = async (browser: Browser, pictures: readonly Buffer[]): Promise<void> => {
  const figures = pictures.map(
    (picture, place) =>
      `<figure><img src="data:image/png;base64,${picture.toString("base64")}" width="240">` +
      `<figcaption>${frames[place]?.caption ?? ""}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1560, height: 490 } });
  await page.setContent(
    `<style>body{margin:8px;display:flex;gap:14px;font:15px "Noto Sans",sans-serif;background:#fff}
     figure{margin:0}img{display:block;border:1px solid #d8d8d8;border-radius:12px}
     figcaption{margin-top:10px;color:#333;text-align:center}</style>${figures.join("")}`,
  );
  await page.screenshot({ path: image("film.png") });
};

const startDemo = async (): Promise<{ stop: () => Promise<unknown> }> => {
  const demo = spawn(process.execPath, ["sim/src/demo.ts", "--speed", "600"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  demo.stdout.on("data", (text: Buffer) => (said += text.toString()));
  await waitFor("the demo", async () => said.includes("Ctrl-C ends it"), 300_000);
  return {
    stop: async () => {
      const gone = once(demo, "exit");
      demo.kill("SIGINT");
      await gone;
    },
  };
};

const betweenMs = 20_000;
const demo = await startDemo();
const browser = await openBrowser();
try {
  const roles = [...new Set(frames.flatMap(({ role }) => role ?? []))];
  const tokens = new Map<Role, string>();
  for (const role of roles) {
    tokens.set(role, await signInBefore(ownerUrl, demoAccounts[role].phone));
  }
  const pictures: Buffer[] = [];
  for (const frame of frames) {
    pictures.push(await takePicture(browser, tokens, frame));
    console.log(frame.caption);
    if (pictures.length < frames.length) {
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  }
  await join(browser, pictures);
  writeFileSync(image("dashboard-ar.png"), await takePicture(browser, tokens, head));
  console.log(head.caption);
} finally {
  await browser.close();
  await demo.stop();
}
