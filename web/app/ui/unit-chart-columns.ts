import type { TileDrawing } from "./tile.tsx";

export interface UnitSeries {
  id: string;
  label: string;
  /** One ground and one drawing of its own: colour and shape tell it from the others. */
  tile: TileDrawing;
}

export interface UnitColumn {
  id: string;
  label: string;
  /** Whole tiles of each series, by its id. */
  done: Readonly<Record<string, number>>;
  waiting?: number;
  /** In all; what is not done or waiting yet is drawn as outlines. */
  planned?: number;
  /** Printed under the column, with its unit. */
  value: string;
  isNow?: boolean;
  /** Where what is behind the column can be seen. */
  to?: string;
}

export type Unit = TileDrawing | "waiting" | "planned";

const quarterTurns = [0, 90, 180, 270] as const;

/** Every second tile is turned by a quarter, so that the curves of two meet. */
const turned = (tile: TileDrawing, place: number): TileDrawing => {
  const turns = (tile.turn ?? 0) / 90 + (place % 2);
  return { ...tile, turn: quarterTurns[turns % quarterTurns.length] ?? 0 };
};

export const countDone = ({ done }: UnitColumn): number =>
  Object.values(done).reduce((sum, count) => sum + count, 0);

/** The tiles of one column from the ground up: done by series, then waiting, then planned. */
export const layColumn = (series: readonly UnitSeries[], column: UnitColumn): Unit[] => {
  const { done, waiting = 0, planned = 0 } = column;
  const laid = series.flatMap(({ id, tile }) =>
    Array.from({ length: done[id] ?? 0 }, (_, place) => turned(tile, place)),
  );
  const open = Math.max(planned - laid.length - waiting, 0);
  return [
    ...laid,
    ...Array.from({ length: waiting }, () => "waiting" as const),
    ...Array.from({ length: open }, () => "planned" as const),
  ];
};
