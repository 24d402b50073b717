export interface Closing {
  defer: (close: () => Promise<void> | void) => void;
  close: () => Promise<void>;
}

/**
 * What was started is ended in the opposite order, also after Ctrl-C: a mounted disk or an engine that
 * nobody ends would stay.
 */
export const openClosing = (): Closing => {
  const stack = new AsyncDisposableStack();
  const giveUp = (): void => void stack.disposeAsync().finally(() => process.exit(130));
  process.once("SIGINT", giveUp).once("SIGTERM", giveUp);
  return {
    defer: (close) => stack.defer(close),
    close: async () => {
      process.off("SIGINT", giveUp).off("SIGTERM", giveUp);
      await stack.disposeAsync();
    },
  };
};
