import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Checked } from './eligibility-api.ts';
import { GrantEligibility } from './grant-eligibility.tsx';

type Check = Checked['checks'][number];

function show(field: string | null, consultancyId: string | null = null) {
  const check: Check = {
    code: 'ateco',
    field,
    requirement: 'Settore: codice ATECO',
    outcome: 'da_verificare',
    expected: 'ATECO 2025 56',
    found: 'Non indicato',
    source: 'dal profilo',
    reason: 'Manca il dato dell’azienda.',
    wouldChange: 'Qual è il codice ATECO?',
  };
  const result: Checked = {
    verdict: 'da_verificare',
    text: 'Da verificare',
    topReason: null,
    met: 0,
    total: 1,
    checks: [check],
    score: 80,
    confidence: 0.5,
    daysLeft: null,
    whySuited: null,
    suits: true,
    money: {
      figure: null,
      euro: null,
      kind: null,
      what: null,
      formula: null,
      parts: [],
      inputs: [],
      why: null,
      whyCode: null,
    },
  };
  const company = { id: 'c1', companyName: 'Bar Sud', consultancyId };
  const own = { company, project: { name: 'Dehors' }, on: '2026-11-08', result };
  render(
    <GrantEligibility
      grantId="g1"
      grant={{ facts: {}, link: null, entity: 'MIMIT', source: { checkedOn: '2026-10' } }}
      own={own}
      isAsked={false}
    />,
  );
}

test('a datum of the company that is missing is asked where it is written', async () => {
  show('ateco');
  const link = await screen.findByRole('link', { name: 'Completa i dati dell’azienda' });
  expect(link.getAttribute('href')).toBe('/profile?azienda=c1&domanda=ateco');
});

test('a client’s datum is asked of the client, with the question ready', async () => {
  show('ateco', 'k1');
  const link = await screen.findByRole('link', { name: 'Chiedilo al cliente' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toMatch(/^\/chat\/k1\?testo=.*Qual è il codice ATECO\?/);
  expect(screen.queryByRole('link', { name: 'Completa i dati dell’azienda' })).toBeNull();
});

test.each([null, 'spend'])('what no datum of the company settles (%s) asks for none', async (field) => {
  show(field);
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Completa i dati dell’azienda' })).toBeNull();
});

test('a verdict says for whom, for what and on which day it holds', async () => {
  show('ateco');
  expect(
    await screen.findByText(/Verifica fatta per Bar Sud, progetto «Dehors», con i dati dell’8 novembre 2026\./),
  ).toBeTruthy();
});
