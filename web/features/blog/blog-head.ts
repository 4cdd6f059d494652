import { SITE_IMAGE_PATH } from '#domain/file-paths.ts';
import { articlePath, PATHS } from '#domain/paths.ts';
import { BLOG } from '#messages/blog/blog.ts';
import { publicHead } from '#web/lib/public-head.ts';
import type { ReadArticle } from './blog-api.ts';

const FEED = { rel: 'alternate', type: 'application/rss+xml', href: `${PATHS.blog}/rss.xml`, title: BLOG.title };

export function blogHead(origin: string) {
  const head = publicHead(origin, PATHS.blog, BLOG.head);
  return { ...head, links: [...head.links, FEED] };
}

export function articleHead(origin: string, { slug, title, description, date }: ReadArticle['article']) {
  const path = articlePath(slug);
  return publicHead(origin, path, { title: BLOG.pageTitle(title), description }, [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      inLanguage: 'it',
      author: { '@type': 'Organization', name: BLOG.author },
      publisher: {
        '@type': 'Organization',
        name: 'Bandolo',
        logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
      },
      image: origin + SITE_IMAGE_PATH,
      mainEntityOfPage: origin + path,
    },
  ]);
}
