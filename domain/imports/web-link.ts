import type { GrantSource } from '#domain/grants/grant.ts';

type WebLink = { url: string; evidence: GrantSource['urlEvidence'] };

const SHORTENERS = ['bit.ly', 'tinyurl.com', 't.ly', 'goo.gl', 'ow.ly', 'shorturl.at', 'rb.gy'];
const ADDRESS = /^(https?):\/\/((?:[a-z0-9_-]+\.)+[a-z]{2,24})(?::\d{1,5})?([/?#][^\s<>"]*)?$/i;

/** Only web addresses pass; a home page or a shortened address is told apart from the page of the grant. */
export function webLink(text: string): WebLink | null {
  const value = text.trim();
  const found = ADDRESS.exec(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
  if (!found) return null;
  const [url, , host = '', path = ''] = found;
  const bare = host.toLowerCase().replace(/^www\./, '');
  if (SHORTENERS.includes(bare)) return { url, evidence: 'assumed' };
  return { url, evidence: path.replace(/(?<![/?#])[/?#]+$/, '') === '' ? 'homepage' : 'seen' };
}

/** Two spellings of one address compare equal: scheme, www, case of the host, closing slash. */
export function linkKey(url: string): string {
  const [, host = '', path = ''] = /^https?:\/\/(?:www\.)?([^/?#]*)(.*)$/i.exec(url) ?? [];
  return host.toLowerCase() + path.replace(/\/+$/, '');
}
