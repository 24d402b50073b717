import type { DeskDeposit } from "@app/contract/desk-deposits";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { drawingOf } from "../../lib/material-tile.ts";
import { Tile } from "../../ui/tile.tsx";
import { Flags } from "./flags.tsx";
import { useDeskWords } from "./use-desk-words.ts";

/** What was weighed last, as it comes. */
export function Feed({ deposits }: { deposits: readonly DeskDeposit[] }) {
  const t = useTranslations("desk");
  return (
    <section>
      <h2 className="mb-2 text-[1.125rem] font-extrabold">{t("overview.feed")}</h2>
      {deposits.length === 0 ? (
        <p className="border-t-[1.5px] border-line py-3 text-muted">{t("deposits.empty")}</p>
      ) : (
        <ul>
          {deposits.map((deposit) => (
            <Entry key={deposit.id} deposit={deposit} />
          ))}
        </ul>
      )}
    </section>
  );
}

const pairs = { pet: 3, pehd: 2, aluminium: 0 } as const;

function Entry({ deposit: { id, at, point, material, grams, flags } }: { deposit: DeskDeposit }) {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return (
    <li className="border-t-[1.5px] border-line">
      <Link
        to={`/business/dashboard/deposits?open=${id}`}
        className="flex min-h-11 items-center gap-3 py-1.5 hover:bg-white"
      >
        <Tile
          name={drawingOf[material]}
          pair={pairs[material]}
          className="size-8 flex-none rounded-[6px]"
        />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-semibold">
            {point ? words.name(point.name) : t("deposits.noPoint")}
          </span>
          <Flags flags={flags} />
        </span>
        <span className="flex-none text-end leading-snug">
          <span className="block font-bold tabular-nums">{words.weight(grams)}</span>
          <time dateTime={at} className="block text-small text-muted">
            {words.time(at)}
          </time>
        </span>
      </Link>
    </li>
  );
}
