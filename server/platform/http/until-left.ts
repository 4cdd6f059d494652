import type { Log } from '#server/platform/log.ts';

/**
 * A page whose reader leaves while it is drawn fails with the reason of their leaving. Nobody hears the rest: it ends
 * there, and is told like a sender who leaves halfway (sender-gone.ts).
 */
export function untilLeft(page: Response, { signal, url }: Request, log: Log): Response {
  if (page.body === null) return page;
  const reader = page.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (!signal.aborted) throw error;
        log.debug({ path: new URL(url).pathname }, 'the reader closed the connection');
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, page);
}
