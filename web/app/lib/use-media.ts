import { useCallback, useSyncExternalStore } from "react";

const no = () => false;

/** Whether a media query holds; on the server none does. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (tell: () => void) => {
        const media = matchMedia(query);
        media.addEventListener("change", tell);
        return () => media.removeEventListener("change", tell);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    no,
  );
