import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const pressed = promisify(gzip);

/** What fits into one packet arrives no sooner when it is pressed. */
const LEAST_BYTES = 1024;

/**
 * What is known as a whole leaves in one piece, pressed for whoever takes it so. Through streams it would go round the
 * loop several times: while somebody else does long work, each round is a wait.
 */
export async function inOnePiece(request: Request, answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, headers } = answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  headers.append('vary', 'Accept-Encoding');
  if (bytes.length < LEAST_BYTES) {
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status, headers });
  }
  if (!takesGzip(request)) return new Response(bytes, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await pressed(bytes), { status, headers });
}

/** Data is known as a whole; files and what grows while one reads go their own way. */
export async function dataInOnePiece(request: Request, answer: Response): Promise<Response> {
  const isData = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return isData ? inOnePiece(request, answer) : answer;
}

function takesGzip({ headers }: Request): boolean {
  const taken = parseAccept(headers.get('accept-encoding') ?? '');
  const named = taken.find(({ type }) => type.toLowerCase() === 'gzip') ?? taken.find(({ type }) => type === '*');
  return named !== undefined && named.q > 0;
}
