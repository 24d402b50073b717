/** For whoever looks into the browser's console: what failed, never whose it was. */
export const logError = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- The one place that writes there.
  console.error(what, error);
};
