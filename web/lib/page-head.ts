import { PAGE_HEADS } from '#messages/shell/page-heads.ts';

type Head = { title: string; description?: string; isPrivate?: boolean };

/** What a route's `head` returns: the page's title, and what search engines may know of it. */
export function pageHead(page: keyof typeof PAGE_HEADS) {
  const { title, description, isPrivate }: Head = PAGE_HEADS[page];
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}
