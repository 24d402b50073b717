/** How well a colour is told from white, by the formula of WCAG 2.2: from 1 to 21. */

/** Of what is drawn: below it a line or a mark is not seen by everybody. */
export const leastContrast = 3;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** `colour` is written "#0f231a". */
export const contrastOnWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);
