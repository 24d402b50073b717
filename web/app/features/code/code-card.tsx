import { product } from "@app/contract/product";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Wall, type WallTile } from "../../ui/wall.tsx";

/** A code as a wall: three big corners, as every QR code has them. */
const picture: readonly WallTile[] = [
  { name: "khatam", pair: 1, isBig: true },
  { name: "q", pair: 3, turn: 90 },
  { name: "bottle", pair: 8 },
  { name: "khatam", pair: 2, isBig: true },
  { name: "leaf", pair: 8 },
  { name: "q", pair: 3, turn: 270 },
  { name: "q", pair: 8, turn: 180 },
  { name: "can", pair: 7 },
  { name: "arcs", pair: 1 },
  { name: "dot", pair: 2 },
  { name: "q", pair: 3 },
  { name: "leaf", pair: 1, turn: 90 },
  { name: "flower", pair: 3 },
  { name: "q", pair: 1, turn: 90 },
  { name: "jug", pair: 2 },
  { name: "q", pair: 8 },
  { name: "cap", pair: 3 },
  { name: "q", pair: 1, turn: 180 },
  { name: "khatam", pair: 8, isBig: true },
  { name: "leaf", pair: 3 },
  { name: "q", pair: 1, turn: 270 },
  { name: "bag", pair: 3 },
  { name: "arcs", pair: 8, turn: 90 },
  { name: "q", pair: 2, turn: 90 },
  { name: "sun", pair: 9 },
  { name: "leaf", pair: 8, turn: 90 },
  { name: "q", pair: 3, turn: 180 },
];

interface CodeCardProps {
  /** Where point staff go on with this code. */
  staff: string;
}

/** The same for every code, also for one that nobody has: no name, no balance. */
export function CodeCard({ staff }: CodeCardProps) {
  const t = useTranslations("code");
  const name = product.name[useLanguage()];
  return (
    <main
      id="content"
      className="wrap grid gap-8 pt-6 pb-10 md:grid-cols-2 md:items-center md:gap-14 md:py-16"
    >
      <title>{t("title", { name })}</title>
      <meta name="robots" content="noindex" />
      <Wall
        tiles={picture}
        className="mx-auto w-full max-w-[17rem] grid-cols-6 overflow-hidden rounded-medium rounded-ee-[72px] md:order-2 md:max-w-md"
      />
      <div>
        <h1 className="max-w-[14ch] text-h1">{t("heading", { name })}</h1>
        <p className="mt-4 max-w-[42ch] text-[1.125rem]">{t("lead")}</p>
        <ButtonLink to="/signup/citizen" size="lg" turned className="mt-7">
          {t("own")}
        </ButtonLink>
        <p className="mt-2 text-small text-muted">{t("ownHint")}</p>
        <Link to={staff} className="link mt-4 inline-flex min-h-11 items-center font-semibold">
          {t("staff")}
        </Link>
      </div>
    </main>
  );
}
