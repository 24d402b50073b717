import type { Campaign } from "@app/contract/campaigns";
import { shownTokens } from "@app/contract/tokens";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { layLeft, tileCount } from "./lay-left.ts";
import { useCampaignNumbers } from "./use-campaign-numbers.ts";

interface PartProps {
  campaign: Campaign;
  onDark: boolean;
}

/** Each tile is the same part of what was put in; what is paid out leaves its place empty. */
export function LeftTiles({ campaign: { left, filled }, onDark }: PartProps) {
  const t = useTranslations("campaigns");
  const { tokens } = useNumbers();
  const numbers = useCampaignNumbers();
  const laid = layLeft(left, filled);
  return (
    <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:items-end">
      <p>
        <span className={classNames("num block text-[3.25rem]", onDark && "text-yellow-400")}>
          <Num>{tokens(left)}</Num>
        </span>
        <span className="block">{t("leftOf", { filled: numbers.amount(filled) })}</span>
      </p>
      <div>
        <div className="grid grid-cols-10" aria-hidden="true">
          {Array.from({ length: tileCount }, (_, place) =>
            place < laid ? (
              <Tile key={place} name="q" pair={onDark ? 4 : 1} turn={place % 2 === 0 ? 0 : 180} />
            ) : (
              <span
                key={place}
                className={classNames(
                  "unit-planned aspect-square",
                  onDark ? "text-blue-400" : "text-edge",
                )}
              />
            ),
          )}
        </div>
        <p className={classNames("mt-2 text-small", onDark ? "text-blue-200" : "text-muted")}>
          {t("unit", { tokens: numbers.amount(Math.round(filled / tileCount)) })}
        </p>
      </div>
    </div>
  );
}

export function CampaignFigures({ campaign, onDark }: PartProps) {
  const t = useTranslations("campaigns.figure");
  const { whole } = useNumbers();
  const numbers = useCampaignNumbers();
  const figures = [
    { name: "kilos", value: numbers.weight(campaign.grams), count: campaign.grams },
    { name: "bags", value: whole(campaign.deposits), count: campaign.deposits },
    {
      name: "bonus",
      value: numbers.short(campaign.bonusTokens),
      count: shownTokens(campaign.bonusTokens),
    },
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-3 gap-x-3">
      {figures.map(({ name, value, count }) => (
        <div
          key={name}
          className={classNames(
            "min-w-0 border-s-2 ps-3",
            onDark ? "border-blue-400" : "border-ink",
          )}
        >
          <dd className="num text-[clamp(1.25rem,6vw,2.25rem)] wrap-anywhere" data-testid={name}>
            {value}
          </dd>
          <dt className={classNames("text-small", onDark ? "text-blue-200" : "text-muted")}>
            {t(name, { count })}
          </dt>
        </div>
      ))}
    </dl>
  );
}
