import { isIPv6 } from 'node:net';

/**
 * Whom a request comes from, for limits. Each proxy adds to the right of X-Forwarded-For whom it was called by: only
 * what our own ones added is true, and anything further left is the caller's word. Of an IPv6 address the first half
 * counts, since a single household holds all of the second.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const chain = (forwardedFor ?? '').split(',').map((part) => part.trim());
  const named = proxies > 0 ? chain.at(-proxies) : undefined;
  const address = (named || peer || '0.0.0.0').slice(0, 64).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase()}::`;
}
