import { useSyncExternalStore } from "react";
import { deviceStore, deviceTokens, strategyKey } from "./storage.ts";
import { useMedia } from "./use-media.ts";

const hasSignedIn = () => deviceStore.read(strategyKey) !== null;
const nobody = () => false;

/** Whether somebody signed in on this device; who it is, the server has to say. */
export const useHasSignedIn = (): boolean =>
  useSyncExternalStore(deviceTokens.subscribe, hasSignedIn, nobody);

/** The places are those of people: an office or a school has pages of its own, and none of them. */
const isPerson = () => hasSignedIn() && deviceStore.read(strategyKey) !== "user";

/** An app bar above and places below: when installed, and for people who signed in on a phone. */
export const useAppLook = (): boolean => {
  const isInstalled = useMedia("(display-mode: standalone)");
  const isPhone = useMedia("(max-width: 767.98px)");
  const isMember = useSyncExternalStore(deviceTokens.subscribe, isPerson, nobody);
  return isInstalled || (isMember && isPhone);
};
