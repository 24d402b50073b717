import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("a path to go on to", () => {
  it.each([
    "/",
    "/consumer/dashboard",
    "/collection-point/intake?c=7K4PXE",
    "/?next=https://evil.example",
    "/#faq",
    "/a//b",
    "/@evil.example",
    "/نقطة",
  ])("[S-08] %s stays", (path) => {
    expect(safePath(path)).toBe(path);
    expect(new URL(path, "https://dawra.example").origin).toBe("https://dawra.example");
  });

  it.each([
    "",
    " ",
    "dashboard",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/\u0000/evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "http:evil.example",
    "?x=//evil.example",
    "#//evil.example",
    "/ok\\..\\..",
    "/ok\nLocation: https://evil.example",
    null,
    undefined,
    42,
    {},
    ["/ok"],
  ])("[S-08] %j is refused", (path) => {
    expect(safePath(path)).toBe("/");
    expect(safePath(path, "/dashboard")).toBe("/dashboard");
  });
});
