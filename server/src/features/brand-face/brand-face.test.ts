import * as contract from "@app/contract/brand-face";
import { pictureAddress } from "@app/contract/pictures";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let folder: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "logos-"));
  server = await startTestServer(undefined, {
    PICTURES_FOLDER: path.join(folder, "store"),
    PICTURES_CACHE_FOLDER: path.join(folder, "cache"),
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  await buildBrand(db, id);
  token = await buildSession(db, id);
});

const story = { en: "We bring our bottles back.", fr: "Nous reprenons nos bouteilles.", ar: "" };
const face = { name: "Tassili", colour: "#2059D9", story };
const save = (changes: object = {}) =>
  call(server.url, contract.saveBrandFace, { token, body: { ...face, ...changes } });
const show = async () => (await call(server.url, contract.showBrandFace, { token })).body;
const sendLogo = (content: Uint8Array) =>
  call(server.url, contract.saveBrandLogo, {
    token,
    body: { data: Buffer.from(content).toString("base64") },
  });

describe("name, colour and story", () => {
  test("are shown as they were saved", async () => {
    expect(await show()).toEqual({
      mayEdit: true,
      name: "Source Vive",
      logo: null,
      colour: null,
      story: { en: "", fr: "", ar: "" },
    });
    expect((await save()).status).toBe(200);
    expect(await show()).toMatchObject({ name: "Tassili", colour: "#2059d9", story });
  });

  test.each([
    ["yellow, which nobody sees on white", { colour: "#fecc1d" }, "colour", "pale"],
    ["no colour at all", { colour: "blue" }, "colour", "colour"],
    ["a story of 281", { story: { ...story, fr: "a".repeat(281) } }, "story.fr", "story"],
    ["a story that turns round", { story: { ...story, ar: "a\u202Eb" } }, "story.ar", "story"],
  ])("%s is refused", async (_, changes, field, message) => {
    const { status, body } = await save(changes);
    expect(status).toBe(422);
    expect((body as { errors: Record<string, string[]> }).errors[field]).toContain(message);
  });

  test("280 characters are fine", async () => {
    expect((await save({ story: { ...story, fr: "é".repeat(280) } })).status).toBe(200);
  });
});

describe("the logo", () => {
  test("is kept as pixels, shown to everybody, and taken away", async () => {
    const png = await sharp({
      create: { width: 40, height: 20, channels: 4, background: "#2059d9" },
    })
      .png()
      .toBuffer();
    const { status, body } = await sendLogo(png);
    expect(status).toBe(200);
    const { logo } = body as { logo: string };
    expect(await show()).toMatchObject({ logo });
    const seen = await fetch(server.url + pictureAddress(logo, 320));
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/png"]);
    await save();
    expect(await show()).toMatchObject({ logo });
    await call(server.url, contract.removeBrandLogo, { token });
    expect(await show()).toMatchObject({ logo: null, colour: "#2059d9" });
  });

  test.each([
    ["a drawing", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["text", "hello"],
  ])("%s is never kept", async (_, content) => {
    const { status, body } = await sendLogo(Buffer.from(content));
    expect([status, body]).toMatchObject([422, { error: "not_a_picture" }]);
    expect(await show()).toMatchObject({ logo: null });
  });
});
