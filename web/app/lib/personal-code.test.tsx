import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "../ui/qr-code.tsx";
import { personalAddress, spacedCode } from "./personal-code.ts";

test("[L-34] the code holds an address that any camera opens", () => {
  expect(personalAddress("https://dawra.example", "7K4PXE")).toBe(
    "https://dawra.example/ana-dawra?q=7K4PXE",
  );
});

test("it is read out in two groups that no line break parts", () => {
  expect(spacedCode("7K4PXE")).toBe("7K4\u00A0PXE");
});

test("another code is another drawing", () => {
  const draw = (text: string) =>
    renderToStaticMarkup(<QrCode text={text} label="" quietZone={1} className="" />);
  expect(draw(personalAddress("", "7K4PXE"))).not.toBe(draw(personalAddress("", "7K4PXF")));
});
