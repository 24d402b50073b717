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
]);

/** What the device should be able to open without a network: where a person starts, and is. */
export const pagesToKeep = (at: string): string[] => {
  const here = ["/dashboard", at].filter((path) => opensOffline.has(path));
  return at.startsWith("/collection-point/") ? [...here, ...counter] : here;
};
