/** Every hand-over has the same page: one is kept, under the id of none. */
const anyHandover = "/collection-point/pickups/00000000-0000-0000-0000-000000000000";
const isHandover = (path: string): boolean =>
  /^\/collection-point\/pickups\/[\da-f-]{36}$/.test(path);

/** Where the copy of a page is found. */
export const keptUnder = (path: string): string => (isHandover(path) ? anyHandover : path);

/** Who works at a point weighs a whole day without a network, wherever they came in. */
const counter = [
  "/collection-point/dashboard",
  "/collection-point/intake",
  "/collection-point/outbox",
  "/collection-point/pickups",
  anyHandover,
];
/** A driver is at a door in a village, wherever they came in: the day, its jobs and way, the badge. */
const driver = [
  "/transporter/dashboard",
  "/transporter/badge",
  "/transporter/jobs",
  "/transporter/route",
];
const opensOffline: ReadonlySet<string> = new Set([
  "/dashboard",
  "/consumer/dashboard",
  "/collection-point/stock",
  "/collection-point/training",
  "/marketplace",
  "/marketplace/vouchers",
]);

/** A voucher is shown at a counter, where there may be no network. */
const isVoucher = (path: string): boolean => /^\/marketplace\/vouchers\/[\da-f-]{36}$/.test(path);

/** A lesson that was opened once, and the way to it. */
const isTraining = (path: string): boolean => /^\/training(\/[a-z-]+)?$/.test(path);

/** The quiz of a class whose phones share one poor network. */
const isQuiz = (path: string): boolean => /^\/NextGenGreen\/quiz$/i.test(path);

/** The weighing at one door, kept before the van is there. */
const isDoor = (path: string): boolean => /^\/transporter\/handover\/[\da-f-]{36}$/.test(path);

/** What the device should be able to open without a network: where a person starts, and is. */
export const pagesToKeep = (at: string): string[] => {
  // Also for people without an account, who have nowhere to start.
  if (isTraining(at)) return [...new Set(["/training", at])];
  if (isQuiz(at)) return [at];
  const here = ["/dashboard", at].filter((path) => opensOffline.has(path));
  if (isVoucher(at)) return [...here, "/marketplace/vouchers", at];
  if (isDoor(at)) return [...here, ...driver, at];
  if (at.startsWith("/transporter/")) return [...here, ...driver];
  return at.startsWith("/collection-point/") ? [...here, ...counter] : here;
};
