/** First name and initial: enough to greet, too little to look somebody up. */
export const shortName = (firstName: string, lastName: string): string =>
  lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName;
