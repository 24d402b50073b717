import { describe, expect, it } from "vitest";
import { logInPathFrom } from "./log-in-path.ts";

describe("[L-10] the log-in button of a simple bar", () => {
  it.each(["/transporter", "/Transporter/eligibility", "/signup/transporter"])(
    "leads from %s to the door of transporters",
    (path) => expect(logInPathFrom(path)).toBe("/transporter/login"),
  );

  it.each([
    "/collection-point/eligibility",
    "/Collection Point/training",
    "/Collection%20Point/training",
    "/COLLECTION+POINT",
    "/signup/collectionpoint",
  ])("leads from %s to the door of collection points", (path) =>
    expect(logInPathFrom(path)).toBe("/collection-point/login"),
  );

  it.each(["/", "/training", "/csr/eligibility", "/forgotPassword"])(
    "leads from %s to everybody's door",
    (path) => expect(logInPathFrom(path)).toBe("/login"),
  );
});
