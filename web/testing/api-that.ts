import { hc } from 'hono/client';
import type { TypedApi } from '#server/app.ts';
import type { ApiClient } from '#web/lib/api.ts';

export type Call<Body = unknown> = { method: string; path: string; body: Body };
type Answer<Body> = (call: Call<Body>, init?: RequestInit) => Response | Promise<Response>;

/** The client of the API with every call answered by the test, which says what the bodies look like. */
export function apiThat<Body = unknown>(answer: Answer<Body>): ApiClient {
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null);
    return answer({ method: init?.method ?? 'GET', path: new URL(String(url)).pathname, body: body as Body }, init);
  };
  return hc<TypedApi>('http://localhost', { fetch }).api;
}

/** A refusal as the server writes it. */
export const refusal = (status: number, code: string, message: string, fields: object[] = []) =>
  Response.json({ code, message, fields, requestId: 'r' }, { status });
