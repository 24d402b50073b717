import { type BrandOverview, fewestPeople } from "@app/contract/brand-overview";
import { avoidedBy } from "@app/contract/emissions";
import { type Material, materials } from "@app/contract/materials";
import type { Context } from "../../context.ts";
import { readLot } from "./show-lot.ts";
import {
  type Cell,
  chooseGoals,
  countsFor,
  finishOn,
  type Goal,
  planOf,
  plannedUntil,
} from "./goals.rules.ts";
import { findNewestLot } from "./lots.queries.ts";
import {
  countCitizens,
  findBrandNow,
  findCells,
  findCountedUntil,
  findFactorsNow,
  findGoals,
  findLotsByWilaya,
  findSpent,
  findTonnages,
  type Scope,
} from "./overview.queries.ts";

interface Asked {
  year?: number | undefined;
  wilaya?: number | undefined;
}

const sum = (cells: readonly { grams: number }[]): number =>
  cells.reduce((total, { grams }) => total + grams, 0);

const byMaterial = (cells: readonly Cell[]): { material: Material; grams: number }[] =>
  materials
    .map((material) => ({
      material,
      grams: sum(cells.filter((cell) => cell.material === material)),
    }))
    .filter(({ grams }) => grams > 0);

const monthsOf = (cells: readonly Cell[], plan: readonly number[], year: number) =>
  plan.map((plannedGrams, place) => ({
    month: `${year}-${String(place + 1).padStart(2, "0")}`,
    plannedGrams,
    materials: byMaterial(cells.filter(({ month }) => month === place + 1)),
  }));

const goalOf = (goals: readonly Goal[], grams: number, at: { year: number; today: string }) => {
  const wanted = sum(goals);
  if (wanted === 0) return null;
  return {
    grams: wanted,
    plannedGrams: plannedUntil(planOf(goals), at.year, at.today),
    finishOn: finishOn(wanted, grams, at),
  };
};

/** Against the goals of the year: only what they are about counts towards them. */
const towardsGoals = (
  goals: readonly Goal[],
  cells: readonly Cell[],
  at: { year: number; today: string },
) => {
  const counted = cells.filter((cell) => countsFor(goals, cell));
  const grams = sum(counted);
  return {
    goal: goalOf(goals, grams, at),
    grams,
    months: monthsOf(counted, planOf(goals), at.year),
  };
};

const perKilogram = ({ centimes, grams }: { centimes: number; grams: number }): number | null =>
  centimes > 0 && grams > 0 ? Math.round((centimes * 1000) / grams) : null;

/** Everything, whether a goal asks for it or not. */
const ofEverything = async ({ db, clock }: Context, scope: Scope, cells: readonly Cell[]) => {
  const lots = await findLotsByWilaya(db, scope);
  const market = new Map((await findTonnages(db, scope)).map((row) => [row.material, row.grams]));
  const back = new Map(byMaterial(cells).map((row) => [row.material, row.grams]));
  const citizens = await countCitizens(db, scope);
  const factors = await findFactorsNow(db, clock);
  return {
    signed: {
      grams: lots.reduce((total, { signedGrams }) => total + signedGrams, 0),
      ofGrams: sum(lots),
    },
    avoided: avoidedBy(byMaterial(cells), factors),
    citizens: citizens > 0 && citizens < fewestPeople ? null : citizens,
    wilayas: lots
      .map(({ wilaya, grams, points }) => ({ code: wilaya, grams, points }))
      .toSorted((one, other) => other.grams - one.grams || one.code - other.code),
    materials: materials
      .filter((material) => market.has(material) || back.has(material))
      .map((material) => ({
        material,
        grams: back.get(material) ?? 0,
        marketGrams: market.get(material) ?? 0,
      })),
  };
};

export const showOverview = async (
  ctx: Context,
  brandId: string,
  { year: wanted, wilaya }: Asked,
): Promise<BrandOverview> => {
  const { db, clock } = ctx;
  const { name, today, hasFigures, years } = await findBrandNow(db, clock, brandId);
  const thisYear = Number(today.slice(0, 4));
  const year = wanted ?? thisYear;
  const scope = { brandId, year, wilaya };
  const cells = await findCells(db, scope);
  const goals = chooseGoals(await findGoals(db, scope), wilaya);
  const lotId = await findNewestLot(db, brandId, wilaya);
  return {
    name,
    year,
    years: [...new Set([...years, thisYear])].toSorted((one, other) => other - one),
    today,
    countedUntil: await findCountedUntil(db, clock, brandId),
    hasFigures,
    ...towardsGoals(goals, cells, { year, today }),
    ...(await ofEverything(ctx, scope, cells)),
    centimesPerKilogram: perKilogram(await findSpent(db, scope)),
    lot: lotId === undefined ? null : await readLot(ctx, brandId, lotId),
  };
};
