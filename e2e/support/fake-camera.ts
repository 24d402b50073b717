import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { create } from "qrcode";
import { openWholeBrowser } from "./browser.ts";

const [width, height] = [640, 480];
const [dark, light, noColour] = [16, 235, 128];

/** One frame of raw video (Y4M, 4:2:0): the code in the middle, as a phone held before the camera. */
const frameOf = (text: string): Buffer => {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const scale = Math.floor(320 / size);
  const [left, top] = [(width - size * scale) / 2, (height - size * scale) / 2];
  const isDark = (x: number, y: number): boolean => {
    const [column, row] = [Math.floor((x - left) / scale), Math.floor((y - top) / scale)];
    const isInside = column >= 0 && row >= 0 && column < size && row < size;
    return isInside && Boolean(data[row * size + column]);
  };
  const brightness = Buffer.alloc(width * height, light);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (isDark(x, y)) brightness[y * width + x] = dark;
  }
  const colour = Buffer.alloc((width * height) / 2, noColour);
  return Buffer.concat([Buffer.from("FRAME\n"), brightness, colour]);
};

/** A browser whose camera sees a QR code with this text. */
export const openBrowserSeeing = async (text: string): Promise<Browser> => {
  const folder = await mkdtemp(join(tmpdir(), "camera-"));
  const file = join(folder, "code.y4m");
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`;
  const frame = frameOf(text);
  await writeFile(file, Buffer.concat([Buffer.from(header), frame, frame]));
  const browser = await openWholeBrowser([
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ]);
  browser.on("disconnected", () => void rm(folder, { recursive: true, force: true }));
  return browser;
};
