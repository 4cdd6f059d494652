import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CapturedPrompt = { system: string; user: string; count: number; raw: string };
export type Behaviour =
  | { kind: 'ok'; text: string }
  | { kind: 'slow'; text: string; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'hanging' | 'garbage' | 'truncated' | 'html' | 'huge' | 'dropped' };

const HUGE_BYTES = 64 * 1024 * 1024;

/** An OpenAI-compatible endpoint that misbehaves on demand and remembers what it was asked. */
export async function startFakeModel() {
  const prompts: CapturedPrompt[] = [];
  const state: { behaviour: Behaviour; calls: number; sentBytes: number } = {
    behaviour: { kind: 'ok', text: 'Va bene.' },
    calls: 0,
    sentBytes: 0,
  };
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      state.calls += 1;
      const asked = JSON.parse(body) as { messages: { role: string; content: unknown }[]; stream?: boolean };
      const said = (role: string) =>
        asked.messages
          .filter((message) => message.role === role)
          .map(({ content }) => textOf(content))
          .join('\n');
      prompts.push({ system: said('system'), user: said('user'), count: asked.messages.length, raw: body });
      void answer(response, state, asked.stream === true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    prompts,
    state,
    close: () => {
      for (const response of open) response.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : '';

const completion = (text: string) =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  });

async function answer(
  response: ServerResponse,
  state: { behaviour: Behaviour; sentBytes: number },
  isStream: boolean,
): Promise<void> {
  const { behaviour } = state;
  const json = (status: number, body: string, type = 'application/json') =>
    void response.writeHead(status, { 'content-type': type }).end(body);
  switch (behaviour.kind) {
    case 'ok':
      return isStream ? stream(response, behaviour.text) : json(200, completion(behaviour.text));
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
      return isStream ? stream(response, behaviour.text) : json(200, completion(behaviour.text));
    case 'status':
      return json(behaviour.status, JSON.stringify({ error: { message: 'no' } }));
    case 'hanging':
      return;
    case 'garbage':
      return json(200, '\u0001\u0002 not json at all');
    case 'truncated':
      return json(200, completion('{"bandi":[{"nome":"A').slice(0, 90));
    case 'html':
      return json(200, '<html><body>Bad gateway</body></html>', 'text/html');
    case 'dropped':
      return void response.destroy();
    case 'huge':
      return huge(response, state);
  }
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    );
  for (const piece of text.match(/\S+\s*/g) ?? []) send({ role: 'assistant', content: piece });
  send({}, 'stop', { usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 } });
  response.end('data: [DONE]\n\n');
}

/** 64 MB of a JSON string that never ends well; stops when the reader has gone. */
function huge(response: ServerResponse, state: { sentBytes: number }): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices":[{"message":{"role":"assistant","content":"');
  const chunk = 'a'.repeat(256 * 1024);
  state.sentBytes = 0;
  const more = () => {
    while (state.sentBytes < HUGE_BYTES && !response.destroyed) {
      state.sentBytes += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end('"}}]}');
  };
  more();
}
