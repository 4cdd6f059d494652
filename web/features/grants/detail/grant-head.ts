import { grantImagePath } from '#domain/file-paths.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';
import { SHARE_IMAGE } from '#messages/grants/share-image.ts';
import { GRANTS_LIST } from '#messages/grants/screens.ts';
import { timingLabel } from '#messages/grants/card.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';

const DESCRIPTION_CHARS = 155;

/** What search engines and previews read. */
export function grantHead({ grant, computed, isOwn }: GrantDetail, origin: string) {
  const url = origin + grantPath(grant.id);
  const title = GRANT_ACTIONS.pageTitle(grant.name);
  const description = shortened(`${timingLabel(computed)}. ${grant.entity}. ${grant.summary}`);
  // What one person brought is for no engine and no preview.
  if (isOwn) return { meta: [{ title }, { name: 'robots', content: 'noindex' }], links: [] };
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: 'Bandolo' },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:title', content: grant.name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + grantImagePath(grant.id) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: SHARE_IMAGE.alt(grant.name) },
      { name: 'twitter:card', content: 'summary_large_image' },
      { 'script:ld+json': monetaryGrant(grant, url) },
      { 'script:ld+json': breadcrumbs(grant.name, url, origin) },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** Only what the company receives is the amount of a grant: a spend is not. */
const RECEIVED = ['contributo', 'finanziamento'];

function monetaryGrant({ name, summary, entity, amounts, link }: GrantDetail['grant'], url: string) {
  const isReceived = RECEIVED.includes(amounts.kind) && (amounts.min !== null || amounts.max !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name,
    description: summary,
    url,
    ...(link ? { sameAs: link } : {}),
    funder: { '@type': 'Organization', name: entity },
    ...(isReceived
      ? {
          amount: {
            '@type': 'MonetaryAmount',
            currency: 'EUR',
            ...(amounts.min === null ? {} : { minValue: amounts.min }),
            ...(amounts.max === null ? {} : { maxValue: amounts.max }),
          },
        }
      : {}),
  };
}

const breadcrumbs = (name: string, url: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: GRANTS_LIST.title, item: origin + PATHS.grants },
    { '@type': 'ListItem', position: 2, name, item: url },
  ],
});

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_CHARS) return text;
  const cut = text.slice(0, DESCRIPTION_CHARS);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
