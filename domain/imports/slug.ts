import { fold } from '#domain/search/fold.ts';

const MAX_WORDS_LENGTH = 80;

/** `Valle d'Aosta` → `valle-d-aosta`: what the id of a grant may be made of. */
export function slugWords(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Region and title, closed by the id in the source: two editions of one title never share an address, and
 * the address does not depend on what else is in the catalogue or on the order of the records.
 */
export function grantSlug(region: string | null, title: string, sourceId: string): string {
  const name = slugWords(title);
  const place = region === null ? '' : slugWords(region);
  const start = place === '' || name.includes(place) ? name : `${place}-${name}`;
  const ending = slugWords(sourceId);
  return [cutBetweenWords(start), ending].filter((part) => part !== '').join('-');
}

function cutBetweenWords(slug: string): string {
  if (slug.length <= MAX_WORDS_LENGTH) return slug;
  const cut = slug.slice(0, MAX_WORDS_LENGTH);
  const dash = cut.lastIndexOf('-');
  return dash > MAX_WORDS_LENGTH / 2 ? cut.slice(0, dash) : cut;
}
