import { describe, expect, test } from "vitest";
import { errorCaseOf } from "./error-case.ts";

/** As React Router hands on what a loader threw with `data(...)`. */
const routeError = (status: number, data: unknown = null) => ({
  status,
  statusText: "",
  internal: false,
  data,
});

const failure = (status?: number) =>
  Object.assign(new Error("The scale is not reachable"), status === undefined ? {} : { status });

describe("[X-02] an error of a page", () => {
  test.each([
    ["a status of its own", failure(503), 503],
    ["none: 500", failure(), 500],
    ["the status of a route", routeError(403, "Points only"), 403],
  ])("shows %s", (_, error, status) => {
    expect(errorCaseOf(error, true).status).toBe(status);
  });

  test("shows its message", () => {
    expect(errorCaseOf(failure(), true).message).toBe("The scale is not reachable");
    expect(errorCaseOf(routeError(403, "Points only"), true).message).toBe("Points only");
  });

  test.each([undefined, null, "text", { odd: true }])(
    "has no status when %j was thrown: the screen says ERROR",
    (thrown) => {
      expect(errorCaseOf(thrown, true)).toEqual({
        status: undefined,
        message: undefined,
        situation: "server",
      });
    },
  );
});

describe("the guidance", () => {
  test.each([
    [routeError(404), true, "notFound"],
    [routeError(404), false, "notFound"],
    [routeError(403), true, "forbidden"],
    [failure(), true, "server"],
    [routeError(500), true, "server"],
    [failure(), false, "offline"],
  ])("%#", (error, isOnline, situation) => {
    expect(errorCaseOf(error, isOnline).situation).toBe(situation);
  });

  test("blames no server while there is no network", () => {
    expect(errorCaseOf(failure(), false)).toMatchObject({ status: undefined, message: undefined });
  });
});
