import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pictureAddress, pictureWidths } from "@app/contract/pictures";
import { makeBomb } from "@app/harness/make-png";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../context.ts";
import { testConfig } from "../testing/test-context.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { createPictureCache } from "./picture-cache.ts";
import { createTurns } from "./turns.ts";

let server: TestServer;
let ctx: Context;
let folder: string;
const store = (): string => path.join(folder, "store");
const cache = (): string => path.join(folder, "cache");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  const environment = { PICTURES_FOLDER: store(), PICTURES_CACHE_FOLDER: cache() };
  server = await startTestServer(undefined, environment);
  ctx = createContext(testConfig(server.database, environment), "test");
  await mkdir(store());
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });

const photo = (width = 3000, height = 2000): Promise<Buffer> =>
  paint(width, height)
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

const browser = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

const get = (address: string, headers: Record<string, string> = browser): Promise<Response> =>
  fetch(server.url + address, { headers });

/** As it is written, dots and all; fetch would tidy it up. */
const getRaw = (address: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path: address, headers: browser }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .on("error", reject)
      .end();
  });

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format };
};

/** Under a name that would be right, whatever it is. */
const plant = async (content: Uint8Array, ending = "jpg"): Promise<string> => {
  const name = `${Math.random().toString(16).slice(2).padEnd(32, "0").slice(0, 32)}.${ending}`;
  await writeFile(path.join(store(), name), content);
  return `pictures/${name}`;
};

describe("a picture of the store", () => {
  let picture: string;
  beforeAll(async () => {
    picture = await ctx.pictures.store(await photo(3000, 3000));
  });

  test("[C-29] is at /api/ and its path, with its width in the query", async () => {
    expect(picture).toMatch(/^pictures\/[0-9a-f]{32}\.jpg$/);
    for (const width of pictureWidths) {
      const answer = await get(pictureAddress(picture, width));
      expect(answer.status).toBe(200);
      expect(await sizeOf(answer)).toEqual({
        width,
        height: width,
        format: "webp",
      });
    }
    expect(await sizeOf(await get(`/api/${picture}`))).toMatchObject({ width: 640 });
  });

  test("is kept by whoever asks for it, for ever, and says nothing about them", async () => {
    const session = { cookie: "__Host-refresh=abc", authorization: "Bearer abc" };
    const { headers } = await get(pictureAddress(picture, 320), { ...browser, ...session });
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'; base-uri 'none';"),
      vary: "accept",
    });
    expect(headers.get("set-cookie")).toBeNull();
    const tag = headers.get("etag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get(pictureAddress(picture, 320), {
        ...browser,
        "if-none-match": known,
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    const other = await get(pictureAddress(picture, 640), { ...browser, "if-none-match": tag });
    expect(other.status).toBe(200);
  });

  test("comes in its own form to whoever does not name WebP", async () => {
    const answer = await get(pictureAddress(picture, 160), { accept: "image/png,*/*" });
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(await sizeOf(answer)).toMatchObject({ width: 160, format: "jpeg" });
    const clear = await ctx.pictures.store(
      await sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    );
    const seen = await get(pictureAddress(clear, 160), { accept: "*/*" });
    // Never larger than it is.
    expect(await sizeOf(seen)).toEqual({ width: 40, height: 40, format: "png" });
  });

  test("is made once, however many ask at once", async () => {
    const fresh = await ctx.pictures.store(await photo(900, 900));
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => get(pictureAddress(fresh, 640))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const made = (await readdir(cache())).filter((name) => fresh.includes(name.slice(0, 32)));
    expect(made).toHaveLength(1);
  });
});

describe("what is put in", () => {
  test("loses where, when and by whom it was taken, and keeps its right way up", async () => {
    const turned = await paint(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = await ctx.pictures.store(turned);
    const answer = await get(pictureAddress(kept, 640));
    expect(await sizeOf(answer)).toMatchObject({ width: 200, height: 400 });
    const stored = await ctx.pictures.store(await photo());
    const { exif, width } = await sharp(
      await readFile(path.join(store(), path.basename(stored))),
    ).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 2048 });
  });

  test.each([
    ["text", () => Buffer.from("hello")],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "a drawing with a script",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    ],
    ["a GIF", () => paint(10, 10).gif().toBuffer()],
    ["an AVIF", () => paint(16, 16).avif().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["half a photograph", async () => (await photo()).subarray(0, 3000)],
    ["a bomb", () => makeBomb(20_000)],
    ["nothing", () => Buffer.alloc(0)],
    ["something enormous", () => Buffer.alloc(21 * 1024 * 1024)],
  ])("%s is refused", async (_what, make) => {
    await expect(ctx.pictures.store(await make())).rejects.toThrow(/^it /);
  });
});

describe("what lies in the store and is no picture of ours", () => {
  test.each([
    ["a bomb", "png", () => makeBomb(20_000)],
    ["a bomb that calls itself a photograph", "jpg", () => makeBomb(20_000)],
    ["a page", "jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "a drawing with a script",
      "png",
      () =>
        Buffer.from(
          "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
        ),
    ],
    ["a GIF", "webp", () => paint(10, 10).gif().toBuffer()],
    ["nothing", "webp", () => Buffer.alloc(0)],
    ["something enormous", "jpg", () => Buffer.alloc(13 * 1024 * 1024, 255)],
  ])("%s, named .%s, is not shown", async (_what, ending, make) => {
    const planted = await plant(await make(), ending);
    const before = await readdir(cache());
    for (const headers of [browser, { accept: "*/*" }]) {
      const answer = await get(pictureAddress(planted, 320), headers);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await readdir(cache())).toEqual(before);
  });

  test("a picture with another ending is what it is, not what it is called", async () => {
    const planted = await plant(await paint(30, 30).png().toBuffer(), "jpg");
    const answer = await get(pictureAddress(planted, 160), { accept: "*/*" });
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(await sizeOf(answer)).toMatchObject({ format: "jpeg" });
  });
});

describe("outside the store", () => {
  const secret = "0".repeat(32);
  beforeEach(async () => {
    const content = await paint(10, 10).jpeg().toBuffer();
    await writeFile(path.join(folder, `${secret}.jpg`), content);
  });
  afterEach(() => rm(path.join(folder, `${secret}.jpg`)));

  test.each([
    `/api/pictures/../${secret}.jpg`,
    `/api/pictures/..%2f${secret}.jpg`,
    `/api/pictures/%2e%2e%2f${secret}.jpg`,
    `/api/pictures/%252e%252e%252f${secret}.jpg`,
    `/api/pictures/..%5c${secret}.jpg`,
    `/api/pictures/....//${secret}.jpg`,
    `/api/pictures/store/../../${secret}.jpg`,
    `/api/pictures/${encodeURIComponent("/etc/passwd")}`,
    "/api/pictures//etc/passwd",
    `/api/pictures/${secret}.jpg%00.png`,
    `/api/pictures/%00${secret}.jpg`,
    `/api/pictures/${secret}.jpg/`,
    `/api/pictures/${secret}.JPG`,
    `/api/pictures/${secret}.svg`,
    "/api/pictures/",
    "/api/pictures",
    `/api/pictures/${"a".repeat(90)}.jpg`,
  ])("%s is not found", async (address) => {
    const { status, body } = await getRaw(address);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ error: "not_found" });
  });

  test("a link in the store leads nowhere, nor does a folder", async () => {
    await symlink(path.join(folder, `${secret}.jpg`), path.join(store(), `${secret}.jpg`));
    await mkdir(path.join(store(), `${"1".repeat(32)}.jpg`));
    for (const name of [secret, "1".repeat(32)]) {
      expect((await get(pictureAddress(`pictures/${name}.jpg`, 160))).status).toBe(404);
    }
  });

  test("the rest of /api answers as before", async () => {
    const { status, body } = await getRaw("/api/v1/nothing?w=160");
    expect([status, JSON.parse(body)]).toMatchObject([404, { error: "not_found" }]);
  });
});

describe("sizes by the thousand", () => {
  test("are five, and everything else is refused", async () => {
    const picture = await ctx.pictures.store(await photo(1500, 1000));
    const odd = ["0", "-160", "160.5", "1e3", "0x280", "١٦٠", "", " 160", "NaN", "9".repeat(400)];
    const asked = [
      ...Array.from({ length: 2000 }, (_, n) => `w=${n * 5}`),
      ...odd.map((width) => `w=${encodeURIComponent(width)}`),
      "w=160&w=320",
      "w[]=160",
      "w[x]=160",
    ];
    const statuses: Record<number, number> = {};
    for (let n = 0; n < asked.length; n += 20) {
      const some = asked.slice(n, n + 20);
      const answers = await Promise.all(some.map((query) => get(`/api/${picture}?${query}`)));
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    // w[]= and w[x]= are other names, so the usual width is shown.
    expect(statuses).toEqual({ 200: pictureWidths.length + 2, 422: asked.length - 7 });
    const made = (await readdir(cache())).filter((name) => picture.includes(name.slice(0, 32)));
    expect(made).toHaveLength(pictureWidths.length);
  });
});

test("whoever comes when too many wait is told to come again", async () => {
  const inTurn = createTurns(2, 3);
  const gate = Promise.withResolvers<void>();
  let most = 0;
  let running = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const begun = Array.from({ length: 5 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject({ errorName: "unavailable" });
  gate.resolve();
  await Promise.all(begun);
  await inTurn(work);
  expect(most).toBe(2);
});

test("what is made fills its folder up to the bound; the longest unused goes", async () => {
  const own = path.join(folder, "bounded");
  const kept = createPictureCache(own, 10_000);
  for (let n = 0; n < 50; n++) {
    await kept.put(`picture-${n}`, Buffer.alloc(1000));
    expect((await readdir(own)).length).toBeLessThanOrEqual(11);
  }
  expect(await kept.get("picture-0")).toBeNull();
  expect(await kept.get("picture-49")).toHaveLength(1000);
});
