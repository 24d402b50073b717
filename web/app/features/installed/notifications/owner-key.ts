/** Who turned notifications on here, by id: the key names nobody to the next person. */
export const ownerKey = "push.owner";
