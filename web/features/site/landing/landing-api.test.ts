import { expect, test } from 'vitest';
import { apiThat, type Call } from '#web/testing/api-that.ts';
import { readLanding } from './landing-api.ts';

test('a card is judged on what the page of its grant supposes of the same answers', async () => {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return Response.json({ items: [] });
  });
  await readLanding(api, { settore: 'manufacturing', regione: 'Veneto', addetti: '11-25' });
  expect(calls.find(({ path }) => path === '/api/match')?.body).toMatchObject({
    company: { sector: 'manufacturing', region: 'Veneto', employees: '11-25', revenue: '1m-5m', hasGroup: false },
  });
});
