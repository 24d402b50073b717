import { communes } from "./communes.ts";
import { beforeAlgiers, moves } from "./moved-communes.ts";
import { divisionOf1984 } from "./wilayas.ts";

export interface Membership {
  readonly communeCode: number;
  readonly wilayaCode: number;
  readonly from: string;
  /** The first day it no longer holds; null while it holds. */
  readonly until: string | null;
}

const firstWilaya = (communeCode: number): number => {
  const earlier = Object.entries(beforeAlgiers).find(([, codes]) => codes.includes(communeCode));
  return earlier ? Number(earlier[0]) : Math.floor(communeCode / 100);
};

const chain = (communeCode: number): readonly Membership[] => {
  const stays = [
    { on: divisionOf1984, to: firstWilaya(communeCode) },
    ...moves.filter((move) => move.communes.includes(communeCode)),
  ];
  return stays.map((stay, index) => ({
    communeCode,
    wilayaCode: stay.to,
    from: stay.on,
    until: stays[index + 1]?.on ?? null,
  }));
};

export const memberships: readonly Membership[] = communes.flatMap(({ code }) => chain(code));
