import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { readForm } from './multipart.ts';

const MB = 1024 * 1024;

type Read = Awaited<ReturnType<typeof readForm>>;

/** What is read of a form, sent in pieces of so many bytes. */
async function readBack(form: FormData | Request, pieceBytes = 64 * 1024): Promise<Read> {
  const sent = form instanceof Request ? form : new Request('http://localhost/', { method: 'POST', body: form });
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes) controller.enqueue(bytes.subarray(at, at + pieceBytes));
      controller.close();
    },
  });
  let read: Read | undefined;
  let problem: unknown;
  const app = new Hono().post('/', async (c) => {
    await readForm(c).then(
      (done) => (read = done),
      (error: unknown) => (problem = error),
    );
    return c.body(null);
  });
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  await app.request(new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
  if (read === undefined) throw problem;
  return read;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test.each([7, 1000, 64 * 1024])(
  'fields and files come back as they were sent, in pieces of %i bytes',
  async (piece) => {
    const form = new FormData();
    form.set('source', 'incentivi');
    form.append('documents', new File(['uno\r\n--non è un confine\r\n'], 'visura "nuova" è.pdf'));
    form.append('documents', new File(['x'.repeat(40_000)], 'lungo.txt'));
    form.append('documents', new File([], 'vuoto.txt'));
    form.set('data', '{"a":1}');
    const { fields, uploads } = await readBack(form, piece);
    expect(fields).toEqual({ source: 'incentivi', data: '{"a":1}' });
    expect(uploads.map(({ field, name }) => [field, name])).toEqual([
      ['documents', 'visura "nuova" è.pdf'],
      ['documents', 'lungo.txt'],
      ['documents', 'vuoto.txt'],
    ]);
    expect(uploads.map(({ bytes }) => text(bytes))).toEqual(['uno\r\n--non è un confine\r\n', 'x'.repeat(40_000), '']);
    for (const { bytes } of uploads.filter((each) => each.bytes.length < 100))
      expect(bytes.buffer.byteLength, 'keeps no other file in memory').toBe(bytes.length);
  },
);

test('the bytes of a long file never pass through the parser of forms', async () => {
  const shown: number[] = [];
  // Not a spy on its prototype: the server's adapter, where it is loaded, puts a Response of its own there and seals it.
  class Watched extends Response {
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      super(body, init);
      if (body instanceof Uint8Array) shown.push(body.byteLength);
    }
  }
  vi.stubGlobal('Response', Watched);
  const form = new FormData();
  form.set('source', 'generic');
  form.set('file', new File([new Uint8Array(8 * MB).fill(97)], 'dati.json'));
  const { uploads } = await readBack(form).finally(() => vi.unstubAllGlobals());
  expect(uploads[0]!.bytes.length).toBe(8 * MB);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toBeLessThan(1000);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'qualcosa'],
  ['that never ends', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nuno'],
  ['without heads', 'multipart/form-data; boundary=x', `${'--x\r\n\r\n\r\n'.repeat(3)}--x--\r\n`],
  ['of thousands of parts', 'multipart/form-data; boundary=x', `--x${'\r\n--x'.repeat(5000)}--\r\n`],
])('a form %s is refused', async (_, type, body) => {
  const sent = new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
  await expect(readBack(sent)).rejects.toThrow(AppError);
});
