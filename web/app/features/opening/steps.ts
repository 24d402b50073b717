import type { PointProfile } from "@app/contract/point-profile";

export const lastStep = 3;
/** Everything at a glance, after the last step. */
export const overviewStep = lastStep + 1;

type Filled = Pick<PointProfile, "practice" | "state"> | null;

/** How far somebody has come: nothing can be skipped but the papers. */
const furthest = (profile: Filled): number => {
  if (!profile || profile.state === "refused") return 1;
  return profile.practice ? overviewStep : 2;
};

/** What was asked for, as far as it can be shown; else where there is something to do. */
export const stepToShow = (profile: Filled, asked: number | null): number => {
  if (profile?.state === "refused" && asked !== 1) return overviewStep;
  const most = furthest(profile);
  return asked === null ? most : Math.max(1, Math.min(Math.trunc(asked) || 1, most));
};
