import { MARK_TAGS } from '#messages/grants/marks.ts';

type Marked = { isSaved: boolean; isHidden: boolean };

/** Short words after the date of a card: what the reader has done with the grant. */
export const cardTags = (grant: { isOwn: boolean }, { isSaved, isHidden }: Marked): string[] => [
  ...(grant.isOwn ? [MARK_TAGS.own] : []),
  ...(isSaved ? [MARK_TAGS.saved] : []),
  ...(isHidden ? [MARK_TAGS.hidden] : []),
];
