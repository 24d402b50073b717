// How a text travels by SMS: in seven-bit letters if it can, otherwise in UCS-2 of which far fewer
// fit, and in several numbered parts if it is too long for one.

const letters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡" +
    "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Each takes the room of two. */
const escapedLetters = new Set("\f^{}\\[~]|€");

interface Room {
  alone: number;
  /** The header with the part's number takes some of it. */
  inParts: number;
}
const gsmRoom: Room = { alone: 160, inParts: 153 };
const ucs2Room: Room = { alone: 70, inParts: 67 };

export interface Segments {
  isGsm: boolean;
  parts: readonly string[];
}

export const segmentsOf = (text: string): Segments => {
  // By whole signs: neither an emoji nor an escaped letter may be cut in two.
  const signs = [...text];
  const isGsm = signs.every((sign) => letters.has(sign) || escapedLetters.has(sign));
  const sizeOf = (sign: string): number =>
    isGsm ? (escapedLetters.has(sign) ? 2 : 1) : sign.length;
  const room = isGsm ? gsmRoom : ucs2Room;
  const size = signs.reduce((sum, sign) => sum + sizeOf(sign), 0);
  if (size <= room.alone) return { isGsm, parts: [text] };
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const sign of signs) {
    if (used + sizeOf(sign) > room.inParts) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += sign;
    used += sizeOf(sign);
  }
  return { isGsm, parts: [...parts, part] };
};
