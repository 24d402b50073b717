import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { pictureWidths } from "@app/contract/pictures";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { makeBomb, makeNoise } from "@app/harness/make-png";
import { root, type RunningProcess, startServer } from "@app/harness/processes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "./sizes.ts";

const sizes = sized(2000, 10_000);
const lanes = 24;
/** Beyond what the process needs when it has done nothing yet. */
const mostMegabytes = 300;

let database: TestDatabase;
let api: RunningProcess;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "drill-pictures-"));
  environment = {
    PICTURES_FOLDER: path.join(folder, "store"),
    PICTURES_CACHE_FOLDER: path.join(folder, "cache"),
  };
  await mkdir(path.join(folder, "store"));
  api = await startServer("api", {
    ...environment,
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    LOG_LEVEL: "error",
  });
});
afterAll(async () => {
  await api.end("SIGTERM");
  await database.close();
  await rm(folder, { recursive: true });
});

/** As an operator puts one in. */
const store = async (content: Buffer): Promise<string> => {
  const file = path.join(folder, "picture");
  await writeFile(file, content);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, "server/src/store-picture.ts"), file],
    { env: { ...process.env, ...environment } },
  );
  return stdout.split(" ")[0] ?? "";
};

/** Past all that looks at what is put in. */
const plant = async (content: string | Buffer, ending: string): Promise<string> => {
  const hash = createHash("sha256").update(content).update(ending).digest("hex").slice(0, 32);
  await writeFile(path.join(folder, "store", `${hash}.${ending}`), content);
  return `pictures/${hash}.${ending}`;
};

const megabytes = (line: "VmRSS" | "VmHWM"): number => {
  const status = readFileSync(`/proc/${api.child.pid}/status`, "utf8");
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
};

const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";

test("thousands of sizes and every bad file, at once: five sizes are made, and memory stays where it was", async () => {
  const picture = await store(makeNoise(1800));
  const bomb = makeBomb(20_000);
  const bad = [
    await plant(bomb, "png"),
    await plant(bomb, "jpg"),
    await plant(svg, "png"),
    await plant(svg, "webp"),
    await plant("GIF89a wrong type", "jpg"),
    await plant(makeBomb(2049), "png"),
    "pictures/..%2f..%2fetc%2fpasswd",
  ];
  const idle = megabytes("VmRSS");

  const widths = Array.from({ length: sizes }, (_, n) => n + 1).values();
  const statuses: Record<string, number> = {};
  const count = async (what: string, address: string): Promise<void> => {
    const answer = await fetch(api.url + address, { headers: { accept: "image/webp" } });
    await answer.arrayBuffer();
    const key = `${what} ${answer.status}`;
    statuses[key] = (statuses[key] ?? 0) + 1;
  };
  const lane = async (): Promise<void> => {
    for (const width of widths) {
      await count("good", `/api/${picture}?w=${width}`);
      if (width % 10 === 0) await count("bad", `/api/${bad[(width / 10) % bad.length]}?w=320`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  const grown = megabytes("VmHWM") - idle;
  expect(statuses).toEqual({
    "good 200": pictureWidths.length,
    "good 422": sizes - pictureWidths.length,
    "bad 404": sizes / 10,
  });
  expect((await readdir(path.join(folder, "cache"))).length).toBe(pictureWidths.length);
  expect(grown).toBeLessThan(mostMegabytes);
}, 120_000);
