import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { onOpenChat } from '#web/lib/chat-door.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AiHub } from './ai-hub.tsx';
import type { Usage } from '#web/features/assistant/api.ts';

const FIGURES = {
  totalRequests: 0,
  successfulRequests: 0,
  failedRequests: 0,
  successRate: 100,
  avgResponseTime: 0,
  lastError: null,
  inputTokens: 0,
  outputTokens: 0,
};
const USAGE: Usage = { own: FIGURES, today: { used: 0, limit: 300 }, installation: null };
const SUGGESTION = {
  id: 's1',
  text: 'Aggiungi il codice ATECO',
  priority: 'alta',
  type: 'profilo',
  action: { label: 'Vai al profilo', href: '/altro' },
  timestamp: '2026-11-15T08:00:00Z',
};
const ANALYSIS = {
  summary: 'Due bandi su due sono adatti.',
  grants: [
    {
      id: 'a',
      name: 'Bando a',
      verdictText: 'Ammissibile',
      score: 91,
      reason: 'Sede in Veneto',
      strengths: ['Territorio: Veneto'],
      gaps: [],
      comparison: { money: 'circa 40.000 €', odds: 'requisiti soddisfatti', effort: '', time: '' },
      path: '/grant/a',
    },
  ],
  insights: [{ id: 'i', type: 'opportunita', title: 'Il più adatto', content: 'Bando a', action: null }],
  suggestions: [SUGGESTION],
};
type Asked = { type: string; data: { grants?: unknown[] } };
let asked: Asked[];
let answer: () => Response;
/** In place of the router's own, where a test says so. */
let navigation: (() => Promise<void>) | null;
const told = (response: unknown, changes: object = {}) =>
  Response.json({
    success: true,
    response,
    error: null,
    answeredBy: 'filo',
    notice: null,
    durationMs: 120,
    ...changes,
  });

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  navigation = null;
  answer = () => told(ANALYSIS);
});

async function open({ isAdmin = false, usage = USAGE, ids = ['a', 'b', 'c', 'd', 'e', 'f'] } = {}) {
  const api = apiThat<Asked>(({ body }) => {
    asked.push(body);
    return answer();
  });
  const start = { usage, lastAnalysis: null };
  const Page = () => <AiHub start={start} grantIds={ids} isAdmin={isAdmin} at={0} />;
  const router = await openPage(Page, { api, others: { '/altro': () => <p>Profilo</p> } });
  const { navigate } = router;
  router.navigate = ((to: Parameters<typeof navigate>[0]) => navigation?.() ?? navigate(to)) as typeof navigate;
}
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('begins with 100% of success, nothing analysed, Auto off and no Admin tab (AST-24)', async () => {
  await open();
  expect(figure('Successo AI')).toBe('100%');
  expect(figure('Bandi analizzati')).toBe('0');
  expect(figure('Stato AI')).toBe('Pronto');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Auto' }).checked).toBe(false);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Dashboard', 'Suggerimenti AI', 'Analisi']);
  expect(asked).toEqual([]);
});

test('Auto analyses the first 5 grants and says who answered (AST-25)', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Auto' }));
  expect(await screen.findByText('Analisi completata')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    type: 'unified_analysis',
    data: { grants: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) },
  });
  expect(figure('Bandi analizzati')).toBe('1');
  expect(figure('Suggerimenti')).toBe('1');
  await userEvent.click(screen.getByRole('tab', { name: 'Analisi' }));
  expect(screen.getByText('Due bandi su due sono adatti.')).toBeTruthy();
  expect(screen.getByText(/Ha risposto: Filo, assistente integrato/)).toBeTruthy();
});

test('Auto without grants starts nothing', async () => {
  await open({ ids: [] });
  await userEvent.click(screen.getByRole('switch', { name: 'Auto' }));
  expect(asked).toEqual([]);
  expect(screen.getByRole('button', { name: /Analisi completa/ }).getAttribute('aria-disabled')).toBe('true');
});

test('the automatic analysis fails with its own sentence, the network with another (AST-27)', async () => {
  answer = () => told(null, { success: false, error: "Errore nell'analisi", answeredBy: null });
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Auto' }));
  expect(await screen.findByText("Errore nell'analisi automatica di Filo")).toBeTruthy();
  expect(figure('Successo AI')).toBe('0%');
  answer = () => {
    throw new TypeError('network');
  };
  await userEvent.click(screen.getByRole('button', { name: /Aggiorna suggerimenti/ }));
  expect(await screen.findByText('Errore nella comunicazione con Filo')).toBeTruthy();
});

test('a suggestion is applied by going where it leads (AST-27)', async () => {
  answer = () => told({ suggestions: [SUGGESTION] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Aggiorna suggerimenti/ }));
  await userEvent.click(await screen.findByRole('tab', { name: /Suggerimenti AI/ }));
  expect(screen.getByText('Priorità alta')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Vai al profilo/ }));
  expect(await screen.findByText('Profilo')).toBeTruthy();
  expect(await screen.findByText('Suggerimento applicato')).toBeTruthy();
});

test('each kind of work that fails has its own sentence (AST-27)', async () => {
  await open();
  answer = () => told(null, { success: false, error: "Errore nell'analisi", answeredBy: null });
  await userEvent.click(screen.getByRole('button', { name: 'Analisi completa' }));
  expect((await screen.findAllByText("Errore nell'analisi")).length).toBeGreaterThan(0);
  answer = () => told(null, { success: false, error: 'Errore nei suggerimenti', answeredBy: null });
  await userEvent.click(screen.getByRole('tab', { name: 'Dashboard' }));
  await userEvent.click(screen.getByRole('button', { name: /Aggiorna suggerimenti/ }));
  expect((await screen.findAllByText('Errore nei suggerimenti')).length).toBeGreaterThan(0);
});

test('a suggestion whose way cannot be opened says so and stays (AST-27)', async () => {
  answer = () => told({ suggestions: [{ ...SUGGESTION, action: { label: 'Apri', href: '/rotta' } }] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Aggiorna suggerimenti/ }));
  await userEvent.click(await screen.findByRole('tab', { name: /Suggerimenti AI/ }));
  navigation = () => Promise.reject(new Error('lost'));
  await userEvent.click(screen.getByRole('button', { name: /Apri/ }));
  expect(await screen.findByText("Errore nell'applicazione del suggerimento")).toBeTruthy();
  expect(screen.getByRole('button', { name: /Apri/ })).toBeTruthy();
});

test('the hub hides and comes back; administrators see the figures of everybody (AST-24, AST-26)', async () => {
  const installation = {
    ...FIGURES,
    totalRequests: 12,
    successfulRequests: 9,
    failedRequests: 3,
    avgResponseTime: 84.4,
    lastError: 'Giù',
    provider: 'assente' as const,
    byType: {},
  };
  await open({ isAdmin: true, usage: { ...USAGE, installation } });
  await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('12')).toBeTruthy();
  expect(panel.getByText('84 ms')).toBeTruthy();
  expect(panel.getByText('Giù')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi hub' }));
  expect(screen.queryByRole('tab')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra hub', expanded: false }));
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

test('"Chat veloce" opens Filo, also when pressed before the chat has come (AST-24)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Chat veloce' }));
  const onOpen = vi.fn();
  const leave = onOpenChat(onOpen);
  expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Chat veloce' }));
  expect(onOpen).toHaveBeenCalledTimes(2);
  leave();
});

test('a reload brings back the last analysis, and what was applied stays applied', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Auto' }));
  await screen.findByText('Analisi completata');
  await userEvent.click(screen.getByRole('tab', { name: /Suggerimenti AI/ }));
  await userEvent.click(screen.getByRole('button', { name: /Vai al profilo/ }));
  expect(await screen.findByText('Suggerimento applicato')).toBeTruthy();
  cleanup();
  await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Analisi' }));
  expect(await screen.findByText('Due bandi su due sono adatti.')).toBeTruthy();
  expect(screen.queryByText('Aggiungi il codice ATECO')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('"Aggiorna" renews the insights of an analysis too', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Auto' }));
  await screen.findByText('Analisi completata');
  answer = () =>
    told({ ...ANALYSIS, suggestions: [], insights: [{ ...ANALYSIS.insights[0], title: 'Scadenza vicina' }] });
  await userEvent.click(screen.getByRole('button', { name: /Aggiorna suggerimenti/ }));
  await screen.findByText('Suggerimenti aggiornati');
  expect(asked.map(({ type }) => type)).toEqual(['unified_analysis', 'smart_suggestions', 'unified_analysis']);
  await userEvent.click(screen.getByRole('tab', { name: 'Analisi' }));
  expect(screen.getByText('Scadenza vicina')).toBeTruthy();
});
