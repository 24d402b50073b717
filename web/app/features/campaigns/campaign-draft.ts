import type { Campaign } from "@app/contract/campaigns";
import { type Material, materials } from "@app/contract/materials";
import { toWesternDigits } from "@app/contract/phone";

/** What is filled in, as it stands in the fields. */
export interface CampaignDraft {
  name: string;
  pet: boolean;
  pehd: boolean;
  aluminium: boolean;
  area: "country" | "some";
  wilayas: readonly number[];
  firstDay: string;
  lastDay: string;
  bonusPercent: number;
  dinars: string;
}

const empty: CampaignDraft = {
  name: "",
  pet: true,
  pehd: true,
  aluminium: true,
  area: "country",
  wilayas: [],
  firstDay: "",
  lastDay: "",
  bonusPercent: 20,
  dinars: "",
};

export const draftOf = (campaign: Campaign | undefined): CampaignDraft => {
  if (!campaign) return empty;
  const { name, wilayas, firstDay, lastDay, bonusPercent, centimes } = campaign;
  const has = (material: Material) => campaign.materials?.includes(material) ?? true;
  return {
    name,
    pet: has("pet"),
    pehd: has("pehd"),
    aluminium: has("aluminium"),
    area: wilayas === null ? "country" : "some",
    wilayas: wilayas ?? [],
    firstDay,
    lastDay,
    bonusPercent,
    dinars: String(centimes / 100),
  };
};

/** "50 000", "50.000" and "50,000" are one amount; "50000,50" is none, and never a hundred times more. */
const dinarsIn = (typed: string): number => {
  const digits = toWesternDigits(typed).replaceAll(/\s|[,.](?=\d{3}(?!\d))/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** As the server wants it; whether it is right, its schema tells. All materials are none named. */
export const bodyOf = (draft: CampaignDraft) => {
  const { name, area, wilayas, firstDay, lastDay, bonusPercent, dinars } = draft;
  const chosen = materials.filter((material) => draft[material]);
  return {
    name,
    materials: chosen.length === materials.length ? null : chosen,
    wilayas: area === "country" ? null : [...wilayas],
    firstDay,
    lastDay,
    bonusPercent,
    centimes: dinarsIn(dinars) * 100,
  };
};
