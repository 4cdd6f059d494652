import { PAGE_HEADS } from '#messages/shell/page-heads.ts';

type Head = { title: string; description?: string; isPrivate?: boolean };

/** What a route's `head` returns: the page's title, and what search engines may know of it. */
export const pageHead = (page: keyof typeof PAGE_HEADS) => headOf(PAGE_HEADS[page]);

export function headOf({ title, description, isPrivate }: Head) {
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}
