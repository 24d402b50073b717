import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { deviceStore } from "../../lib/storage.ts";
import { isBusyPage, isCalmPage } from "./calm-pages.ts";
import { isApple, isStandalone } from "./device.ts";
import { type InstallWay, installWay, mayOffer, refuseOffer } from "./install-offer.ts";
import { savedInstall } from "./saved-install.ts";
import { watchVersion } from "./version-check.ts";

/** The newer version, until it is sent away; the next look an hour later finds it again. */
export const useNewerVersion = () => {
  const { pathname } = useLocation();
  const [newer, setNewer] = useState<string | null>(null);
  useEffect(() => watchVersion(setNewer), []);
  return { newer: isBusyPage(pathname) ? null : newer, sendAway: () => setNewer(null) };
};

const readWay = (): InstallWay =>
  installWay({ isInstalled: isStandalone(), hasEvent: savedInstall.has(), isApple: isApple() });

/** How to install, when this is the moment to offer it. */
export const useInstallOffer = () => {
  const { pathname } = useLocation();
  const way = useSyncExternalStore(savedInstall.subscribe, readWay);
  const [isOpen, setOpen] = useState(() => mayOffer(deviceStore, Date.now()));
  const refuse = () => {
    refuseOffer(deviceStore, Date.now());
    setOpen(false);
  };
  return { way: isOpen && isCalmPage(pathname) ? way : null, refuse };
};
