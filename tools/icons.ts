import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { read, root } from "./files.ts";
import { mustRun } from "./run.ts";

// node tools/icons.ts: draws web/icons/*.svg as the pictures in web/public/icons that phones ask
// for. They are committed: run it after a drawing has changed.

const icons = [
  { drawing: "icon", file: "icon-192", size: 192 },
  { drawing: "icon", file: "icon-512", size: 512 },
  { drawing: "maskable", file: "maskable-512", size: 512 },
  { drawing: "maskable", file: "apple-touch-icon", size: 180 },
  { drawing: "badge", file: "badge-96", size: 96 },
];

const pageFor = (svg: string, size: number): string =>
  `<!doctype html><style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`;

const folder = mkdtempSync(path.join(tmpdir(), "icons-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

for (const { drawing, file, size } of icons) {
  const page = path.join(folder, `${file}.html`);
  writeFileSync(page, pageFor(read(`web/icons/${drawing}.svg`), size));
  await mustRun(
    [
      process.env.CHROMIUM ?? "chromium",
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      `--user-data-dir=${path.join(folder, "profile")}`,
      "--default-background-color=00000000",
      "--force-device-scale-factor=1",
      `--window-size=${size},${size}`,
      `--screenshot=${path.join(root, "web/public/icons", `${file}.png`)}`,
      `file://${page}`,
    ],
    { quiet: true },
  );
}
