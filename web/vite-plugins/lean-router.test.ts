import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leaveOut, markPure } from "./lean-router.ts";

const code = [
  "function createRouter(init) {",
  "\tasync function fetch(key, opts) {",
  "\t\tif (key) {",
  "\t\t\treturn other(opts);",
  "\t\t}",
  "\t}",
  "\tfunction fetchAll() {",
  "\t\treturn [];",
  "\t}",
  "}",
].join("\n");

it("empties the function it is told to, and no other", () => {
  expect(leaveOut(code, "fetch")).toBe(
    [
      "function createRouter(init) {",
      '\tasync function fetch(key, opts) { throw Error("fetch is left out"); }',
      "\tfunction fetchAll() {",
      "\t\treturn [];",
      "\t}",
      "}",
    ].join("\n"),
  );
});

it("stops the build when there is no such function any more, or more than one", () => {
  expect(() => leaveOut(code, "handleAction")).toThrow("where is handleAction?");
  expect(() => leaveOut(`${code}\n${code}`, "fetch")).toThrow("where is fetch?");
});

it("lets the bundler drop components that nothing uses", () => {
  const marked = markPure('const Form = React$1.forwardRef(() => {});\nForm.displayName = "Form";');
  expect(marked).toBe("const Form = /* @__PURE__ */ React$1.forwardRef(() => {});\n");
});

it("finds such components in the library", () => {
  const index = import.meta.resolve("react-router").replace(/index\.js$/, "lib/dom/lib.js");
  const library = readFileSync(new URL(index.replace("development", "production")), "utf8");
  expect(markPure(library)).toContain("const Form = /* @__PURE__ */ React$1.forwardRef(");
  expect(markPure(library)).not.toMatch(/^\w+\.displayName/m);
});
