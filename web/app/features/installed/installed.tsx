import { type ReactNode, useEffect, useState } from "react";
import { logError } from "../../lib/log.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import "./saved-install.ts";

const load = async (): Promise<ReactNode> => {
  const { InstalledApp, startApp } = await import("./installed-app.tsx");
  startApp();
  return <InstalledApp />;
};

/** What makes an app of the site. It loads when the page is at rest. */
export function Installed() {
  const [app, setApp] = useState<ReactNode>(null);

  useEffect(() => {
    // While developing there is no service worker, and no version to compare.
    if (!import.meta.env.PROD) return;
    return whenIdle(() => {
      load().then(setApp, (error: unknown) => logError("The app did not load", error));
    });
  }, []);

  return app;
}
