import { useTranslations } from "use-intl";

const papers = ["licence", "register", "insurance"] as const;

/** Which paper stands in the way of new jobs, in words; open ones can always be closed. */
export const useBlockedBy = () => {
  const t = useTranslations("transport.jobs.blocked");
  return (blockedBy: string): string =>
    t(papers.find((paper) => blockedBy.startsWith(paper)) ?? "other");
};
