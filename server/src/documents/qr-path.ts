import { create } from "qrcode";

export interface QrPath {
  /** Squares on a side. */
  size: number;
  path: string;
}

/** One path for the whole code: each run of dark squares is one rectangle. */
export const qrPathOf = (text: string): QrPath => {
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
