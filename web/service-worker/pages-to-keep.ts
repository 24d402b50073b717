/** Who works at a point weighs a whole day without a network, wherever they came in. */
const counter = [
  "/collection-point/dashboard",
  "/collection-point/intake",
  "/collection-point/outbox",
];
const opensOffline: ReadonlySet<string> = new Set([
  "/dashboard",
  "/consumer/dashboard",
  "/collection-point/stock",
  "/marketplace",
  "/marketplace/vouchers",
]);

/** A voucher is shown at a counter, where there may be no network. */
const isVoucher = (path: string): boolean => /^\/marketplace\/vouchers\/[\da-f-]{36}$/.test(path);

/** What the device should be able to open without a network: where a person starts, and is. */
export const pagesToKeep = (at: string): string[] => {
  const here = ["/dashboard", at].filter((path) => opensOffline.has(path));
  if (isVoucher(at)) return [...here, "/marketplace/vouchers", at];
  return at.startsWith("/collection-point/") ? [...here, ...counter] : here;
};
