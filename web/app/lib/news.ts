import { useEffect, useSyncExternalStore } from "react";
import { tabStore } from "./storage.ts";

/** What one page has to tell on the next, where it stays until the person goes on. */
const newsNames = ["transporterUnchecked"] as const;
export type News = (typeof newsNames)[number];

const newsKey = "news";

export const leaveNews = (news: News): void => tabStore.write(newsKey, news);

const readNews = (): News | undefined => {
  const left = tabStore.read(newsKey);
  return newsNames.find((name) => name === left);
};

export const hasNews = (): boolean => readNews() !== undefined;

const never = () => () => undefined;
const none = () => undefined;

export const useNews = (): News | undefined => {
  useEffect(() => () => tabStore.remove(newsKey), []);
  return useSyncExternalStore(never, readNews, none);
};
