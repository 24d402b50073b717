import { expect, it, vi } from "vitest";
import { handleError } from "./entry.server.tsx";

const secret = "s3cret-token";
const request = new Request(`https://dawra.example/setNewPassword/${secret}`);

const printed = (error: unknown, asked = request): string[] => {
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  handleError(error, { request: asked });
  return print.mock.calls.map(String);
};

it.each([
  ["a loader", Object.assign(new Error(`no page for "${secret}"`), { row: secret })],
  [
    "a path that is none",
    {
      status: 404,
      statusText: "Not Found",
      internal: true,
      data: `Error: No route matches URL "/${secret}"`,
      error: new Error(`No route matches URL "/${secret}"`),
    },
  ],
])("what %s throws is one line, without what it carries", (_what, thrown) => {
  const lines = printed(thrown);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "a page broke",
    err: { type: expect.any(String) },
  });
  expect(lines[0]).not.toContain(secret);
  expect(lines[0]).not.toContain("\n");
});

it("nothing is said of a visitor who went away", () => {
  const leaving = AbortSignal.abort();
  expect(printed(new Error("aborted"), new Request(request, { signal: leaving }))).toEqual([]);
});
