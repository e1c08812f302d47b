import ipaddr from 'ipaddr.js';

const SUBSCRIBER_BITS = 64;

/**
 * What counts as one place on the net. A subscriber is given at least a /64 of IPv6, and may come from another address of
 * it with each request.
 * @returns `203.0.113.7` for an IPv4 address, also where it is written as an IPv6 one; `2001:db8:1:2::/64` for an IPv6 one
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  const cidr = `${plain.toNormalizedString().replace(/%.*$/, '')}/${String(SUBSCRIBER_BITS)}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${String(SUBSCRIBER_BITS)}`;
}
