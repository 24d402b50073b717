import type { Clock } from "@app/database/clock";

/** Begins at the real time, so that what builders write fits, and stands still until it is moved. */
export const createTestClock = (): Clock & { pass: (seconds: number) => void } => {
  let moment = new Date();
  return {
    fixed: () => moment,
    pass: (seconds) => {
      moment = new Date(moment.getTime() + seconds * 1000);
    },
  };
};
