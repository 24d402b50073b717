/** Opened from the home screen, in a window of its own. */
export const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  // iPhones before they knew the query.
  ("standalone" in navigator && navigator.standalone === true);

/** iPhones and iPads; a newer iPad calls itself a Mac, but no Mac has a touch screen. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
