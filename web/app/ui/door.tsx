import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Tile, type TileDrawing } from "./tile.tsx";

interface DoorProps {
  /** Without one the row only announces. */
  to?: string | undefined;
  tile: TileDrawing;
  name: string;
  line: string;
  /** Says of a row that leads nowhere why it does not. */
  aside?: string;
  /** The line stays for those with room; on a phone the names stand alone. */
  isBrief?: boolean;
}

/** One row of a ruled list that leads somewhere: a tile, a name, what is behind it. */
export function Door({ to, tile, name, line, aside, isBrief = false }: DoorProps) {
  const row = (
    <>
      <Tile {...tile} className="w-21 flex-none self-stretch lg:w-26" />
      <span
        className={classNames(
          "grid min-w-0 flex-1 gap-x-8 gap-y-1 py-3 ps-4 pe-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:items-center lg:ps-8",
          !to && "text-muted",
        )}
      >
        <b className="text-[1.4375rem] leading-tight font-extrabold wrap-anywhere tracking-[-0.02em] lg:text-h2 rtl:tracking-normal">
          {name}
        </b>
        <span
          className={classNames(
            "max-w-[29rem] text-[0.9375rem] leading-snug text-muted lg:text-[1.0625rem]",
            isBrief && "max-md:hidden",
          )}
        >
          {line}
        </span>
      </span>
      <span className="grid min-w-11 flex-none justify-items-end lg:min-w-21">
        {to ? <DoorArrow /> : <DoorNote>{aside}</DoorNote>}
      </span>
    </>
  );
  return (
    <li className="border-b-2 border-ink">
      {to ? (
        <Link to={to} className="group flex items-center hover:bg-white">
          {row}
        </Link>
      ) : (
        <div className="flex items-center">{row}</div>
      )}
    </li>
  );
}

function DoorArrow() {
  return (
    <span className="grid size-11 place-items-center rounded-medium bg-ink text-white group-hover:bg-green-700 lg:size-12">
      <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </span>
  );
}

function DoorNote({ children }: { children: string | undefined }) {
  return (
    <span className="inline-flex min-h-8 items-center rounded-full bg-stone px-3 text-small font-semibold whitespace-nowrap">
      {children}
    </span>
  );
}
