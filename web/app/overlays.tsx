import { useEffect } from "react";
import { useLocation } from "react-router";
import { latePart } from "./i18n/late-part.tsx";
import { closeOverlay, onExpected, type Overlay, useOverlay } from "./lib/overlays.ts";

/** On a slow line the page answers the tap before the rest is there. */
const scrim = (
  <div
    className="fixed inset-0 z-40 animate-[appear_0.3s_0.2s_both] bg-ink/42"
    onClick={closeOverlay}
    aria-hidden="true"
  />
);
const options = { meanwhile: scrim, onFailed: closeOverlay };

// A visitor's page carries nothing of these. The side menu belongs to the header, which renders it.
const parts = {
  panel: latePart(
    ["panel", "roles"],
    async () => (await import("./overlays/panel-overlay.tsx")).Panel,
    options,
  ),
  code: latePart(
    ["panel"],
    async () => (await import("./features/panel/code-overlay.tsx")).CodeOverlay,
    options,
  ),
  history: latePart(
    ["history"],
    async () => (await import("./overlays/history-overlay.tsx")).History,
    options,
  ),
};

const partOf = (overlay: Overlay | null) =>
  overlay === null || overlay === "menu" ? null : parts[overlay];

onExpected((overlay) => partOf(overlay)?.load());

/** What lies over any page; the next page has nothing over it. */
export function Overlays() {
  const part = partOf(useOverlay());
  const { key } = useLocation();
  useEffect(() => closeOverlay(), [key]);
  return part && <part.LatePart />;
}
