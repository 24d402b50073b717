import { expect, test } from "vitest";
import { voucherFor } from "./testing/voucher.ts";
import { stateOf, vouchersIn } from "./voucher-groups.ts";

const now = Date.parse("2026-08-02T10:00:00.000Z");

test("what runs out first is on top; what ended last is on top of those that ended", () => {
  const late = voucherFor({ expiresAt: "2026-09-10T00:00:00.000Z" });
  const soon = voucherFor({ expiresAt: "2026-08-05T00:00:00.000Z" });
  const old = voucherFor({ status: "received", closedAt: "2026-07-01T00:00:00.000Z" });
  const fresh = voucherFor({ status: "received", closedAt: "2026-08-01T00:00:00.000Z" });
  const back = voucherFor({ status: "cancelled", endedBy: "failed" });
  const all = [late, old, back, soon, fresh];
  expect(vouchersIn(all, "ready")).toEqual([soon, late]);
  expect(vouchersIn(all, "received")).toEqual([fresh, old]);
  expect(vouchersIn(all, "expired")).toEqual([back]);
});

const pending = { state: "pending", phone: "00" } as const;

test.each([
  [voucherFor(), "show"],
  [voucherFor({ kind: "phone_credit", topUp: pending }), "onItsWay"],
  [voucherFor({ kind: "phone_credit", topUp: { ...pending, state: "unknown" } }), "unsure"],
  [voucherFor({ status: "received", endedBy: "slide" }), "received"],
  [voucherFor({ status: "received", kind: "phone_credit", endedBy: "digital" }), "arrived"],
  [voucherFor({ status: "received", kind: "donation", endedBy: "donation" }), "given"],
  [voucherFor({ status: "expired", endedBy: "expired" }), "expired"],
  [voucherFor({ status: "cancelled", endedBy: "failed", kind: "phone_credit" }), "failed"],
  [voucherFor({ status: "cancelled", endedBy: "withdrawn" }), "withdrawn"],
] as const)("its page is about what became of it", (voucher, state) => {
  expect(stateOf(voucher, now)).toBe(state);
});

test("a voucher whose days are over is not shown as good, also without a network", () => {
  expect(stateOf(voucherFor(), Date.parse("2026-08-31T10:00:00.000Z"))).toBe("expired");
  expect(stateOf(voucherFor(), Date.parse("2026-08-31T09:59:59.000Z"))).toBe("show");
});
