export interface SeedFacility {
  readonly name: { readonly en: string; readonly fr: string; readonly ar: string };
  readonly communeCode: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** Invented, in the two industrial zones where such a thing would stand. */
export const facilities: readonly SeedFacility[] = [
  {
    name: {
      en: "Rouiba Recycling Centre",
      fr: "Centre de recyclage de Rouïba",
      ar: "مصنع التدوير بالرويبة",
    },
    communeCode: 1642,
    longitude: 3.2847,
    latitude: 36.7396,
  },
  {
    name: {
      en: "Hassi Ameur Recycling Centre",
      fr: "Centre de recyclage de Hassi Ameur",
      ar: "مصنع التدوير بحاسي عامر",
    },
    communeCode: 3104,
    longitude: -0.5026,
    latitude: 35.7231,
  },
];
