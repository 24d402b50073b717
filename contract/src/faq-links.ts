/** Pages that an answer may lead to: "<contact>Write to us</contact>". */
export const faqLinks = ["contact", "point"] as const;
export type FaqLink = (typeof faqLinks)[number];

export interface FaqPiece {
  text: string;
  to: FaqLink | null;
}

const linkPattern = new RegExp(`<(${faqLinks.join("|")})>([^<>]+)</\\1>`);

/** An answer as words and links, in their order. */
export const piecesOf = (answer: string): FaqPiece[] => {
  // Of each link the split leaves its page and its words.
  const [first = "", ...rest] = answer.split(linkPattern);
  const pieces: FaqPiece[] = [{ text: first, to: null }];
  for (let place = 0; place < rest.length; place += 3) {
    const to = faqLinks.find((link) => link === rest[place]) ?? null;
    pieces.push({ text: rest[place + 1] ?? "", to }, { text: rest[place + 2] ?? "", to: null });
  }
  return pieces.filter(({ text }) => text !== "");
};
