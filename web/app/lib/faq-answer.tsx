import { type FaqLink, piecesOf } from "@app/contract/faq-links";
import type { ReactNode } from "react";
import { Link } from "react-router";

const pages: Record<FaqLink, string> = {
  contact: "/contactUs",
  point: "/partners/collectionpoint",
};

/** An answer to what is asked often, as it is read. */
export const answerWithLinks = (answer: string): ReactNode[] =>
  piecesOf(answer).map(({ text, to }, place) =>
    to ? (
      <Link key={place} to={pages[to]} className="link text-ink">
        {text}
      </Link>
    ) : (
      text
    ),
  );

export const plainAnswer = (answer: string): string =>
  piecesOf(answer)
    .map(({ text }) => text)
    .join("");
