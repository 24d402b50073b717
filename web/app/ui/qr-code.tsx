import { create } from "qrcode";
import { useMemo } from "react";

/** One path for the whole code: each run of dark squares is one rectangle. */
const pathOf = (text: string): { size: number; path: string } => {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      let end = start;
      while (end < size && data[row * size + end]) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1h${start - end}z`;
      start = end;
    }
  }
  return { size, path };
};

interface QrCodeProps {
  text: string;
  label: string;
  /** Light squares around it; scanners ask for four where nothing else is white. */
  quietZone: number;
  className: string;
}

export function QrCode({ text, label, quietZone, className }: QrCodeProps) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
