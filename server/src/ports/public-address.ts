import { lookup as lookUp, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const inner = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  inner.addSubnet(network, bits, "ipv4");
}

/** Of IPv6 only this part is the open internet; in it, tunnels may lead to an inner IPv4 address. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  inner.addSubnet(network, bits, "ipv6");
}

/** Whether an address lies on the open internet, so that a stranger may make us call it. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !inner.check(address, "ipv4");
  return open.check(address, "ipv6") && !inner.check(address, "ipv6");
};

class InnerAddressError extends Error {
  override name = "InnerAddressError";
}

/**
 * Looks a name up and refuses one that leads inside. Given to the connection itself, so that the
 * address checked is the address called.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new InnerAddressError("the name leads to an inner address"), []);
    }
    const [first] = found;
    if (options.all || !first) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

/** Refuses an address written as digits, which is never looked up. */
export const checkHost = ({ hostname }: URL): void => {
  const bare = hostname.replaceAll(/^\[|\]$/g, "");
  if (isIP(bare) > 0 && !isPublicAddress(bare)) {
    throw new InnerAddressError("the host is an inner address");
  }
};
