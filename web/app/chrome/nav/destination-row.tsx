import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { Destination } from "./destinations.ts";

interface DestinationRowProps {
  destination: Destination<string>;
  name: string;
  line?: string;
  /** The pointer or the keyboard has come to it. */
  onPoint?: () => void;
}

const row = "flex min-h-14 items-center gap-3.5 rounded-medium px-2.5 py-1.5";
const reached = `${row} hover:bg-plaster focus-visible:bg-plaster`;

/** A tile, a name, a line; what has no page yet says so and leads nowhere. */
export function DestinationRow({ destination, name, line, onPoint }: DestinationRowProps) {
  const t = useTranslations();
  const { to, tile, isElsewhere } = destination;
  const content = (
    <>
      <Tile {...tile} className="size-12 flex-none rounded-small rounded-ee-[18px]" />
      <span className="min-w-0 flex-1">
        <b className="block leading-snug">{name}</b>
        {line && (
          <span className="block text-small leading-snug font-normal text-muted">{line}</span>
        )}
      </span>
    </>
  );
  if (to === null) {
    return (
      <span className={row} onPointerEnter={onPoint}>
        {content}
        <Chip className="bg-key! px-2.5">{t("nav.soon")}</Chip>
      </span>
    );
  }
  if (isElsewhere) {
    return (
      <a href={to} rel="noreferrer" className={reached} onPointerEnter={onPoint} onFocus={onPoint}>
        {content}
        <ArrowUpRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
        <span className="sr-only">, {t("shell.bar.outside")}</span>
      </a>
    );
  }
  return (
    <Link to={to} className={reached} onPointerEnter={onPoint} onFocus={onPoint}>
      {content}
    </Link>
  );
}
