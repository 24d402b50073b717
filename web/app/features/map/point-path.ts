/** The public page of a point. */
export const pointPath = (id: string): string => `/consumer/points/${id}`;

/** The map, open on a phone as well, with a point chosen. */
export const onMapPath = (id: string): string => `/consumer?view=map&point=${id}`;
