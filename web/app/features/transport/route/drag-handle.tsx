import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";

interface DragHandleProps {
  label: string;
  place: number;
  onPreview: (to: number) => void;
  onDrop: () => void;
  onMove: (to: number) => void;
}

/** The place in the list over which a finger is. */
const placeAt = (handle: Element, y: number): number => {
  const rows = [...(handle.closest("ol")?.querySelectorAll("[data-door]") ?? [])];
  const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return over < 0 ? rows.length - 1 : over;
};

/** Held and drawn by a finger or a mouse; the arrow keys do the same. */
export function DragHandle({ label, place, onPreview, onDrop, onMove }: DragHandleProps) {
  const isHeld = useRef(false);
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const draw = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isHeld.current) return;
    const to = placeAt(event.currentTarget, event.clientY);
    if (to !== place) onPreview(to);
  };
  const end = () => {
    if (isHeld.current) onDrop();
    isHeld.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-medium text-muted"
      onPointerDown={start}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    >
      <GripVertical className="size-5" aria-hidden="true" />
    </button>
  );
}
