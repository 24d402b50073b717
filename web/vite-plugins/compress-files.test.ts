import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFolder } from "./compress-files.ts";

const script = "export const answer = 42;\n".repeat(100);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "app.js"), script);
  await writeFile(join(folder, "assets", "small.js"), "export {};");
  await writeFile(join(folder, "assets", "app.js.map"), script);
  await writeFile(join(folder, "assets", "decoder.wasm"), script);
  await writeFile(join(folder, "picture.png"), script);
  await compressFolder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("writes copies of every text worth it, and of nothing else", async () => {
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /\.(br|gz)$/.test(name)).toSorted()).toEqual([
    join("assets", "app.js.br"),
    join("assets", "app.js.gz"),
    join("assets", "decoder.wasm.br"),
    join("assets", "decoder.wasm.gz"),
  ]);
});

it("says the same in fewer bytes", async () => {
  const file = join(folder, "assets", "app.js");
  const [brotli, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(gunzipSync(gzip).toString()).toBe(script);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(script.length / 10);
});
