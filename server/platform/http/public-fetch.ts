import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch as agentFetch } from 'undici';

/** Everything of IPv4 that is no single machine of the public network: own, shared, local, test and multicast ranges. */
const NOT_PUBLIC_4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of the public part of IPv6 (2000::/3): tunnels that carry an IPv4 address, and what is for documentation. */
const NOT_PUBLIC_6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) notPublic.addSubnet(network, bits, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether a machine on the public network has this address; IPv4 written as IPv6 and the own network have not. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && public6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** The addresses that are connected to are those judged here: a name that answers differently a second time gains nothing. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const isRefused = !error && (found.length === 0 || found.some(({ address }) => !isPublicIp(address)));
      const problem = isRefused ? new PrivateAddress(`${host} is no public address`) : error;
      const [first] = found ?? [];
      if (problem || !first) callback(problem, '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/**
 * Fetch for addresses that people give: it connects to the public network alone. What is judged is the address of each
 * connection, so that a name that leads inside, a redirection and a name that changes its mind are all refused.
 */
export function createPublicFetch(resolve?: Resolve): typeof fetch {
  const connect = buildConnector({ lookup: publicLookup(resolve) });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // A bare address is never looked up.
      if (isIP(host) !== 0 && !isPublicIp(host))
        return callback(new PrivateAddress(`${host} is no public address`), null);
      connect(options, callback);
    },
  });
  return ((url: string, init: object) => agentFetch(url, { ...init, dispatcher })) as unknown as typeof fetch;
}

export const publicFetch = createPublicFetch();
