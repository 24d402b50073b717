import { useEffect, useRef, useState } from "react";

const durationMs = 400;

const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The number on its way from the one shown before; at once for those who asked for no motion. */
export const useCountUp = (target: number): number => {
  const [shown, setShown] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    if (from === target) return;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = prefersStillness() ? 1 : Math.min(Math.max((now - began) / durationMs, 0), 1);
      // Fast at first, slow at the end, as everything that turns here does.
      show(Math.round(from + (target - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
};
