import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address inside the house: a name that leads there is no better than the address itself. */
export class PrivateAddressError extends Error {
  constructor() {
    super('private address');
  }
}

/** Of all IPv6 addresses those that are given out on the internet (RFC 4291, 2.4); all others lead where a house's routers say. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether anybody on the internet has it; of an IPv6 address that carries an IPv4 one, that one is looked at. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(givenOut)) return false;
  return parsed.range() === 'unicast';
};

/**
 * Looks a name up and answers what was found only where all of it is public. The connection goes to what is answered here,
 * so that a name which says something else a moment later changes nothing.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), '', 0);
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  });
};

/** The host as a connection needs it: IPv6 has brackets in an address, and a name may end in the dot of the root. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

export const isPrivateHost = (url: URL): boolean => {
  const host = bareHost(url);
  if (isIP(host)) return !isPublicAddress(host);
  return host === 'localhost' || host.endsWith('.localhost') || !host.includes('.');
};

interface Post {
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Whether it may go to an address inside the house. */
  mayBePrivate: boolean;
  timeoutMs: number;
}

/**
 * Posts to an address that somebody typed; answers the status. Nothing of the answer is read, and it leads nowhere else:
 * a redirection is an answer like any other.
 */
export const postOutside = (
  url: URL,
  { headers, body, mayBePrivate, timeoutMs }: Post,
): Promise<number> =>
  new Promise((resolve, reject) => {
    if (!mayBePrivate && isPrivateHost(url)) return reject(new PrivateAddressError());
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!mayBePrivate && { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
