import type { Voucher } from "@app/contract/vouchers";

export const voucherFor = (overrides: Partial<Voucher> = {}): Voucher => ({
  id: crypto.randomUUID(),
  code: "83QFK2",
  rewardId: crypto.randomUUID(),
  kind: "shop",
  rewardName: '{"en":"Two entries to the hammam"}',
  partnerName: { en: "Hammam Yasmine" },
  givesInApp: false,
  quantity: 1,
  tokens: 80_000,
  status: "ready",
  endedBy: null,
  createdAt: "2026-08-01T10:00:00.000Z",
  expiresAt: "2026-08-31T10:00:00.000Z",
  closedAt: null,
  topUp: null,
  ...overrides,
});
