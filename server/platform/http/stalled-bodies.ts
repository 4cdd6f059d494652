import type { IncomingMessage, Server } from 'node:http';

/**
 * A body that stops arriving is cut: its request would otherwise hold memory and a place until Node's own limit of
 * five minutes for the whole. Looked at from the side, since whoever reads the body owns its stream.
 */
export function cutStalledBodies(server: Server, afterMs: number): void {
  const waiting = new Map<IncomingMessage, { bytes: number; since: number }>();
  server.on('request', (incoming) => {
    const hasBody = incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'];
    if (!hasBody || incoming.complete) return;
    waiting.set(incoming, { bytes: incoming.socket.bytesRead, since: performance.now() });
    for (const event of ['end', 'close']) incoming.once(event, () => waiting.delete(incoming));
  });
  const look = () => {
    const now = performance.now();
    for (const [incoming, seen] of waiting) {
      const bytes = incoming.socket.bytesRead;
      if (incoming.complete) waiting.delete(incoming);
      else if (bytes > seen.bytes) waiting.set(incoming, { bytes, since: now });
      else if (now - seen.since >= afterMs) incoming.socket.destroy();
    }
  };
  const timer = setInterval(look, Math.min(afterMs / 3, 5000)).unref();
  server.once('close', () => clearInterval(timer));
}
