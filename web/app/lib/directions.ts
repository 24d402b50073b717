import { useSyncExternalStore } from "react";
import type { Position } from "./distance.ts";

const never = () => () => undefined;

const useIsAndroid = (): boolean =>
  useSyncExternalStore(
    never,
    () => /android/i.test(navigator.userAgent),
    () => false,
  );

/** Android lets people choose their map by `geo:`; elsewhere a page leads to one. */
export const useDirections = ({ lat, lng }: Position, name: string) => {
  const isAndroid = useIsAndroid();
  const place = `${lat},${lng}`;
  return {
    href: isAndroid
      ? `geo:${place}?q=${place}(${encodeURIComponent(name)})`
      : `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    rel: "noreferrer",
    ...(!isAndroid && { target: "_blank" }),
  };
};
