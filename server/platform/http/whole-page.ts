import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { Log } from '#server/platform/log.ts';

const pressed = promisify(gzip);

/**
 * A page is drawn at once, and leaves in one piece: handed on and pressed in fifty bits, each through several streams, it
 * costs a tenth more. A page whose reader leaves while it is drawn fails with the reason of their leaving; nobody hears
 * the rest, and it is told like a sender who leaves halfway (sender-gone.ts).
 */
export async function wholePage(request: Request, log: Log, draw: () => Promise<Response>): Promise<Response> {
  try {
    const page = await draw();
    if (page.body === null) return page;
    const { status, headers } = page;
    const bytes = new Uint8Array(await page.arrayBuffer());
    headers.append('vary', 'Accept-Encoding');
    if (!takesGzip(request)) return new Response(bytes, { status, headers });
    headers.set('content-encoding', 'gzip');
    return new Response(await pressed(bytes), { status, headers });
  } catch (error) {
    if (!request.signal.aborted) throw error;
    log.debug({ path: new URL(request.url).pathname }, 'the reader closed the connection');
    return new Response(null);
  }
}

function takesGzip({ headers }: Request): boolean {
  const taken = parseAccept(headers.get('accept-encoding') ?? '');
  const named = taken.find(({ type }) => type.toLowerCase() === 'gzip') ?? taken.find(({ type }) => type === '*');
  return named !== undefined && named.q > 0;
}
