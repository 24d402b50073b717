import { useEffect, useEffectEvent } from "react";
import { openLive } from "../../../../lib/live.ts";

/** The other side does something: what is shown is asked for again at once. */
export const useLivePickups = (reload: () => Promise<void>): void => {
  const hear = useEffectEvent(() => void reload());
  useEffect(
    () =>
      openLive({
        onMessage: ({ type }) => {
          if (type === "pickup") hear();
        },
      }),
    [],
  );
};
