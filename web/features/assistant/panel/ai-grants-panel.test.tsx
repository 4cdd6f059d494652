import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AiGrantsPanel } from './ai-grants-panel.tsx';
import type { FittingGrant } from '#web/features/assistant/api.ts';

const item = (id: string, changes: Partial<FittingGrant> = {}): FittingGrant => ({
  grant: { id, name: `Bando ${id}` } as FittingGrant['grant'],
  verdict: 'da_verificare',
  text: 'Da verificare',
  topReason: 'Manca il dato dell’azienda.',
  met: 3,
  total: 5,
  score: 88,
  money: { figure: null, formula: null, why: null, whyCode: 'no_spend' },
  ...changes,
});
let calls: { path: string; body: unknown }[];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  calls = [];
});

type Props = Partial<Parameters<typeof AiGrantsPanel>[0]>;
async function open(props: Props = {}) {
  const api = apiThat(({ path, body }) => {
    calls.push({ path, body });
    return answer();
  });
  const Page = () => (
    <AiGrantsPanel
      firstName="Giulia"
      sector="manufacturing"
      wordsOf={(grant) => ({
        href: `/grant/${grant.id}`,
        name: grant.name,
        status: { tone: 'open', label: 'Aperto' },
        level: 'Nazionale',
        body: 'MIMIT',
        amount: { meaning: 'Fino a', value: '10 €' },
      })}
      markOf={() => ({ tags: [] })}
      ownOf={({ figure, formula }) => (figure === null ? null : { label: 'Sul tuo progetto', figure, detail: formula })}
      {...props}
    />
  );
  await openPage(Page, { api });
}

test('shows what the screen brought along with badge, verdict and reason, and asks for nothing (AST-28)', async () => {
  await open({
    loaded: [item('a'), item('b', { score: 93, verdict: 'ammissibile', text: 'Ammissibile', topReason: null })],
    max: 4,
  });
  const card = screen.getByRole('article', { name: 'Bando a' });
  expect(card.textContent).toContain('Da verificare: manca il dato dell’azienda');
  expect(within(card).getByText(/88%/).textContent).toContain('buona');
  expect(screen.getByRole('article', { name: 'Bando b' }).textContent).toContain('Ammissibile: 3 requisiti su 5');
  expect(calls).toEqual([]);
});

test('with a project each card says what it would bring, without one nothing (euro first)', async () => {
  const money = { figure: 'circa 20.000 € di contributo', formula: '50% di 40.000 €', why: null, whyCode: null };
  await open({ loaded: [item('a', { money }), item('b')] });
  expect(screen.getByRole('article', { name: 'Bando a' }).textContent).toContain('circa 20.000 € di contributo');
  expect(screen.getByRole('article', { name: 'Bando b' }).textContent).not.toContain('Sul tuo progetto');
});

test('opening a card says so with its sentence (AST-28)', async () => {
  await open({ loaded: [item('a')] });
  const link = screen.getByRole('link', { name: /Visualizza Dettagli/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await screen.findByText('Bando "Bando a" aperto')).toBeTruthy();
});

test('"Rigenera Bandi AI" is off while it generates, then tells how many (AST-28)', async () => {
  let go = (_: Response) => {};
  answer = () => new Promise((resolve) => (go = resolve));
  await open({ loaded: [item('a')] });
  const button = screen.getByRole('button', { name: 'Rigenera Bandi AI' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('Filo sta cercando');
  go(Response.json({ items: [item('c'), item('d')], generatedAt: '2026-11-15T08:00:00Z' }));
  expect(await screen.findByText('2 bandi AI generati per il tuo profilo!')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Bando d' })).toBeTruthy();
  expect(calls).toEqual([{ path: '/api/dashboard/ai-grants', body: { limit: 6 } }]);
});

test('generates by itself only when asked to, and only with a profile (AST-29)', async () => {
  answer = () => Response.json({ items: [item('z')], generatedAt: '2026-11-15T08:00:00Z' });
  await open({ autoGenerate: true });
  expect(await screen.findByRole('article', { name: 'Bando z' })).toBeTruthy();
  calls = [];
  await open({ autoGenerate: true, sector: null }).catch(() => {});
  expect(calls).toEqual([]);
});

test('when everything failed, templates of the sector stand in, marked as examples without dates or figures', async () => {
  answer = () => refusal(500, 'unexpected', 'Giù');
  await open({ autoGenerate: true, sector: 'technology' });
  expect(await screen.findByText('Errore nella generazione dei bandi AI')).toBeTruthy();
  expect(screen.getByText('Esempi, non bandi del catalogo')).toBeTruthy();
  expect(screen.getAllByText('Esempio')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: /startup innovative/ })).toBeTruthy();
});

test('a failure keeps what was there', async () => {
  answer = () => Response.json({}, { status: 500 });
  await open({ loaded: [item('a')] });
  await userEvent.click(screen.getByRole('button', { name: 'Rigenera Bandi AI' }));
  await waitFor(() => expect(screen.getByText('Errore nella generazione dei bandi AI')).toBeTruthy());
  expect(screen.getByRole('article', { name: 'Bando a' })).toBeTruthy();
});

test('without any answer the failure has its own sentence (AST-28)', async () => {
  answer = () => Promise.reject(new TypeError('network'));
  await open({ loaded: [item('a')] });
  await userEvent.click(screen.getByRole('button', { name: 'Rigenera Bandi AI' }));
  expect(await screen.findByText('Errore nella generazione dei bandi')).toBeTruthy();
});
