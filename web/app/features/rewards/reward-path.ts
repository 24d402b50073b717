export const marketPath = "/marketplace";

export const rewardPath = (id: string): string => `${marketPath}/${id}`;
