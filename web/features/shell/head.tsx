import { Asset, useTags } from '@tanstack/react-router';
import { LATER } from '#web/lib/later-files.ts';

/** The router's `HeadContent`, with the files of the page named and not yet fetched (web/client.ts). */
export function Head() {
  return useTags().map((tag) => {
    const isModule = tag.tag === 'link' && tag.attrs?.rel === 'modulepreload';
    const shown = isModule ? { ...tag, attrs: { rel: LATER.modulepreload, href: tag.attrs?.href } } : tag;
    return <Asset {...shown} key={JSON.stringify(tag)} nonce={tag.attrs?.nonce as string | undefined} />;
  });
}
