import type { Endpoint } from "@app/contract/endpoint";
import { type Role, roleNames } from "@app/contract/roles";
import { describe, expect, test } from "vitest";
import { ApiError, type Client, OfflineError } from "../../lib/api-client.ts";
import { createRoleChanges, refusalOf } from "./role-changes.ts";

const setUp = (answer: unknown, refetches = true) => {
  const log: unknown[] = [];
  const call = async ({ path }: Endpoint, { body }: { body: unknown }) => {
    log.push([path, body]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const refetch = async () => {
    log.push("refetch");
    if (!refetches) throw new OfflineError("");
  };
  return { log, changes: createRoleChanges({ call: call as unknown as Client["call"], refetch }) };
};

describe("switching to a held role", () => {
  test("[S-09] [C-15] [C-33] tells the server, fetches the user, and then leads to the dashboard", async () => {
    const { log, changes } = setUp({ success: true });
    expect(await changes.switchTo("transporter")).toBe("/transporter/dashboard");
    expect(log).toEqual([["/api/switchRole", { role: "Transporter" }], "refetch"]);
  });

  test("that the server refuses leads nowhere", async () => {
    const refused = new ApiError(403, { error: "role_not_held", message: "", traceId: "" });
    const { log, changes } = setUp(refused);
    await expect(changes.switchTo("brand")).rejects.toBe(refused);
    expect(log).toHaveLength(1);
  });
});

describe("taking on a role", () => {
  const pages: [Role, number, string][] = [
    ["citizen", 1, "/consumer/profile"],
    ["point", 2, "/collection-point/profile"],
    ["transporter", 3, "/transporter/profile"],
    ["brand", 5, "/csr/business-profile"],
  ];

  test.each(pages)(
    "[S-11] [C-14] [C-33] %s sends number %i, fetches the user, and leads to %s",
    async (role, number, page) => {
      const { log, changes } = setUp({ success: true });
      expect(await changes.become(role)).toBe(page);
      expect(log).toEqual([["/api/BecomeRole", { user_type: number }], "refetch"]);
    },
  );

  test("[S-11] that is held already fetches the user and leads nowhere", async () => {
    const { log, changes } = setUp({ success: false });
    expect(await changes.become("point")).toBeNull();
    expect(log.at(-1)).toBe("refetch");
  });

  test("goes on although the user cannot be fetched: the role is there", async () => {
    const { changes } = setUp({ success: true }, false);
    expect(await changes.become("point")).toBe("/collection-point/profile");
  });

  test("knows a page for every role", () => {
    expect(pages.map(([role]) => role)).toEqual(roleNames);
  });
});

describe("what the server refuses", () => {
  const refused = (errors?: Record<string, string[]>) =>
    new ApiError(422, {
      error: "invalid_request",
      message: "",
      traceId: "",
      ...(errors && { errors }),
    });

  test("[V-01] the list of a 422 is kept, field after field", () => {
    expect(refusalOf(refused({ user_type: ["Too early", "Too late"], other: ["No"] }))).toEqual({
      problem: "refused",
      errors: ["Too early", "Too late", "No"],
    });
  });

  test("[V-01] a role that is not open has words of its own", () => {
    expect(refusalOf(refused({ user_type: ["role_not_open"] }))).toEqual({
      problem: "notOpen",
      errors: ["role_not_open"],
    });
  });

  test("a network or a server that failed is said as such", () => {
    expect(refusalOf(new OfflineError(""))).toEqual({ problem: "offline", errors: [] });
    expect(refusalOf(new Error("x"))).toEqual({ problem: "failed", errors: [] });
  });
});
