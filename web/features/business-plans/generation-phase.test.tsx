import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_ANSWERS } from '#domain/business-plans/answers/answers.ts';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { BAKERY_ANSWERS } from '#domain/business-plans/testing/sample-answers.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { PlanView } from './api.ts';
import { GenerationPhase } from './generation-phase.tsx';

const section = (name: string, open: string[]) => ({
  section: name,
  state: 'pronta',
  blocks: [],
  revision: 1,
  writer: 'filo',
  isAccepted: false,
  notice: null,
  open,
});
function openPlan(answers: typeof NO_ANSWERS, open: string[]) {
  const sections = PLAN_SECTIONS.map((name, at) => section(name, at === 0 ? open : []));
  const view = { plan: { id: 'p1', answers }, sections, progress: null } as unknown as PlanView;
  return openPage(
    () => <GenerationPhase view={view} today="2026-11-16" beforeStart={async () => true} previewHref="/piano" />,
    { api: apiThat(() => Response.json({})) },
  );
}

test('a plan without projections is written, not ready', async () => {
  await openPlan(NO_ANSWERS, ['ricavi', 'costi']);
  expect(screen.getByRole('heading', { name: 'Il piano è scritto, ma non è completo' })).toBeDefined();
  expect(screen.getByText(/servono il mese di inizio, la forma giuridica e una vendita completa\.$/)).toBeDefined();
  expect(screen.getByText('Restano 2 punti da completare nel testo.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Scarica PDF' })).toBeDefined();
});

test('of what projections need only what is missing is named', async () => {
  const { finance } = BAKERY_ANSWERS;
  await openPlan({ ...BAKERY_ANSWERS, finance: { ...finance, form: null } }, []);
  expect(screen.getByText('Mancano le proiezioni finanziarie: serve la forma giuridica.')).toBeDefined();
});

test('a sale without a price is none', async () => {
  const { finance } = BAKERY_ANSWERS;
  const sales = finance.sales.map((line) => ({ ...line, price: null }));
  await openPlan({ ...BAKERY_ANSWERS, finance: { ...finance, sales } }, []);
  expect(screen.getByText('Mancano le proiezioni finanziarie: serve una vendita completa.')).toBeDefined();
});

test('with figures and nothing left open it is ready', async () => {
  await openPlan(BAKERY_ANSWERS, []);
  expect(screen.getByRole('heading', { name: 'Il piano è pronto' })).toBeDefined();
});
