import ipaddr from 'ipaddr.js';

const subnetParts = 4;

/**
 * What counts as one place to call from: an IPv4 address, or the /64 that an IPv6 address belongs to, of which a single
 * subscriber has all 2^64 addresses. Empty where the connection has ended meanwhile: its address is gone with it, whatever
 * Fastify's types say.
 */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return '';
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const subnet = parsed.parts.map((part, index) => (index < subnetParts ? part : 0));
  return `${new ipaddr.IPv6(subnet).toString()}/64`;
};
