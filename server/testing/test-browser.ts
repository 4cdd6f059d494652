import type { Api } from '#server/app.ts';
import { createAnswerCheck } from './answer-check.ts';

/** One per product, however many browsers it has. */
const checks = new WeakMap<Api, ReturnType<typeof createAnswerCheck>>();
function checkOf(api: Api) {
  const check = checks.get(api) ?? createAnswerCheck(api);
  checks.set(api, check);
  return check;
}

/** A client with a cookie jar, like a browser: same origin, JSON in and out, every answer held against its declaration. */
export class TestBrowser {
  readonly #api: Api;
  readonly #ip: string;
  #cookies = new Map<string, string>();

  constructor(api: Api, ip = '198.51.100.7') {
    this.#api = api;
    this.#ip = ip;
  }

  /** As a request carries it. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  get(path: string) {
    return this.send('GET', path);
  }
  post(path: string, body: unknown = {}) {
    return this.send('POST', path, body);
  }
  put(path: string, body: unknown) {
    return this.send('PUT', path, body);
  }
  patch(path: string, body: unknown) {
    return this.send('PATCH', path, body);
  }
  delete(path: string, body?: unknown) {
    return this.send('DELETE', path, body);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await this.#api.request(path, {
      method,
      headers: {
        'x-client-ip': this.#ip,
        cookie: this.cookie,
        ...(method === 'GET' ? {} : { origin: 'http://localhost' }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    await checkOf(this.#api)(method, path, answer);
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split(/=(.*)/s);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
