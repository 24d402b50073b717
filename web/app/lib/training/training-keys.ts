/** Something learnt on this device that its account does not know yet. */
export const unsentTrainingKey = "training.unsent";

/** This person may weigh: known to this device, so that nobody has to be asked. */
export const coursePassedKey = (userId: string): string => `training.passed.${userId}`;
