import { Check, X } from "lucide-react";
import { QrCode } from "./qr-code.tsx";
import { TimeRing } from "./time-ring.tsx";
import { Tile, type TileDrawing } from "./tile.tsx";
import { useModal } from "./use-modal.ts";

interface CodeScreenProps {
  title: string;
  /** What the QR holds. */
  address: string;
  /** What the QR shows, for people who do not see it. */
  picture: string;
  /** The code as it is read out. */
  code: string;
  /** What to do where nothing scans. */
  hint: string;
  /** What is good to know beside it. */
  note: string;
  /** Of a code that moves: how much of its time is left, from 1 down to 0. */
  shareLeft?: number | undefined;
  closeLabel: string;
  onClose: () => void;
}

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 8 },
  { name: "bottle", pair: 3 },
  { name: "q", pair: 2, turn: 180 },
  { name: "scale", pair: 4 },
  { name: "leaf", pair: 8 },
];

/** A code as large as a counter needs it, on the whole screen; the bare ground closes it. */
export function CodeScreen(props: CodeScreenProps) {
  const { title, address, picture, code, hint, note, shareLeft, closeLabel, onClose } = props;
  const dialog = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={title}
      onClose={onClose}
      className="modal on-dark m-0 h-dvh max-h-none w-full bg-green-900 text-center text-white open:flex open:flex-col open:items-center"
    >
      <button
        type="button"
        aria-label={closeLabel}
        className="me-3.5 mt-2 grid size-12 flex-none place-items-center self-end rounded-medium hover:bg-white/10"
        onClick={onClose}
      >
        <X className="size-6" aria-hidden="true" />
      </button>
      <h2 className="mt-auto max-w-[12ch] px-5 text-[clamp(1.75rem,5.2dvh,2.375rem)] tracking-[-0.03em] rtl:tracking-normal">
        {title}
      </h2>
      <div className="mt-[clamp(0.75rem,3.2dvh,1.875rem)] flex-none rounded-[26px] rounded-ee-[52px] bg-white p-5.5">
        <QrCode text={address} label={picture} quietZone={2} className="size-56" />
      </div>
      <p className="num mt-[clamp(0.75rem,3dvh,1.625rem)] text-[2.875rem] tracking-[0.06em] text-yellow-400">
        <bdi dir="ltr">{code}</bdi>
      </p>
      <p className="mt-2 max-w-72 px-4 text-balance text-green-200">{hint}</p>
      <p className="mt-3 mb-auto flex items-center gap-2 pb-4 font-semibold">
        {shareLeft === undefined ? (
          <Check className="size-4 flex-none" aria-hidden="true" />
        ) : (
          <TimeRing share={shareLeft} className="size-5 flex-none text-yellow-400" />
        )}
        {note}
      </p>
      <TileStrip />
    </dialog>
  );
}

/** Left out where the code itself needs the height. */
function TileStrip() {
  return (
    <div className="grid [@media(height<44rem)]:hidden w-full flex-none grid-cols-5 sm:w-auto sm:grid-cols-[repeat(5,5rem)]">
      {strip.map((drawing, place) => (
        <Tile key={place} {...drawing} />
      ))}
    </div>
  );
}
