import { describe, expect, test } from "vitest";
import {
  afterRefusal,
  asSent,
  isToSolve,
  isWaiting,
  photosOf,
  withPhotoName,
  withPin,
} from "./van-entry.ts";
import { arrival, signature } from "./testing/van-entries.ts";

const then = "2026-08-02T09:24:00.000Z";

describe("an act on the phone", () => {
  test("keeps its photos until each has a name", () => {
    const entry = signature({ photo: "abc" });
    expect(photosOf(entry)).toEqual([{ data: "abc", name: null }]);
    const named = withPhotoName(entry, "abc", "1.jpg");
    expect(photosOf(named)).toEqual([{ data: "abc", name: "1.jpg" }]);
    expect(withPhotoName(named, "abc", "2.jpg")).toEqual(named);
  });

  test("forgets the digits and the pictures once it has arrived", () => {
    const sent = asSent(signature({ photo: "abc", pin: "4711" }), then);
    expect(JSON.stringify(sent)).not.toMatch(/4711|abc/);
    expect(isWaiting(sent)).toBe(false);
  });

  test("that was refused waits for somebody; an arrival does not", () => {
    const refused = afterRefusal(signature({ pin: "4711" }), "wrong_pin", then);
    expect([isToSolve(refused), refused.refusal]).toEqual([true, "wrong_pin"]);
    expect(afterRefusal(arrival(), "pickup_settled", then).state).toBe("sent");
  });

  test("with other digits goes again under another key", () => {
    const before = afterRefusal(signature({ pin: "4711" }), "wrong_pin", then);
    const again = withPin(before, "1234", "other");
    expect(again).toMatchObject({ key: "other", state: "waiting", act: { pin: "1234" } });
  });
});
