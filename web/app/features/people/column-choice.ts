import { useState } from "react";
import { deviceStore } from "../../lib/storage.ts";

export const columnIds = [
  "name",
  "phone",
  "email",
  "code",
  "roles",
  "wilaya",
  "tokens",
  "seen",
  "state",
] as const;
export type ColumnId = (typeof columnIds)[number];

const usual: readonly ColumnId[] = columnIds.filter((id) => id !== "email" && id !== "code");
const key = "columns.people";

/** In the order of the table, always with the name. */
export const readColumns = (kept: string | null): readonly ColumnId[] => {
  if (kept === null) return usual;
  const names = new Set(kept.split(","));
  return columnIds.filter((id) => id === "name" || names.has(id));
};

export const useColumnChoice = () => {
  const [chosen, setChosen] = useState(() => readColumns(deviceStore.read(key)));
  return {
    chosen,
    toggle: (id: ColumnId) => {
      const next = columnIds.filter((one) => chosen.includes(one) !== (one === id));
      deviceStore.write(key, next.join(","));
      setChosen(next);
    },
  };
};
