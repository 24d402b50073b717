import { ChevronsRight } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { isSlidFar, stepOf } from "./slide-rules.ts";
import { Spinner } from "./spinner.tsx";

interface SlideProps {
  /** What sliding does, written along the way: "Slide when you have it". */
  label: string;
  /** Asked of those who press instead of sliding; then the two answers. */
  question: string;
  yes: string;
  no: string;
  /** Cannot be done now; a touch is still heard, to say why. */
  isUnavailable?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Somebody tried although it is unavailable. */
  onRefused?: () => void;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** Moves the knob along its way; the page's policy allows no style attributes, but allows this. */
const useKnob = () => {
  const track = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLButtonElement>(null);
  const share = useRef(0);

  const way = (): number => {
    if (!track.current || !knob.current) return 0;
    const { paddingInlineStart } = getComputedStyle(track.current);
    return (
      track.current.clientWidth -
      knob.current.offsetWidth -
      2 * Number.parseFloat(paddingInlineStart)
    );
  };
  const move = (to: number): void => {
    share.current = Math.min(1, Math.max(0, to));
    if (!knob.current || !track.current) return;
    const sign = isRightToLeft(track.current) ? -1 : 1;
    knob.current.style.translate = `${Math.round(sign * share.current * way())}px`;
  };
  return { track, knob, share, way, move };
};

/**
 * For what cannot be undone: a knob is drawn to the far end, with the finger or the arrow keys.
 * Pressing it, as screen readers do, asks first.
 */
export function Slide(props: SlideProps) {
  const { label, question, yes, no, isUnavailable = false, busy = false } = props;
  const { onConfirm, onRefused } = props;
  const { track, knob, share, way, move } = useKnob();
  const grip = useRef<{ x: number; isMoved: boolean } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isStill = isUnavailable || busy;

  const finish = () => {
    move(1);
    onConfirm();
  };
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (isStill) return;
    grip.current = { x: event.clientX, isMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handleMove = ({ clientX, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (!grip.current) return;
    const passed = (clientX - grip.current.x) * (isRightToLeft(currentTarget) ? -1 : 1);
    if (Math.abs(passed) > 4) grip.current.isMoved = true;
    move(passed / Math.max(1, way()));
  };
  const handleUp = () => {
    if (!grip.current?.isMoved) return;
    if (isSlidFar(share.current)) finish();
    else move(0);
  };
  const handleClick = () => {
    const wasMoved = grip.current?.isMoved ?? false;
    grip.current = null;
    if (isUnavailable) onRefused?.();
    else if (!busy && !wasMoved && share.current === 0) setAsking(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key, isRightToLeft(event.currentTarget));
    if (step === undefined || isStill) return;
    event.preventDefault();
    move(share.current + step);
    if (share.current === 1) finish();
  };

  if (isAsking && !busy) {
    return <Question {...{ question, yes, no }} onYes={finish} onNo={() => setAsking(false)} />;
  }
  return (
    <div
      ref={track}
      className={classNames(
        "relative flex h-16 items-center rounded-[18px] rounded-ee-[34px] bg-white/10 px-1.5 text-[1.0625rem] font-bold ring-2 ring-white/28 ring-inset",
        isUnavailable && "opacity-75",
      )}
    >
      <button
        ref={knob}
        type="button"
        aria-label={label}
        aria-disabled={isStill || undefined}
        aria-busy={busy || undefined}
        className="z-1 grid touch-none h-13 w-16 flex-none place-items-center rounded-medium bg-yellow-400 text-ink"
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => {
          grip.current = null;
          move(0);
        }}
        onClick={handleClick}
        onKeyDown={handleKey}
        onBlur={() => !busy && move(0)}
      >
        {busy ? (
          <Spinner />
        ) : (
          <ChevronsRight className="size-6 rtl:-scale-x-100" aria-hidden="true" />
        )}
      </button>
      <span aria-hidden="true" className="flex-1 px-2 text-center leading-tight">
        {label}
      </span>
    </div>
  );
}

interface QuestionProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** The way back comes first: it lies where the finger was, and has the keyboard. */
function Question({ question, yes, no, onYes, onNo }: QuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label={question} className="grid gap-2.5">
      <p className="text-center font-bold">{question}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <button
          type="button"
          ref={first}
          className="button min-h-13 rounded-medium bg-white/10 px-3 ring-2 ring-white/28 ring-inset"
          onClick={onNo}
        >
          {no}
        </button>
        <button
          type="button"
          className="button min-h-13 rounded-medium bg-yellow-400 px-3 text-ink"
          onClick={onYes}
        >
          {yes}
        </button>
      </div>
    </div>
  );
}
