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

const { LatePart: TileSheet } = latePart(
  ["tile"],
  async () => (await import("./features/tile/tile-sheet.tsx")).TileSheet,
  { meanwhile: scrim },
);

// A visitor's page carries nothing of these. The side menu belongs to the header, which renders it.
const parts = {
  panel: latePart(
    ["panel", "roles"],
    async () => {
      const [{ ProfilePanel }, { RoleChooser }] = await Promise.all([
        import("./features/panel/profile-panel.tsx"),
        import("./features/roles/role-chooser.tsx"),
      ]);
      return () => <ProfilePanel roleChooser={<RoleChooser />} />;
    },
    options,
  ),
  code: latePart(
    ["panel"],
    async () => (await import("./features/panel/code-overlay.tsx")).CodeOverlay,
    options,
  ),
  history: latePart(
    ["history"],
    async () => {
      const { HistoryModal } = await import("./features/history/history-modal.tsx");
      return () => (
        <HistoryModal
          renderDeposit={(number, onClose) => (
            <TileSheet number={number} freshAs={0} onClose={onClose} />
          )}
        />
      );
    },
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
