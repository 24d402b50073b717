import type { Pickup } from "@app/contract/pickups";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Tile } from "../../../../ui/tile.tsx";
import { pointPaths } from "../point-header.tsx";
import { useVanWords } from "./use-van-words.ts";
import { useWindowText } from "./window-text.tsx";

const stateOf = ({ status }: Pickup) =>
  status === "on_the_way" || status === "weighing" ? status : "accepted";

/** The next van as a card that leads to it. */
export function VanLink({ pickup }: { pickup: Pickup }) {
  const textOf = useWindowText();
  const wordsOf = useVanWords();
  return (
    <Link
      to={pointPaths.pickups}
      data-testid="next-van"
      className="flex items-center gap-3.5 rounded-medium rounded-ee-large bg-white p-3 hover:bg-yellow-100"
    >
      <Tile name="van" pair={6} className="w-14 flex-none rounded-[10px] rounded-ee-[22px]" />
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block">{wordsOf(stateOf(pickup), pickup.driver?.name ?? null)}</b>
        <span className="text-small text-muted">{textOf(pickup.window)}</span>
      </span>
      <ChevronRight className="size-5 flex-none text-muted rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
