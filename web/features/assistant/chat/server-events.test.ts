// @vitest-environment node
import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';
import { serverEvents, type ServerEvent } from './server-events.ts';

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const letters = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? letters.encode(piece) : piece);
      controller.close();
    },
  });
}

async function eventsOf(...pieces: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(streamOf(...pieces))) events.push(event);
  return events;
}

test('events are read whole, wherever the network cuts them', async () => {
  expect(await eventsOf('event: del', 'ta\nda', 'ta: {"text":"Ciao"}\n', '\nevent: done\ndata: {}\n\n')).toEqual([
    { event: 'delta', data: '{"text":"Ciao"}' },
    { event: 'done', data: '{}' },
  ]);
});

test('a letter with an accent cut in two stays one letter', async () => {
  const bytes = new TextEncoder().encode('data: perché\n\n');
  expect(await eventsOf(bytes.slice(0, bytes.length - 3), bytes.slice(bytes.length - 3))).toEqual([
    { event: 'message', data: 'perché' },
  ]);
});

test.each([
  ['comments and unknown fields are passed over', ': ping\n\nid: 7\nretry: 10\ndata: a\n\n', ['a']],
  ['lines may end in CR LF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
  ['several data lines are one text', 'data: a\ndata: b\n\n', ['a\nb']],
  ['only the first space after the colon goes', 'data:  a\n\n', [' a']],
  ['what is cut off at the end is no event', 'data: a\n\ndata: b', ['a']],
])('%s', async (_rule, text, data) => {
  expect((await eventsOf(text)).map((event) => event.data)).toEqual(data);
});

test('a link is put on its name in the text; a link that the text does not name stays apart', () => {
  const link = { label: 'Nuova Sabatini', href: '/grant/1' };
  const other = { label: 'Apri la ricerca', href: '/advanced-search' };
  expect(linkedText('Vedi Nuova Sabatini (91%)', [link, other])).toEqual({
    pieces: [{ text: 'Vedi ' }, { text: 'Nuova Sabatini', href: '/grant/1' }, { text: ' (91%)' }],
    rest: [other],
  });
});
