import { SITE_IMAGE_PATH } from '#domain/file-paths.ts';

type Page = { title: string; description: string };
type Thing = { '@type': string } & Record<string, unknown>;

type Meta = { title?: string; name?: string; property?: string; content?: string; 'script:ld+json'?: Thing };

const PREVIEW = { path: SITE_IMAGE_PATH, width: '1200', height: '630' };

/**
 * What search engines and previews read of a public page. Made in a loader, which only its page fetches: a route's own
 * `head` is in every first load.
 */
export function publicHead(origin: string, path: string, { title, description }: Page, things: readonly Thing[] = []) {
  const url = origin + path;
  const meta: Meta[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Bandolo' },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + PREVIEW.path },
    { property: 'og:image:width', content: PREVIEW.width },
    { property: 'og:image:height', content: PREVIEW.height },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
  return { meta, links: [{ rel: 'canonical', href: url }] };
}
