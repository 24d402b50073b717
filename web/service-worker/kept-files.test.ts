import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const origin = "https://dawra.example";

const pathOf = (key: Request | string): string =>
  new URL(typeof key === "string" ? key : key.url, origin).pathname;

/** As much of Cache Storage as the worker uses. */
const memoryCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: Request | string) =>
    new URL(typeof key === "string" ? key : key.url, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: Request | string) => entries.get(addressOf(key))?.clone(),
      put: async (key: Request | string, value: Response) =>
        void entries.set(addressOf(key), value),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    paths: (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted(),
  };
};

const page = (text: string) =>
  new Response(`<link href="/assets/a-1.js"><use href="/assets/t-2.svg#q">${text}`);
const file = () => new Response("file", { headers: { "cache-control": "max-age=1, immutable" } });

let storage: ReturnType<typeof memoryCaches>;
const network = vi.fn<(request: Request | string, init?: RequestInit) => Promise<Response>>();

const startRelease = async (release: string) => {
  vi.resetModules();
  vi.stubGlobal("RELEASE", release);
  vi.stubGlobal("COUNTER_FILES", ["/assets/decoder-3.js"]);
  vi.stubGlobal("DRIVER_FILES", ["/assets/handover-6.js"]);
  vi.stubGlobal("AT_HAND", ["/assets/error-3.js", "/assets/gone-4.js"]);
  vi.stubGlobal("FOR_MEMBERS", ["/assets/guards-5.js"]);
  return import("./kept-files.ts");
};

beforeEach(() => {
  storage = memoryCaches();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("self", { location: { origin } });
  vi.stubGlobal("fetch", network);
  network.mockReset();
  network.mockImplementation(async (request) =>
    pathOf(request).startsWith("/assets/") ? file() : page(pathOf(request)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const navigation = (path: string, preloadResponse?: Promise<Response>) =>
  ({ request: new Request(origin + path), preloadResponse }) as unknown as FetchEvent;

describe("pages for when there is no network", () => {
  it("are fetched as somebody unknown, in the language of the page, with their files", async () => {
    const worker = await startRelease("1");
    await worker.keepPages("ar", ["/dashboard"]);
    expect(network).toHaveBeenCalledWith("/dashboard", {
      credentials: "omit",
      headers: { "Accept-Language": "ar" },
      redirect: "error",
    });
    expect(storage.paths("kept-1")).toEqual([
      "/assets/a-1.js",
      "/assets/guards-5.js",
      "/assets/t-2.svg",
      "/dashboard",
      "/offline",
    ]);
    const calls = network.mock.calls.length;
    await worker.keepPages("ar", ["/dashboard"]);
    expect(network).toHaveBeenCalledTimes(calls);
    await worker.keepPages("fr", []);
    expect(network).toHaveBeenLastCalledWith("/offline", expect.anything());
  });

  it("of the counter bring what is loaded only while weighing; others do not", async () => {
    const worker = await startRelease("1");
    await worker.keepPages("ar", ["/dashboard"]);
    expect(storage.paths("kept-1")).not.toContain("/assets/decoder-3.js");
    await worker.keepPages("ar", ["/collection-point/intake"]);
    expect(storage.paths("kept-1")).toContain("/assets/decoder-3.js");
  });

  it("of a driver bring what a door needs that was never open before", async () => {
    const worker = await startRelease("1");
    await worker.keepPages("ar", ["/dashboard"]);
    expect(storage.paths("kept-1")).not.toContain("/assets/handover-6.js");
    await worker.keepPages("ar", ["/transporter/handover/0197f2a0-0000-7000-8000-000000000001"]);
    expect(storage.paths("kept-1")).toContain("/assets/handover-6.js");
  });

  it("lead on without a network: the router is told every route of the release", async () => {
    const worker = await startRelease("1");
    const manifest = `window.__reactRouterManifest={"routes":{"root":{"id":"root"}},"version":"1a2b"};`;
    network.mockImplementation(async (request) => {
      if (pathOf(request).startsWith("/assets/manifest-")) {
        return new Response(manifest, { headers: { "cache-control": "immutable" } });
      }
      return pathOf(request).startsWith("/assets/")
        ? file()
        : page(`"url": "/assets/manifest-1a2b.js"`);
    });
    await worker.keepPages("fr", ["/transporter/route"]);
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    const ask = (version: string) =>
      worker.answerManifest(new Request(`${origin}/__manifest?paths=/a&version=${version}`));
    expect(await (await ask("1a2b")).json()).toEqual({ root: { id: "root" } });
    await expect(ask("another")).rejects.toThrow("Failed to fetch");
  });

  it("are answered only when the network fails, or takes longer than 8 s", async () => {
    const worker = await startRelease("1");
    await worker.keepPages("fr", ["/dashboard"]);
    network.mockResolvedValueOnce(new Response("fresh"));
    expect(await (await worker.answerPage(navigation("/dashboard"))).text()).toBe("fresh");
    network.mockRejectedValueOnce(new TypeError("offline"));
    const other = await worker.answerPage(navigation("/settings"));
    expect(await other.text()).toContain("/offline");
    vi.useFakeTimers();
    network.mockReturnValueOnce(new Promise(() => undefined));
    const answer = worker.answerPage(navigation("/dashboard?from=icon"));
    const settled = vi.fn();
    void answer.then(settled);
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toContain("/dashboard");
  });

  it("take the answer that the browser asked for while the worker woke up", async () => {
    const worker = await startRelease("1");
    const early = Promise.resolve(new Response("early"));
    expect(await (await worker.answerPage(navigation("/", early))).text()).toBe("early");
    expect(network).not.toHaveBeenCalled();
  });

  it("are ready in the next release before it takes over, and the last one's files go", async () => {
    await (await startRelease("1")).keepPages("ar", ["/dashboard"]);
    const next = await startRelease("2");
    await next.renewPages();
    expect(storage.paths("kept-2")).toEqual(storage.paths("kept-1"));
    await next.dropOlderFiles();
    expect(await storage.keys()).toEqual(["kept-2"]);
  });

  it("that cannot be had leave the others in place", async () => {
    const worker = await startRelease("1");
    network.mockImplementation(async (request) => {
      if (request === "/dashboard") throw new TypeError("redirected");
      return pathOf(request) === "/settings" ? new Response("", { status: 500 }) : page("");
    });
    await worker.keepPages("fr", ["/dashboard", "/settings"]);
    expect(storage.paths("kept-1")).toEqual(["/offline"]);
  });
});

describe("files", () => {
  it("are the ones whose name changes with their content; calls and pages are not", async () => {
    const { isFile } = await startRelease("1");
    const isKept = (path: string) => isFile(new URL(path, origin));
    expect(isKept("/assets/app-1a2b.js")).toBe(true);
    expect(isKept("/__manifest?version=1")).toBe(true);
    for (const path of ["/", "/api/v1/live", "/api/assets/x", "/version.json", "/favicon.svg"]) {
      expect([path, isKept(path)]).toEqual([path, false]);
    }
    expect(isKept("https://elsewhere.example/assets/app-1a2b.js")).toBe(false);
  });

  it("that any page may need are there before it does, as far as they can be had", async () => {
    const worker = await startRelease("1");
    network.mockImplementation(async (request) => {
      if (pathOf(request) === "/assets/gone-4.js") throw new TypeError("offline");
      return file();
    });
    await worker.keepFilesAtHand();
    expect(storage.paths("kept-1")).toEqual(["/assets/error-3.js"]);
  });

  it("come from the network once, and an answer that may change is not kept", async () => {
    const { answerFile } = await startRelease("1");
    await answerFile("/assets/a-1.js");
    await answerFile("/assets/a-1.js");
    expect(network).toHaveBeenCalledOnce();
    network.mockResolvedValue(new Response("Not found", { status: 404 }));
    expect((await answerFile("/assets/gone.js")).status).toBe(404);
    network.mockResolvedValue(new Response(null, { status: 204 }));
    await answerFile("/__manifest?version=0");
    expect(storage.paths("kept-1")).toEqual(["/assets/a-1.js"]);
  });
});
