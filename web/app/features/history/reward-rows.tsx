import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { rewardName } from "../../lib/reward-name.ts";
import { Tile } from "../../ui/tile.tsx";
import type { ReceptionRow } from "./history.api.ts";
import { rewardDrawing, rewardTime } from "./row-rules.ts";

export function RewardRows({ rows }: { rows: readonly ReceptionRow[] }) {
  const t = useTranslations("history");
  return (
    <ul aria-label={t("tab.rewards")}>
      {rows.map((row, place) => (
        <RewardRow key={row.id} row={row} place={place} />
      ))}
    </ul>
  );
}

function RewardRow({ row, place }: { row: ReceptionRow; place: number }) {
  const t = useTranslations("history");
  const language = useLanguage();
  const { whole } = useNumbers();
  const count = Math.floor(row.tokens);
  return (
    <li className="grid min-h-21 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b-[1.5px] border-line pe-5 md:min-h-19 md:grid-cols-[3.75rem_minmax(0,1fr)_auto] md:pe-7">
      <Tile {...rewardDrawing(place)} className="aspect-auto! h-full w-full" />
      <div className="min-w-0 py-2 md:grid md:grid-cols-[minmax(0,1fr)_12rem] md:items-center md:gap-x-3.5">
        <div>
          <p className="text-[1.0625rem] leading-tight font-bold break-words">
            <bdi>{rewardName(row.reward_name, language)}</bdi>
          </p>
          <p className="text-small text-muted">
            <time dateTime={row.created_at}>
              <Num>{rewardTime(row.created_at)}</Num>
            </time>
            {row.userProfile !== "" && (
              <span>
                {" · "}
                <bdi>{row.userProfile}</bdi>
              </span>
            )}
          </p>
        </div>
        <p className="text-small text-muted">{t("quantity", { quantity: whole(row.quantity) })}</p>
      </div>
      <p className="text-[1.25rem] font-extrabold tabular-nums">
        <span className="sr-only">{t("tokensSpent", { count, shown: whole(count) })}</span>
        <span aria-hidden="true">
          <Num>{`\u2212${whole(count)}`}</Num>
        </span>
      </p>
    </li>
  );
}
