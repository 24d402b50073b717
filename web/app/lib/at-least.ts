/** As long as this a loading state stays once it shows: what flashes by only startles. */
export const minimumDisplayMs = 200;

/** The outcome of the work, but not before the least time has passed. */
export const atLeast = async <T>(work: Promise<T>, leastMs = minimumDisplayMs): Promise<T> => {
  const pause = new Promise((resolve) => setTimeout(resolve, leastMs));
  const [outcome] = await Promise.allSettled([work, pause]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
};
