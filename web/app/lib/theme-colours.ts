/** For what the phone paints itself, where no style sheet reaches. */
export const themeColours = {
  /** green-700: the bar above the page. */
  bar: "#047745",
  /** green-900, the ground of the icon: behind it while the app starts. */
  splash: "#02472c",
};
