import { useSyncExternalStore } from "react";
import { deviceStore, deviceTokens, strategyKey } from "./storage.ts";
import { useMedia } from "./use-media.ts";

const hasSignedIn = () => deviceStore.read(strategyKey) !== null;
const nobody = () => false;

/** Whether somebody signed in on this device; who it is, the server has to say. */
export const useHasSignedIn = (): boolean =>
  useSyncExternalStore(deviceTokens.subscribe, hasSignedIn, nobody);

/** An app bar above and places below: when installed, and for members on a phone. */
export const useAppLook = (): boolean => {
  const isInstalled = useMedia("(display-mode: standalone)");
  const isPhone = useMedia("(max-width: 767.98px)");
  const isMember = useHasSignedIn();
  return isInstalled || (isMember && isPhone);
};
