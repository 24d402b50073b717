import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createOsrmDistances } from "./road-distances-osrm.ts";
import { createRoadDistances, type Position } from "./road-distances.ts";

const algiers = { lat: 36.753, lng: 3.059 };
const blida = { lat: 36.48, lng: 2.828 };
const boumerdes = { lat: 36.766, lng: 3.477 };
const places = [algiers, blida, boumerdes];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Reply = [status: number, body: unknown] | "nothing";

/** As OSRM documents it: rows by source, columns by destination, null without a route. */
const table = (change: object = {}) => ({
  code: "Ok",
  durations: [
    [0, 3000.4, 2400],
    [3100.6, 0, 4500],
    [2450, 4400, 0],
  ],
  distances: [
    [0, 47_812.3, 46_000],
    [48_020.9, 0, 81_500],
    [45_900, 81_000, 0],
  ],
  sources: places.map(({ lat, lng }) => ({ location: [lng, lat], name: "", distance: 3.2 })),
  destinations: places.map(({ lat, lng }) => ({ location: [lng, lat], name: "", distance: 3.2 })),
  ...change,
});

const roadMap = async (replies: Reply[], path = "") => {
  const seen: string[] = [];
  const warnings: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? "");
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply || reply === "nothing") return;
    const [status, body] = reply;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const distances = createOsrmDistances({
    url: new URL(`http://127.0.0.1:${port}${path}`),
    patienceMilliseconds: replies.includes("nothing") ? 100 : 10_000,
    log: { warn: ({ err }: { err: Error }) => warnings.push(err.message) },
  });
  return { seen, warnings, distances };
};

const straight = (of: readonly Position[] = places) =>
  createRoadDistances({ ROADS_URL: undefined }, { warn: () => undefined }).between(of);

describe("without a road map", () => {
  test("a way is the straight line times 1.4, at 36 km/h", async () => {
    const { meters, seconds } = await straight();
    // 36.6 km as the crow flies from Algiers to Blida.
    expect(meters[0]?.[1]).toBeGreaterThan(36_600 * 1.39);
    expect(meters[0]?.[1]).toBeLessThan(36_700 * 1.41);
    expect(seconds[0]?.[1]).toBe(Math.round((meters[0]?.[1] ?? 0) / 10));
    expect(meters[1]?.[0]).toBe(meters[0]?.[1]);
    expect(meters.map((row, at) => row[at])).toEqual([0, 0, 0]);
  });

  test("nobody is asked when no address is set, the map is when one is", async () => {
    const { seen } = await roadMap([[200, table()]]);
    await straight();
    expect(seen).toEqual([]);
    const { distances, seen: asked } = await roadMap([[200, table()]]);
    await distances.between(places);
    expect(asked).toHaveLength(1);
  });
});

describe("with a road map", () => {
  test("asks for all places at once, longitude first, and takes whole meters and seconds", async () => {
    const { seen, warnings, distances } = await roadMap([[200, table()]], "/osrm/");
    expect(await distances.between(places)).toEqual({
      meters: [
        [0, 47_812, 46_000],
        [48_021, 0, 81_500],
        [45_900, 81_000, 0],
      ],
      seconds: [
        [0, 3000, 2400],
        [3101, 0, 4500],
        [2450, 4400, 0],
      ],
    });
    expect(seen).toEqual([
      "/osrm/table/v1/driving/3.059000,36.753000;2.828000,36.480000;3.477000,36.766000" +
        "?annotations=duration,distance&generate_hints=false",
    ]);
    expect(warnings).toEqual([]);
  });

  test("guesses the one way it finds no road for", async () => {
    const rows = table().distances.map((row) => [...row] as (number | null)[]);
    rows[0] = [0, null, 46_000];
    const { distances, warnings } = await roadMap([[200, table({ distances: rows })]]);
    const guess = await straight();
    const { meters } = await distances.between(places);
    expect(meters[0]).toEqual([0, guess.meters[0]?.[1], 46_000]);
    expect(meters[1]).toEqual([48_021, 0, 81_500]);
    expect(warnings).toEqual([]);
  });

  test.each<[string, Reply, string]>([
    ["400 NoSegment", [400, { code: "NoSegment", message: "coordinate 3.059" }], "NoSegment"],
    ["200 NoTable", [200, { code: "NoTable" }], "NoTable"],
    ["a table of other places", [200, table({ distances: [[0]] })], "other places"],
    ["no distances", [200, { ...table(), distances: undefined }], "answered 200"],
    ["a way below nought", [200, table({ distances: [[-1]] })], "answered 200"],
    ["a page", [502, "<h1>Bad gateway</h1>"], "JSON"],
    ["a redirect", [302, ""], "JSON"],
    ["far too much", [200, " ".repeat(300_000)], "too long"],
    ["nothing at all", "nothing", "aborted"],
  ])("that answers with %s, straight lines serve", async (_, reply, warning) => {
    const { distances, warnings } = await roadMap([reply]);
    expect(await distances.between(places)).toEqual(await straight());
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(warning);
    expect(warnings[0]).not.toContain("3.059");
  });

  test("more places than it answers for are not asked for", async () => {
    const { seen, distances } = await roadMap([[200, table()]]);
    const many = Array.from({ length: 101 }, (_, at) => ({ lat: 36 + at / 100, lng: 3 }));
    expect(await distances.between(many)).toEqual(await straight(many));
    expect(seen).toEqual([]);
  });

  test("an outage is told once, and the next one again", async () => {
    const bad: Reply = [503, { code: "Busy" }];
    const { distances, warnings } = await roadMap([bad, bad, [200, table()], bad, bad]);
    for (let call = 0; call < 5; call += 1) await distances.between(places);
    expect(warnings).toHaveLength(2);
  });
});
