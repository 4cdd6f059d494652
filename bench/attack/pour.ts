import { request } from 'node:http';

type Load = { path: string; piece: Buffer; times: number; type: string; isChunked?: boolean };

/** Posts as fast as it is taken, by a connection of its own; answers with the status, or 0 where it was cut. */
export function pour(url: string, { path, piece, times, type, isChunked }: Load): Promise<number> {
  const { port } = new URL(url);
  const length = isChunked ? {} : { 'content-length': piece.length * times };
  const options = { host: '127.0.0.1', port, path, method: 'POST', agent: false };
  return new Promise((resolve) => {
    const sent = request({ ...options, headers: { 'content-type': type, ...length } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', () => resolve(0));
    let left = times;
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(piece)) return void sent.once('drain', more);
      }
      if (!sent.destroyed) sent.end();
    };
    more();
  });
}
