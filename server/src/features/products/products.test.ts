import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import * as contract from "@app/contract/products";
import { buildLine, buildProduct, freshBarcode } from "@app/database/testing/build-products";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToBrand, freshBrand, freshDistributor } from "../../testing/brand-people.ts";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let brandId: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ brandId, token } = await freshBrand(server));
});

const bottle = (changes: Partial<contract.ProductInput> = {}): contract.ProductInput => ({
  name: "Tassili 1.5 L",
  material: "pet",
  volumeMl: 1500,
  emptyMilligrams: 32_500,
  barcode: freshBarcode(),
  unitsPerYear: 3_000_000,
  ...changes,
});
const add = (body: contract.ProductInput, key: string = randomUUID(), by = token) =>
  call(server.url, contract.addProduct, { token: by, key, body });
const added = async (body: contract.ProductInput): Promise<string> =>
  ((await add(body)).body as { id: string }).id;
const list = async (by = token) =>
  (await call(server.url, contract.listProducts, { token: by })).body as ResponseOf<
    typeof contract.listProducts
  >;
const change = (id: string, body: contract.ProductInput) =>
  call(server.url, contract.changeProduct, { token, params: { id }, body });
const archive = (id: string, isArchived: boolean) =>
  call(server.url, contract.archiveProduct, { token, params: { id }, body: { isArchived } });
const tonnages = () =>
  server.database.db
    .selectFrom("brand_tonnages")
    .select(["wilaya_code as wilaya", "material", "grams"])
    .where("brand_id", "=", brandId)
    .execute();

describe("what a brand sells", () => {
  test("is added once, however often it is sent, and shown with what it makes", async () => {
    const [body, key] = [bottle(), randomUUID()];
    const answers = await Promise.all([add(body, key), add(body, key), add(body, key)]);
    const written = answers.filter(({ status }) => status === 201);
    expect(new Set(written.map((one) => JSON.stringify(one.body))).size).toBe(1);
    const { products, mayEdit } = await list();
    expect(mayEdit).toBe(true);
    expect(products).toMatchObject([{ ...body, picture: null, isArchived: false, placedUnits: 0 }]);
    expect(contract.gramsOf(body.unitsPerYear, body.emptyMilligrams)).toBe(97_500_000);
  });

  test.each([
    ["a barcode with a wrong digit", { barcode: "6130000000018" }],
    ["no weight", { emptyMilligrams: 0 }],
    ["half a unit", { unitsPerYear: 0.5 }],
    ["a name that turns text round", { name: "Tassili \u202Egnp" }],
  ])("is refused with %s", async (_, wrong) => {
    expect(await add(bottle(wrong))).toMatchObject({
      status: 422,
      body: {
        error: "invalid_request",
        errors: { [Object.keys(wrong)[0] ?? ""]: expect.any(Array) },
      },
    });
  });

  test("has a barcode of its own, in whichever form it is typed", async () => {
    await add(bottle({ barcode: "036000291452" }));
    expect(await add(bottle({ barcode: "0036000291452" }))).toMatchObject({
      status: 409,
      body: { error: "barcode_taken", errors: { barcode: ["barcode_taken"] } },
    });
    const id = await added(bottle());
    expect((await change(id, bottle({ barcode: "036000291452" }))).status).toBe(409);
    const elsewhere = await freshBrand(server, "Elsewhere");
    const theirs = await add(bottle({ barcode: "036000291452" }), randomUUID(), elsewhere.token);
    expect(theirs.status).toBe(201);
  });

  test("of two with one barcode at the same moment one is taken", async () => {
    const barcode = freshBarcode();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(bottle({ barcode }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test("is somebody else's business only as nothing", async () => {
    const { token: other } = await freshBrand(server, "Elsewhere");
    const id = await added(bottle());
    expect((await list(other)).products).toEqual([]);
    const params = { id };
    const body = bottle();
    const asked = [
      await call(server.url, contract.showProduct, { token: other, params }),
      await call(server.url, contract.changeProduct, { token: other, params, body }),
      await call(server.url, contract.archiveProduct, {
        token: other,
        params,
        body: { isArchived: true },
      }),
      await call(server.url, contract.changeProductPicture, {
        token: other,
        params,
        body: { data: null },
      }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test("is looked at by a viewer, changed by an editor, closed to a distributor", async () => {
    const viewer = await addToBrand(server, brandId, "viewer");
    const editor = await addToBrand(server, brandId, "editor");
    const distributor = await freshDistributor(server, brandId);
    expect((await add(bottle(), randomUUID(), viewer)).status).toBe(403);
    expect((await add(bottle(), randomUUID(), editor)).status).toBe(201);
    expect(await list(viewer)).toMatchObject({ mayEdit: false, products: [{ material: "pet" }] });
    const asked = await call(server.url, contract.listProducts, { token: distributor.token });
    expect(asked.status).toBe(403);
  });
});

describe("a product that changes", () => {
  test("weighs differently at once", async () => {
    const { db } = server.database;
    const { id: productId, barcode } = await buildProduct(db, brandId, { emptyMilligrams: 32_000 });
    await buildLine(db, { brandId, productId, units: 1000 });
    expect(await tonnages()).toEqual([{ wilaya: 16, material: "pet", grams: 32_000 }]);
    await change(productId, bottle({ barcode, emptyMilligrams: 500_500, material: "pehd" }));
    expect(await tonnages()).toEqual([{ wilaya: 16, material: "pehd", grams: 500_500 }]);
  });

  test("and is not sold any more keeps its tonnes, and frees its barcode", async () => {
    const body = bottle();
    const id = await added(body);
    await buildLine(server.database.db, { brandId, productId: id, units: 1000 });
    expect((await archive(id, true)).status).toBe(200);
    expect(await tonnages()).toEqual([{ wilaya: 16, material: "pet", grams: 32_500 }]);
    const next = await added(bottle({ name: "Aaa", barcode: body.barcode }));
    expect((await list()).products.map((one) => [one.id, one.isArchived])).toEqual([
      [next, false],
      [id, true],
    ]);
    expect((await archive(id, false)).body).toMatchObject({ error: "barcode_taken" });
    await archive(next, true);
    expect((await archive(id, false)).status).toBe(200);
  });
});

describe("a photo", () => {
  const put = (id: string, data: string | null) =>
    call(server.url, contract.changeProductPicture, { token, params: { id }, body: { data } });

  test("is kept and shown, and taken away again", async () => {
    const id = await added(bottle());
    const photo = await sharp({
      create: { width: 40, height: 60, channels: 3, background: "#2059d9" },
    })
      .jpeg()
      .toBuffer();
    const { status, body } = await put(id, photo.toString("base64"));
    expect(status).toBe(200);
    const { picture } = body as { picture: string };
    expect((await fetch(`${server.url}/api/${picture}?w=160`)).status).toBe(200);
    expect((await list()).products[0]?.picture).toBe(picture);
    await put(id, null);
    expect((await list()).products[0]?.picture).toBeNull();
  });

  test("that is none is refused", async () => {
    const id = await added(bottle());
    const answer = await put(id, Buffer.from("no picture").toString("base64"));
    expect(answer).toMatchObject({ status: 422, body: { error: "not_a_picture" } });
  });
});
