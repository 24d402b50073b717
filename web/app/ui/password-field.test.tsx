import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

const render = (more: { autoComplete?: string } = {}): string =>
  renderToStaticMarkup(
    <PasswordField id="p" name="p" label="Password" showLabel="Show" hideLabel="Hide" {...more} />,
  );

test("a password is typed unseen, and can be looked at", () => {
  expect(render()).toMatch(/<input[^>]*type="password"/);
  expect(render()).toMatch(/<button[^>]*aria-label="Show"/);
});

test("password managers know what to fill in, and nothing keeps them or pasting out", () => {
  expect(render()).toMatch(/<input[^>]*autoComplete="current-password"/i);
  expect(render({ autoComplete: "new-password" })).toMatch(/autoComplete="new-password"/i);
  expect(render()).not.toMatch(
    /<input[^>]*(readonly|maxlength|autocomplete="off"|data-1p-ignore)/i,
  );
});
