import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { SAMPLE_COMPANY } from '#web/testing/sample-company.ts';
import { SizeWizard } from './size-wizard.tsx';

const COMPANY: ToolCompany = {
  ...SAMPLE_COMPANY,
  employeesExact: 8,
  revenueExact: 900_000,
  balanceExact: 700_000,
  hasGroup: false,
};

let calls: Call<Record<string, unknown>>[];
let answer: () => Response;

beforeEach(() => {
  calls = [];
  answer = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  sessionStorage.clear();
  // jsdom would go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

/** The tool in a router of its own, with an API that answers what the test says. */
async function open(company: ToolCompany | null = null) {
  const api = apiThat<Record<string, unknown>>((call) => {
    calls.push(call);
    return answer();
  });
  await openPage(() => <SizeWizard day="2026-11-15" company={company} />, { api });
  return userEvent.setup({ delay: null });
}
type User = Awaited<ReturnType<typeof open>>;

const next = (user: User) => user.click(screen.getByRole('button', { name: /^(Continua|Calcola la dimensione)$/ }));
const year = (name: string) => within(screen.getByRole('group', { name }));
async function figures(user: User, group: string, staff: string, turnover: string, balance: string) {
  await user.type(year(group).getByLabelText(/ULA/), staff);
  await user.type(year(group).getByLabelText('Fatturato annuo'), turnover);
  await user.type(year(group).getByLabelText('Totale di bilancio'), balance);
}

/** At the result, with everything answered. */
async function decided(): Promise<User> {
  const user = await open(COMPANY);
  for (let step = 0; step < 3; step += 1) await next(user);
  await user.selectOptions(screen.getByLabelText(/Enti pubblici o investitori/), 'no');
  await next(user);
  return user;
}

describe('the wizard of company size (Racc. 2003/361/CE)', () => {
  it('leads a visitor from two years of figures to the answer, the table and the sources', async () => {
    const user = await open();
    await next(user);
    await figures(user, 'Esercizio 2025', '8,5', '1.500.000', '900.000');
    await figures(user, 'Esercizio 2024 (il precedente)', '8', '1400000', '800000');
    await next(user);
    await user.selectOptions(screen.getByLabelText(/Altre imprese possiedono/), 'no');
    await next(user);
    await user.selectOptions(screen.getByLabelText(/Enti pubblici o investitori/), 'no');
    await next(user);
    expect(screen.getByText('Microimpresa', { selector: 'p' })).toBeDefined();
    expect(screen.getByText(/La tua impresa è una PMI/)).toBeDefined();
    expect(screen.getByText('Nessun punto incerto con i dati inseriti.')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Aggregazione dei dati, esercizio 2025' });
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toContain('1.500.000');
    expect(screen.getByText(/Informazione, non consulenza/)).toBeDefined();
    expect(screen.getByText(/Regole in vigore al 15\/11\/2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Salva i dati nel profilo/ })).toBeNull();
  });

  it('never calls autonomous, nor an SME, a firm that did not say who else counts', async () => {
    const user = await open();
    await next(user);
    await figures(user, 'Esercizio 2025', '8,5', '1.500.000', '900.000');
    for (let step = 0; step < 3; step += 1) await next(user);
    expect(screen.getByText('Da verificare', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Contando solo la tua impresa: microimpresa.')).toBeDefined();
    expect(screen.queryByText(/autonoma|è una PMI\. |Nessun punto incerto/)).toBeNull();
    expect(screen.getByText(/Non sappiamo se altre imprese sono legate alla tua/)).toBeDefined();
    expect(screen.getByText(/Non sappiamo se enti pubblici o investitori/)).toBeDefined();
  });

  it('says what is wrong beside the box, keeps what was typed and does not go on', async () => {
    const user = await open();
    await next(user);
    await user.type(year('Esercizio 2025').getByLabelText(/ULA/), 'molti');
    await next(user);
    expect(await screen.findByText('Scrivi un numero, per esempio 12,5')).toBeDefined();
    expect(year('Esercizio 2025').getByLabelText<HTMLInputElement>(/ULA/).value).toBe('molti');
    expect(screen.getByRole('heading', { name: 'Persone, fatturato e bilancio' })).toBeDefined();
  });

  it('adds a partner in proportion, and takes the row away again', async () => {
    const user = await open(COMPANY);
    await next(user);
    await next(user);
    await user.selectOptions(screen.getByLabelText(/Altre imprese possiedono/), 'si');
    await next(user);
    expect(await screen.findByText('Campo obbligatorio')).toBeDefined();
    await user.type(screen.getByLabelText('Nome'), 'Beta Spa');
    await user.selectOptions(screen.getByLabelText('Legame'), 'owner');
    await user.type(screen.getByLabelText('Quota'), '40');
    await figures(user, 'Dati 2025', '100', '20000000', '15000000');
    await next(user);
    await user.selectOptions(screen.getByLabelText(/Enti pubblici o investitori/), 'no');
    await next(user);
    expect(screen.getByText('Piccola impresa', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Beta Spa è associata: i suoi dati contano per il 40%.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Gruppo/ }));
    await user.click(screen.getByRole('button', { name: 'Togli: Impresa 1' }));
    expect(screen.queryByLabelText('Quota')).toBeNull();
  });

  it('a quarter in public hands is no SME (art. 3.4)', async () => {
    const user = await open(COMPANY);
    await next(user);
    await next(user);
    await next(user);
    await user.selectOptions(screen.getByLabelText(/Enti pubblici o investitori/), 'si');
    await user.type(screen.getByLabelText('Nome'), 'Ministero');
    await user.type(screen.getByLabelText('Quota'), '25');
    await next(user);
    expect(screen.getByText('Grande impresa', { selector: 'p' })).toBeDefined();
    expect(screen.getByText(/La tua impresa non è una PMI/)).toBeDefined();
  });

  it('what was typed is there after a reload; "Ricomincia" can be undone', async () => {
    let user = await open();
    await user.type(screen.getByLabelText(/Nome dell’impresa/), 'Caffè Più');
    await next(user);
    cleanup();
    user = await open();
    expect(screen.getByRole('heading', { name: 'Persone, fatturato e bilancio' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ricomincia' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Nome dell’impresa/).value).toBe('');
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Nome dell’impresa/).value).toBe('Caffè Più');
  });

  it('sends the declaration with the company’s own data, and asks for what is missing', async () => {
    const user = await decided();
    const download = screen.getByRole('button', { name: 'Scarica la dichiarazione (PDF)' });
    const name = screen.getByLabelText('Nome dell’impresa');
    await user.clear(name);
    await user.click(download);
    expect(await screen.findByText('Scrivi il nome dell’impresa per la dichiarazione')).toBeDefined();
    expect(calls).toEqual([]);
    await user.type(name, 'Officine Brenta Srl');
    await user.click(download);
    expect(await screen.findByText('Dichiarazione scaricata')).toBeDefined();
    expect(calls[0]).toMatchObject({
      path: '/api/tools/company-size/declaration',
      body: { declarant: { name: 'Officine Brenta Srl', vatNumber: '00743110157', taxCode: null } },
    });
  });

  it('does not hand out a declaration while the size is open, and says why', async () => {
    const user = await open(COMPANY);
    for (let step = 0; step < 4; step += 1) await next(user);
    const download = screen.getByRole('button', { name: 'Scarica la dichiarazione (PDF)' });
    expect(download.getAttribute('aria-disabled')).toBe('true');
    await user.click(download);
    expect(calls).toEqual([]);
    expect(screen.getByText(/completa prima i punti da verificare/)).toBeDefined();
  });

  it('saves the exact figures into the profile, on the version they were made on', async () => {
    const user = await open(COMPANY);
    for (let step = 0; step < 4; step += 1) await next(user);
    answer = () => Response.json({ companies: [COMPANY] });
    await user.click(screen.getByRole('button', { name: 'Salva i dati nel profilo di Officine Brenta Srl' }));
    await waitFor(() => expect(calls.length).toBe(1));
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/companies/c1',
      body: { employeesExact: 8, revenueExact: 900_000, balanceExact: 700_000, hasGroup: false, version: 3 },
    });
    expect(await screen.findByText('Dati salvati nel profilo di Officine Brenta Srl')).toBeDefined();
  });

  it('a refused declaration keeps everything and says so', async () => {
    const user = await decided();
    answer = () => refusal(500, 'unexpected', 'Guasto');
    await user.click(screen.getByRole('button', { name: 'Scarica la dichiarazione (PDF)' }));
    expect(await screen.findByText(/Il PDF non è stato creato/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Nome dell’impresa').value).toBe('Officine Brenta Srl');
  });
});
