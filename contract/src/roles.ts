/**
 * Our words inside, the spec's names and numbers on the wire. Number 4 is reserved for the
 * recycling facility, which is announced but not open.
 */
export const roles = {
  citizen: { number: 1, wireName: "Consumer" },
  point: { number: 2, wireName: "Collection Point" },
  transporter: { number: 3, wireName: "Transporter" },
  brand: { number: 5, wireName: "CSR" },
} as const;

export type Role = keyof typeof roles;
export type RoleWireName = (typeof roles)[Role]["wireName"];

export const roleNames = Object.keys(roles) as Role[];
export const roleWireNames = roleNames.map((role) => roles[role].wireName);

export const roleByNumber = (number: number): Role | undefined =>
  roleNames.find((role) => roles[role].number === number);

export const roleByWireName = (wireName: string): Role | undefined =>
  roleNames.find((role) => roles[role].wireName === wireName);
