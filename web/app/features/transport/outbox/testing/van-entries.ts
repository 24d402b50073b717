import type { VanEntry } from "../van-entry.ts";

const entry: Omit<VanEntry, "act"> = {
  number: 1,
  key: "0197f000-0000-7000-8000-00000000000a",
  userId: "karim",
  pickupId: "0197f000-0000-7000-8000-000000000001",
  pointName: { en: "El Baraka", fr: "El Baraka", ar: "البركة" },
  occurredAt: "2026-08-02T08:24:00.000Z",
  state: "waiting",
  refusal: null,
  settledAt: null,
};

export const arrival = (more: Partial<VanEntry> = {}): VanEntry => ({
  ...entry,
  act: { kind: "arrive", meters: null },
  ...more,
});

interface Signed extends Partial<VanEntry> {
  photo?: string;
  pin?: string;
}

export const signature = ({ photo, pin, ...more }: Signed = {}): VanEntry => ({
  ...entry,
  act: {
    kind: "sign",
    pin: pin ?? null,
    items: [
      {
        material: "pet",
        bags: 14,
        declaredGrams: 168_000,
        refusedGrams: 0,
        weighedGrams: 168_400,
        reason: null,
        photo: photo === undefined ? null : { data: photo, name: null },
      },
    ],
  },
  ...more,
});
