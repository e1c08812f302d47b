import ipaddr from 'ipaddr.js';

const SUBSCRIBER_BITS = 64;

/**
 * The network that an address belongs to, for counting attempts. An IPv6 subscriber has at least a /64 and may use
 * another address of it for each request.
 * @returns `203.0.113.7` for an IPv4 address, also in IPv4-mapped form; `2001:db8:1:2::/64` for an IPv6 one
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  const cidr = `${plain.toNormalizedString().replace(/%.*$/, '')}/${String(SUBSCRIBER_BITS)}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${String(SUBSCRIBER_BITS)}`;
}
