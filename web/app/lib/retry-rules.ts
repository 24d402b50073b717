const stepsMs = [5_000, 30_000, 120_000, 600_000];
/** While something waits and nothing failed. */
export const roundMs = 60_000;

/**
 * How long to leave the server alone after the n-th failure in a row. Spread, so that a thousand
 * phones do not come back in the same second; never before the moment the server itself named.
 */
export const waitAfter = (
  failures: number,
  retryAfterSeconds: number | undefined,
  random: () => number = Math.random,
): number => {
  const step = stepsMs[Math.min(failures, stepsMs.length) - 1] ?? roundMs;
  const spread = 0.75 + random() / 2;
  return Math.max(step * spread, (retryAfterSeconds ?? 0) * 1000 * (1 + random() / 4));
};
