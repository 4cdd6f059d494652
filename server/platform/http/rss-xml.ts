export type FeedItem = { title: string; description: string; url: string; at: Date };
type Feed = { title: string; description: string; url: string; self: string; items: readonly FeedItem[] };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML takes no control characters but tab and line ends. */
const escaped = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** RSS 2.0, with whole addresses. */
export function rssXml({ title, description, url, self, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `  <item><title>${escaped(item.title)}</title><link>${escaped(item.url)}</link>` +
      `<guid isPermaLink="true">${escaped(item.url)}</guid><pubDate>${item.at.toUTCString()}</pubDate>` +
      `<description>${escaped(item.description)}</description></item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `  <title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(description)}</description>`,
    `  <language>it</language><atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
}
