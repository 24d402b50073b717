/** Tokens are whole hundredths everywhere: 8160 is 81.60 tokens, shown as 81. */
export interface Rate {
  /** Hundredths of a token for one kilogram. */
  perKilogram: number;
  /** Percent added for each star. */
  starBonusPercent: number;
}

/** What a deposit earns, in hundredths; what is below a hundredth is cut off. */
export const tokensFor = (grams: number, stars: number, rate: Rate): number =>
  Math.floor((grams * rate.perKilogram * (100 + rate.starBonusPercent * stars)) / 100_000);

/** Every token number that people see is rounded down to a whole one. */
export const shownTokens = (hundredths: number): number => Math.floor(hundredths / 100);
