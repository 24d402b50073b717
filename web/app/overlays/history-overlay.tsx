import { HistoryModal } from "../features/history/history-modal.tsx";
import { latePart } from "../i18n/late-part.tsx";

const { LatePart: TileSheet } = latePart(
  ["tile"],
  async () => (await import("../features/tile/tile-sheet.tsx")).TileSheet,
);

/** The list of one feature; a deposit in it opens as another feature shows it. */
export function History() {
  return (
    <HistoryModal
      renderDeposit={(number, onClose) => (
        <TileSheet number={number} freshAs={0} onClose={onClose} />
      )}
    />
  );
}
