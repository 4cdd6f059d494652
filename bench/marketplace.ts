import { randomUUID } from 'node:crypto';
import { figuresOf } from './attack/probe.ts';
import { startPair } from './attack/pair.ts';
import { startPostgres } from './attack/postgres.ts';
import { postJson, signIn } from './attack/product.ts';

/**
 * The marketplace on two server processes and one PostgreSQL: how long a message sent on one takes to the event stream
 * of the other, and fifty times "Accetta" at once over both. `node bench/marketplace.ts [messages]`, lines of JSON;
 * MARKETPLACE_PORT: the first of three ports.
 */
const MESSAGES = Number(process.argv[2] ?? 40);
const ACCEPTANCES = 50;
const port = Number(process.env.MARKETPLACE_PORT ?? 3971);
const CONSULTANT = 'demo-consulente';
const REQUEST = {
  ...{ consultantId: CONSULTANT, kind: 'domanda', grantId: null, budget: null, urgency: 'media', sharesCompany: false },
  description: 'Un centro di lavoro da 120.000 euro entro marzo: quale bando conviene chiedere adesso?',
};

const postgres = startPostgres(port + 2);
if (!postgres) throw new Error('PostgreSQL is not installed');
const pair = await startPair(postgres.url, [port, port + 1]);
const { first, second } = pair;
let haveHeld = true;
const tell = (part: string, isHeld: boolean, figures: object) => {
  haveHeld &&= isHeld;
  console.log(JSON.stringify({ bench: 'marketplace', servers: 2, part, isHeld, ...figures }));
};
try {
  const client = await signIn(first.url);
  const consultant = await signIn(second.url, 'consulente@bandolo.example');
  tell('messages', ...(await messages(client, consultant)));
  tell('acceptances', ...(await acceptances(client, consultant)));
} finally {
  await pair.close();
  postgres.stop();
}
process.exit(haveHeld ? 0 : 1);

async function ask(cookie: string): Promise<string> {
  const answer = await postJson(first.url, '/api/consultancies', REQUEST, cookie);
  if (answer.status !== 201) throw new Error(`request refused: ${await answer.text()}`);
  return ((await answer.json()) as { consultancy: { id: string } }).consultancy.id;
}

/** Sent on the first server, heard and then read on the second. */
async function messages(client: string, consultant: string): Promise<[boolean, object]> {
  const id = await ask(client);
  const stream = await fetch(`${second.url}/api/chats/stream`, { headers: { cookie: consultant } });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (word: string) => {
    while (!heard.includes(word)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      heard += value;
    }
    heard = '';
  };
  await hear('open');
  const waits: number[] = [];
  for (let at = 0; at < MESSAGES; at += 1) {
    const text = `Messaggio ${String(at)}`;
    const startedAt = performance.now();
    const body = new FormData();
    body.set('data', JSON.stringify({ clientId: randomUUID(), text, taskId: null }));
    const sent = await fetch(`${first.url}/api/chats/${id}/messages`, {
      method: 'POST',
      headers: { cookie: client },
      body,
    });
    if (!sent.ok) throw new Error(`message refused: ${await sent.text()}`);
    await hear('"messaggio"');
    const read = await fetch(`${second.url}/api/chats/${id}/messages`, { headers: { cookie: consultant } });
    const page = (await read.json()) as { messages: { text: string }[] };
    if (page.messages.at(-1)?.text !== text) throw new Error(`${text} is not there`);
    waits.push(performance.now() - startedAt);
  }
  await reader.cancel();
  const figures = figuresOf(waits);
  return [figures.max < 1000, { sentToReadMs: figures }];
}

/** Half of them on each server, all at once: one begins the work, the others are told that it has begun. */
async function acceptances(client: string, consultant: string): Promise<[boolean, object]> {
  const id = await ask(client);
  const statuses = await Promise.all(
    Array.from({ length: ACCEPTANCES }, async (_, at) => {
      const { url } = at % 2 === 0 ? first : second;
      return (await postJson(url, `/api/consultancies/${id}/acceptance`, {}, consultant)).status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const seen = await fetch(`${first.url}/api/chats/${id}`, { headers: { cookie: client } });
  const { facts, consultancy } = (await seen.json()) as {
    facts: { kind: string }[];
    consultancy: { tasks: object[] };
  };
  const begun = facts.filter(({ kind }) => kind === 'accettata').length;
  return [
    count(200) === 1 && count(409) === ACCEPTANCES - 1 && begun === 1,
    { accepted: count(200), conflicts: count(409), begun, tasks: consultancy.tasks.length },
  ];
}
