/** At most so many in every stretch of so many seconds, for one subject. */
export interface Limit {
  /** What is limited and for whom, "login:+213550000001"; kept as a keyed hash. */
  subject: string;
  most: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const seconds = { minute, hour, day } as const;

/** Somebody who has one IPv6 address has all of its network: half of it counts as one. */
export const networkOf = (address: string): string => {
  if (!address.includes(":") || /^::ffff:\d+\./.test(address)) {
    return address.replace("::ffff:", "");
  }
  const [head = "", tail] = address.toLowerCase().split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
};
