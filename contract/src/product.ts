/** Everything that names this product. Renaming it means changing this file alone. */
export const product = {
  slug: "dawra",
  /** Before the code of a voucher. */
  voucherPrefix: "DW",
  name: { en: "Dawra", fr: "Dawra", ar: "دورة" },
  tagline: {
    en: "Every bottle deserves another turn.",
    fr: "Chaque bouteille mérite un autre tour.",
    ar: "كل قارورة تستحق دورة أخرى.",
  },
  contact: {
    email: "salam@dawra.example",
    phone: "+213 550 00 00 00",
    address: {
      en: "12 Didouche Mourad Street, Algiers",
      fr: "12, rue Didouche Mourad, Alger",
      ar: "12 شارع ديدوش مراد، الجزائر العاصمة",
    },
  },
  /** Under which the open figures may be used. */
  openData: {
    licence: {
      name: "Creative Commons Attribution 4.0 (CC BY 4.0)",
      url: "https://creativecommons.org/licenses/by/4.0/",
    },
  },
  links: {
    site: "https://dawra.example",
    androidApp: "https://apps.example/details?id=example.dawra",
    office: "https://office.dawra.example",
    campus: "https://campus.dawra.example",
    social: {
      /** A playlist. */
      videos: "https://videos.example/playlist/dawra",
      network: "https://network.example/dawra",
      photos: "https://photos.example/dawra",
      work: "https://work.example/company/dawra",
    },
  },
} as const;
