import type { Reward } from "@app/contract/rewards";

export const rewardFor = (overrides: Partial<Reward> = {}): Reward => ({
  id: crypto.randomUUID(),
  kind: "shop",
  category: "food",
  name: { en: "Ten loaves" },
  description: { en: "Fresh every morning" },
  picture: null,
  price: 12_000,
  stock: null,
  mostPerPerson: null,
  limitDays: 30,
  partner: {
    name: { en: "Sidi Ali bakery" },
    pointId: null,
    commune: null,
    address: null,
    lat: null,
    lng: null,
    hours: {},
  },
  brand: null,
  distanceMeters: null,
  ...overrides,
});
