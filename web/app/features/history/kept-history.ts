import { keptPrefix, type KeyValueStore } from "../../lib/storage.ts";
import { type HistoryPage, type HistoryTab, parseHistory } from "./history.api.ts";

const keyOf = (tab: HistoryTab): string => `${keptPrefix}history.${tab}`;

/** The first page of each tab, for when there is no network. */
export const keptHistory = (store: KeyValueStore) => ({
  write: (page: HistoryPage): void => store.write(keyOf(page.tab), JSON.stringify(page)),
  read: (tab: HistoryTab): HistoryPage | null => {
    try {
      return parseHistory(tab, JSON.parse(store.read(keyOf(tab)) ?? ""));
    } catch {
      return null;
    }
  },
});
