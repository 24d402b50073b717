import type { Reward } from "@app/contract/rewards";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useDirections } from "../../lib/directions.ts";
import { useLimits } from "../../lib/use-limits.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { useRewardWords } from "./use-reward-words.ts";

interface RewardFactsProps {
  reward: Reward;
  /** Whether it is open now. */
  openLine: ReactNode;
}

/** Where it is given, and on what terms. */
export function RewardFacts({ reward, openLine }: RewardFactsProps) {
  const t = useTranslations("rewards");
  return (
    <ul className="mt-4 border-b-[1.5px] border-line lg:mt-6">
      {reward.kind === "shop" && <Where reward={reward} openLine={openLine} />}
      {reward.kind === "phone_credit" && (
        <Fact
          tile={{ name: "mobile", pair: 3 }}
          title={t("facts.phone")}
          text={t("facts.phoneText")}
        />
      )}
      {reward.kind === "donation" && <GivenTo reward={reward} />}
      {reward.kind !== "donation" && <Terms reward={reward} />}
    </ul>
  );
}

function Where({ reward, openLine }: RewardFactsProps) {
  const words = useRewardWords();
  const place = words.place(reward);
  return (
    <Fact
      tile={{ name: "pin", pair: 2 }}
      title={<bdi>{words.partner(reward)}</bdi>}
      text={
        <>
          {place && <bdi className="block">{place}</bdi>}
          {openLine}
        </>
      }
      end={<WayThere reward={reward} />}
    />
  );
}

function WayThere({ reward }: { reward: Reward }) {
  const words = useRewardWords();
  const { lat, lng } = reward.partner;
  if (lat === null || lng === null) return null;
  return <Directions lat={lat} lng={lng} name={words.partner(reward)} />;
}

function Directions({ name, ...position }: { lat: number; lng: number; name: string }) {
  const t = useTranslations("rewards");
  const directions = useDirections(position, name);
  return (
    <a
      {...directions}
      className="inline-flex min-h-11 items-center font-bold text-green-700 underline-offset-4 hover:underline"
    >
      {t("facts.directions")}
    </a>
  );
}

function GivenTo({ reward }: { reward: Reward }) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  return (
    <Fact
      tile={{ name: "heart", pair: 6 }}
      title={<bdi>{words.partner(reward)}</bdi>}
      text={t("facts.given")}
    />
  );
}

function Terms({ reward: { kind, mostPerPerson, limitDays } }: { reward: Reward }) {
  const t = useTranslations("rewards");
  const { whole } = useNumbers();
  const { voucher_days: days } = useLimits();
  return (
    <>
      <Fact
        tile={{ name: "sun", pair: 9 }}
        title={
          kind === "phone_credit"
            ? t("facts.sure")
            : t("facts.valid", { count: days, shown: whole(days) })
        }
        text={t(kind === "phone_credit" ? "facts.sureText" : "facts.back")}
      />
      {mostPerPerson !== null && (
        <Fact
          tile={{ name: "dot", pair: 4 }}
          title={t("facts.limit", { count: mostPerPerson, shown: whole(mostPerPerson) })}
          text={t("facts.limitText", { count: limitDays, shown: whole(limitDays) })}
        />
      )}
    </>
  );
}

interface FactProps {
  tile: TileDrawing;
  title: ReactNode;
  text: ReactNode;
  end?: ReactNode;
}

function Fact({ tile, title, text, end }: FactProps) {
  return (
    <li className="flex items-center gap-3.5 border-t-[1.5px] border-line py-3.5">
      <Tile {...tile} className="w-12 flex-none rounded-[10px] rounded-ee-[20px]" />
      <div className="min-w-0 flex-1">
        <p className="text-[1.0625rem] leading-snug font-bold">{title}</p>
        <div className="text-small text-muted">{text}</div>
      </div>
      {end}
    </li>
  );
}
