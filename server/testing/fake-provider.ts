import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakePerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

/** Google and Facebook as one small server: it checks what a real one checks (code, PKCE, secret) and no more. */
export async function startFakeProvider(person: FakePerson) {
  const seen: { challenge?: string; verifier?: string; secret?: string } = {};
  const state = { person, fails: false };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname.endsWith('/authorize')) {
      seen.challenge = url.searchParams.get('code_challenge') ?? undefined;
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: 'one-code', state: url.searchParams.get('state') ?? '' }).toString();
      response.writeHead(302, { location: back.href }).end();
    } else if (url.pathname.endsWith('/token')) {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        seen.verifier = form.get('code_verifier') ?? undefined;
        seen.secret = form.get('client_secret') ?? undefined;
        if (state.fails || form.get('code') !== 'one-code') json(400, { error: 'invalid_grant' });
        else json(200, { access_token: 'token', token_type: 'bearer', expires_in: 60 });
      });
    } else {
      const { sub, given_name: first, family_name: last, email } = state.person;
      const isFacebook = url.pathname.startsWith('/facebook');
      json(200, isFacebook ? { id: sub, email, first_name: first, last_name: last } : state.person);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { issuer, seen, state, close: () => new Promise((resolve) => server.close(resolve)) };
}
