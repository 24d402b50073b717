import { describe, expect, test } from "vitest";
import {
  afterLogin,
  afterLogout,
  loginFor,
  rememberPath,
  takeRememberedPath,
} from "./destinations.ts";
import { memoryStore } from "../../lib/testing/memory-store.ts";

describe("after logging in", () => {
  test("[S-07] the remembered path comes first", () => {
    expect(afterLogin("/collection-point/intake?c=7K4PXE", "Consumer")).toBe(
      "/collection-point/intake?c=7K4PXE",
    );
  });

  test("then the dashboard of the default role", () => {
    expect(afterLogin(null, "Consumer")).toBe("/consumer/dashboard");
    expect(afterLogin(null, "Collection Point")).toBe("/collection-point/dashboard");
    expect(afterLogin(null, "Transporter")).toBe("/transporter/dashboard");
    expect(afterLogin(null, "CSR")).toBe("/csr/dashboard");
  });

  test("then home", () => {
    expect(afterLogin(null, null)).toBe("/");
  });

  test.each(["https://bad.example", "//bad.example", "/\\bad.example", "javascript:alert(1)", ""])(
    "[S-08] %j is no path of ours and is not followed",
    (path) => {
      expect(afterLogin(path, "Consumer")).toBe("/consumer/dashboard");
    },
  );

  test("[S-07] a path is remembered until it is used, and then forgotten", () => {
    const store = memoryStore();
    rememberPath("/consumer/dashboard", store);
    expect(takeRememberedPath(store)).toBe("/consumer/dashboard");
    expect(takeRememberedPath(store)).toBeNull();
  });
});

describe("after signing out", () => {
  test("[G-17] everybody goes to the login, transporters to theirs", () => {
    expect(afterLogout("/logout", "Consumer")).toBe("/login");
    expect(afterLogout("/logout", null)).toBe("/login");
    expect(afterLogout("/logout", "Transporter")).toBe("/transporter/login");
  });

  test("[G-17] one sign-out leads to the site root", () => {
    expect(afterLogout("/signout", "Transporter")).toBe("/");
    expect(afterLogout("/Signout", null)).toBe("/");
  });
});

test("a page sends to the door of its own people", () => {
  expect(loginFor("/collection-point/intake")).toBe("/collection-point/login");
  expect(loginFor("/transporter/badge")).toBe("/transporter/login");
  expect(loginFor("/officepack/dashboard")).toBe("/officepack/auth/signin");
  expect(loginFor("/consumer/dashboard")).toBe("/login");
});
