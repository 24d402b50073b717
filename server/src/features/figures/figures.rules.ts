/**
 * A commune is named once this many people brought something there this month: with fewer, a
 * neighbour could tell whose bag it was. Until then the wilaya stands for it.
 */
const crowd = 5;

export const namesCommune = (citizensThere: number): boolean => citizensThere >= crowd;

/** A count that moves by one would tell who came; never more than there were. */
export const toTens = (count: number): number => Math.floor(count / 10) * 10;

const minute = 60_000;

/** The second would tell who stood at the counter. */
export const toTheMinute = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minute) * minute);
