import type { Log } from '#server/platform/log.ts';
import { inOnePiece } from './one-piece.ts';

/**
 * A page is drawn at once, and leaves in one piece: handed on and pressed in fifty bits, each through several streams, it
 * costs a tenth more. A page whose reader leaves while it is drawn fails with the reason of their leaving; nobody hears
 * the rest, and it is told like a sender who leaves halfway (sender-gone.ts).
 */
export async function wholePage(request: Request, log: Log, draw: () => Promise<Response>): Promise<Response> {
  try {
    return await inOnePiece(request, await draw());
  } catch (error) {
    if (!request.signal.aborted) throw error;
    log.debug({ path: new URL(request.url).pathname }, 'the reader closed the connection');
    return new Response(null);
  }
}
