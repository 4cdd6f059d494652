import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listedCompany } from '#domain/companies/company-profile.ts';
import { ASKABLE_FIELDS, PROJECT_FIELDS, type AskableField } from '#domain/eligibility/check.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { SAMPLE_COMPANY } from '#web/testing/sample-company.ts';
import { archivedQuery, companiesQuery, companyQuery, nextQuestionsQuery, type Company } from './api.ts';
import { CompaniesTab } from './companies-tab.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { inputOfQuestion, type NextQuestions } from './next-questions.ts';
import { valuesOf } from './form/form-values.ts';

const WHOLE = { ...SAMPLE_COMPANY, employeesExact: 12 };
const COMPANY: Company = listedCompany.parse(WHOLE);
const OTHER: Company = { ...COMPANY, id: 'c2', companyName: 'Brenta Servizi', isPrimary: false };
const EMPTY = valuesOf(null);
const ask = (field: string, decides: number) => ({
  field,
  question: `Domanda su ${field}?`,
  gain: `La risposta decide ${String(decides)} bandi`,
  decides,
  touches: decides + 2,
});

beforeEach(() => {
  sessionStorage.clear();
});

const open = (content: React.ReactNode, next: NextQuestions | null = null, api = apiThat(() => Response.json({}))) =>
  openPage(() => content, {
    api,
    known: (client) => {
      client.setQueryData(companiesQuery(api).queryKey, [OTHER, COMPANY]);
      client.setQueryData(companyQuery(api, COMPANY).queryKey, WHOLE);
      client.setQueryData(archivedQuery(api).queryKey, []);
      if (next) client.setQueryData(nextQuestionsQuery(api).queryKey, next);
    },
  });

it('keeps the first three questions about the company, and leaves those about a project to the project', async () => {
  const questions = [ask('spend', 50), ask('ateco', 40), ask('region', 9), ask('founded', 0), ask('artisan', 0)];
  const api = apiThat(() => Response.json({ company: { id: 'c1', companyName: 'X' }, items: [], questions }));
  await open(<CompaniesTab />, null, api);
  const asked: (string | undefined)[] = [];
  for (let at = 0; at < 3; at += 1) {
    asked.push((await screen.findByRole('heading', { name: /Domanda su/ })).textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  }
  expect(asked).toEqual(['Domanda su ateco?', 'Domanda su region?', 'Domanda su founded?']);
  expect(screen.queryByRole('heading', { name: /Domanda su/ })).toBeNull();
});

it.each([
  ['no active company', () => Response.json({ company: null, items: [], questions: [] })],
  ['a failure', () => refusal(500, 'unexpected', '')],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('%s costs only the questions', async (_case, answer) => {
  const asked = vi.fn(answer);
  await open(<CompaniesTab />, null, apiThat(asked));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Officine Brenta Srl' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: /Domanda su/ })).toBeNull();
});

it('one at a time, beside the meter of the active company only, with its effect', async () => {
  const next: NextQuestions = { companyId: 'c1', questions: [ask('artisan', 40), ask('ateco', 3)] };
  await open(<CompaniesTab />, next);
  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  const own = card('Officine Brenta Srl');
  expect(own.getAllByRole('heading', { name: /Domanda su/ })).toHaveLength(1);
  expect(own.getByText(/La risposta decide 40 bandi. Scrivilo nella descrizione./)).toBeDefined();
  expect(own.getByRole('link', { name: 'Rispondi nella scheda' }).getAttribute('href')).toBe(
    '/profile?azienda=c1&domanda=artisan',
  );
  expect(own.queryByText(/Prossimo dato utile/)).toBeNull();
  expect(card('Brenta Servizi').queryByRole('heading', { name: /Domanda su/ })).toBeNull();
  expect(card('Brenta Servizi').getByText(/Prossimo dato utile/)).toBeDefined();
});

it('answered in place: only the answer is sent, whatever else the company lacks', async () => {
  const sent = vi.fn();
  const api = apiThat(({ method, path, body }) => {
    if (method === 'PATCH') sent(path, body);
    if (path === '/api/match') return Response.json({ company: null, items: [], questions: [] });
    if (path === '/api/companies/archived') return Response.json({ items: [] });
    return Response.json({ companies: [OTHER, { ...COMPANY, legalForm: 'srl', version: 4 }] });
  });
  await open(<CompaniesTab />, { companyId: 'c1', questions: [ask('legal_form', 30)] }, api);
  await userEvent.selectOptions(screen.getByLabelText('Forma giuridica'), 'srl');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la risposta' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/companies/c1', { legalForm: 'srl', version: 3 }));
});

it('whether it is an innovative startup or SME is answered with which of the two, or neither', async () => {
  const sent = vi.fn();
  const api = apiThat(({ method, path, body }) => {
    if (method === 'PATCH') sent(path, body);
    if (path === '/api/match') return Response.json({ company: null, items: [], questions: [] });
    if (path === '/api/companies/archived') return Response.json({ items: [] });
    return Response.json({ companies: [OTHER, COMPANY] });
  });
  await open(<CompaniesTab />, { companyId: 'c1', questions: [ask('innovative', 30)] }, api);
  const box = screen.getByLabelText('Startup o PMI innovativa');
  expect(within(box).getAllByRole('option')).toHaveLength(4);
  await userEvent.selectOptions(box, 'No, nessuna delle due');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la risposta' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith('/api/companies/c1', { innovativeSection: 'nessuna', version: 3 }),
  );
});

const editor = (question: string) => (
  <CompanyEditor id="c1" ownerId="u1" question={question} onClose={() => {}} onSaved={() => {}} />
);

it.each([
  ['ateco', 'atecoCodes'],
  ['artisan', 'description'],
  ['size', 'revenueExact'],
  ['seats', 'operatingSeats'],
  ['founder_age', 'shareholders'],
  ['group', 'hasGroup'],
])('the question "%s" opens the form at the box %s', async (question, name) => {
  await open(editor(question));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
});

it.each([
  ['ateco_2007', 'atecoCodes'],
  ['innovative', 'innovativeSection'],
  ['legal_form', 'legalForm'],
  ['size', 'employeesExact'],
  ['tax_regime', 'taxRegime'],
  ['procedure', 'procedure'],
])('the question "%s" is answered in the box %s', (question, name) => {
  expect(inputOfQuestion(question, EMPTY)).toBe(name);
});

it('every question has a box in the form, and an unknown one leaves the form as it is', async () => {
  await open(editor('toString'));
  expect(document.activeElement?.getAttribute('name') ?? null).toBeNull();
  const boxes = [...document.querySelectorAll('form [name]')].map((each) => each.getAttribute('name'));
  const ofProject = new Set<AskableField>(PROJECT_FIELDS);
  const without = ASKABLE_FIELDS.filter(
    (field) => !ofProject.has(field) && !boxes.includes(inputOfQuestion(field, EMPTY)),
  );
  expect(without).toEqual([]);
});
