import { Hono } from 'hono';
import { grantImagePath, SITE_IMAGE_PATH } from '#domain/file-paths.ts';
import type { Services } from '#server/context.ts';
import { sharedGrant } from '#server/features/grants/service.ts';
import { createTurns } from '#server/platform/documents/turns.ts';
import { grantImage } from './grant-image.ts';

const KEPT = 100;
const WAITING = 20;
const CACHE = { 'cache-control': 'public, max-age=86400' };

/** Pictures of links that are shared, one drawn at a time; when too many wait, the site's own stands in. */
export function shareImageRoutes(services: Services) {
  const turns = createTurns(1, WAITING);
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return new Hono().get(grantImagePath(':id'), async (c) => {
    const shared = await sharedGrant(services, c.req.param('id') ?? '');
    if (!shared) return c.notFound();
    const name = `${shared.grant.id} ${String(shared.version)} ${shared.status}`;
    const leave = kept.has(name) ? undefined : await turns.enter();
    if (leave === null) return c.redirect(SITE_IMAGE_PATH);
    try {
      const image = kept.get(name) ?? (await grantImage(shared));
      kept.set(name, image);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return c.body(image, 200, { 'content-type': 'image/png', ...CACHE });
    } finally {
      leave?.();
    }
  });
}
