import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { SAMPLE_COMPANY as COMPANY } from '#web/testing/sample-company.ts';
import { companiesQuery, companyQuery, nextQuestionsQuery, type CompanyDetails } from './api.ts';
import { CompaniesTab } from './companies-tab.tsx';
import { CompanyEditor } from './company-editor.tsx';

const OTHER: CompanyDetails = { ...COMPANY, id: 'c2', companyName: 'Brenta Servizi', isPrimary: false, version: 1 };

let calls: Call[];
let answer: (call: Call) => Response | Promise<Response>;
let details: () => Response;

beforeEach(() => {
  calls = [];
  answer = () => Response.json({ companies: [COMPANY], createdId: 'c9' });
  details = () => Response.json(COMPANY);
  sessionStorage.clear();
});

/** The screen in a router of its own, with an API that answers what the test says. */
async function open(id: string | null, companies: CompanyDetails[] | null = [COMPANY]) {
  const api = apiThat((call) => {
    if (call.path === '/api/match') return Response.json({ company: null, items: [], questions: [] });
    if (call.path === '/api/companies/archived') return Response.json({ items: [] });
    if (call.method === 'GET' && call.path === '/api/companies/c1') return details();
    calls.push(call);
    return answer(call);
  });
  const onSaved = vi.fn();
  const content =
    id === null ? <CompaniesTab /> : <CompanyEditor id={id} ownerId="u1" onClose={() => {}} onSaved={onSaved} />;
  await openPage(() => content, {
    api,
    known: (client) => {
      client.setQueryData(companiesQuery(api).queryKey, companies ?? undefined);
      client.setQueryData(
        companyQuery(api, COMPANY).queryKey,
        companies?.find(({ id: own }) => own === 'c1') ?? COMPANY,
      );
      client.setQueryData(nextQuestionsQuery(api).queryKey, null);
    },
  });
  return { user: userEvent.setup({ delay: null }), onSaved };
}
const save = () => screen.getByRole('button', { name: 'Salva azienda' });
const field = (name: string) => screen.getByLabelText(name);

describe('the form of a company', () => {
  it('says why it cannot be saved until the five fields are filled, then saves (COM-2)', async () => {
    const { user, onSaved } = await open('nuova');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(
      screen.getByText('Per salvare completa: nome, ruolo, settore, partita IVA o codice fiscale, descrizione.'),
    ).toBeDefined();
    await user.type(field('Nome azienda'), 'Brenta Servizi');
    await user.type(field('Il tuo ruolo in azienda'), 'CEO');
    await user.selectOptions(field('Settore'), 'technology');
    await user.type(field('Partita IVA o codice fiscale'), '00743110157');
    await user.click(save());
    expect(calls).toEqual([]);
    expect(screen.getByText('Per salvare completa: descrizione.')).toBeDefined();
    await user.type(field('Descrizione'), 'Software');
    expect(save().getAttribute('aria-disabled')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/companies', body: { companyName: 'Brenta Servizi', ein: '00743110157' } },
    ]);
    expect(await screen.findByText('Azienda "Brenta Servizi" creata con successo!')).toBeDefined();
  });

  it('inputs carry their fixed names and types (COM-13)', async () => {
    await open('c1');
    const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(input('ein')?.value).toBe('00743110157');
    expect(['email', 'website', 'linkedinProfile', 'foundedYear'].map((name) => input(name)?.type)).toEqual([
      'email',
      'url',
      'url',
      'number',
    ]);
  });

  it('a wrong check digit is said beside the field, and nothing is sent', async () => {
    const { user } = await open('c1');
    await user.clear(field('Partita IVA o codice fiscale'));
    await user.type(field('Partita IVA o codice fiscale'), '00743110158');
    await user.click(save());
    expect(await screen.findByText(/la cifra di controllo non torna/)).toBeDefined();
    expect(field('Partita IVA o codice fiscale').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('says everything that is wrong at once', async () => {
    const { user } = await open('c1');
    await user.clear(field('Partita IVA o codice fiscale'));
    await user.type(field('Partita IVA o codice fiscale'), '00743110158');
    await user.click(screen.getByRole('button', { name: 'Aggiungi un socio', hidden: true }));
    await user.click(save());
    expect(await screen.findByText(/la cifra di controllo non torna/)).toBeDefined();
    expect(screen.getByText('Campo obbligatorio')).toBeDefined();
  });

  it('a closed section opens when something inside has to be corrected', async () => {
    const { user } = await open('c1');
    const section = screen.getByText('Recapiti e fatturazione').closest('details')!;
    expect(section.open).toBe(false);
    await user.type(field('PEC'), 'giulia@gmail.com');
    await user.click(save());
    expect(await screen.findByText('Questo è un indirizzo e-mail comune, non una PEC')).toBeDefined();
    expect(section.open).toBe(true);
  });

  it('sends only what changed, with the version it was made on', async () => {
    const { user } = await open('c1');
    await user.selectOptions(field('Provincia'), 'PD');
    await user.click(save());
    await waitFor(() =>
      expect(calls).toEqual([
        { method: 'PATCH', path: '/api/companies/c1', body: { region: 'Veneto', province: 'PD', version: 3 } },
      ]),
    );
    expect(await screen.findByText('Azienda "Officine Brenta Srl" modificata con successo!')).toBeDefined();
  });

  it('a conflict keeps the text and offers to save it over the fresh version', async () => {
    const { user, onSaved } = await open('c1');
    answer = ({ method, body }) =>
      method === 'GET' || (body as { version: number }).version === 4
        ? Response.json({ companies: [{ ...COMPANY, version: 4, roleInCompany: 'Altra scheda' }] })
        : refusal(409, 'conflict', 'Nel frattempo');
    await user.type(field('Descrizione'), ' e fresatura');
    await user.click(save());
    expect(await screen.findByText('Nel frattempo questi dati sono cambiati altrove')).toBeDefined();
    expect((field('Descrizione') as HTMLTextAreaElement).value).toBe('Tornitura e fresatura');
    await user.click(screen.getByRole('button', { name: 'Salva le mie modifiche' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toEqual({ description: 'Tornitura e fresatura', version: 4 });
  });

  it('a refusal or a lost network keeps the text, each with its sentence (COM-8)', async () => {
    const { user } = await open('c1');
    await user.type(field('Descrizione'), '!');
    answer = () => refusal(500, 'unexpected', 'Guasto');
    await user.click(save());
    expect(await screen.findByText("Errore nella modifica dell'azienda: Guasto")).toBeDefined();
    answer = () => Promise.reject(new TypeError('offline'));
    await user.click(save());
    expect(await screen.findByText('Errore imprevisto nella modifica')).toBeDefined();
    expect((field('Descrizione') as HTMLTextAreaElement).value).toBe('Tornitura!');
  });

  it('what was typed comes back after a reload', async () => {
    const first = await open('c1');
    await first.user.type(field('Descrizione'), ' e fresatura');
    cleanup();
    const { user } = await open('c1');
    expect(await screen.findByText('Abbiamo ripreso le modifiche che non avevi salvato')).toBeDefined();
    expect((field('Descrizione') as HTMLTextAreaElement).value).toBe('Tornitura e fresatura');
    await user.click(screen.getByRole('button', { name: 'Scarta' }));
    expect((field('Descrizione') as HTMLTextAreaElement).value).toBe('Tornitura');
  });

  it('a province of another region comes back with its region', async () => {
    const inPuglia = { ...COMPANY, region: 'Puglia', province: 'BA' } as const;
    details = () => Response.json(inPuglia);
    const first = await open('c1', [inPuglia]);
    expect((field('Provincia') as HTMLSelectElement).value).toBe('BA');
    await first.user.selectOptions(field('Regione'), 'Lombardia');
    await first.user.selectOptions(field('Provincia'), 'MI');
    cleanup();
    const { user, onSaved } = await open('c1', [inPuglia]);
    expect(await screen.findByText('Abbiamo ripreso le modifiche che non avevi salvato')).toBeDefined();
    expect((field('Regione') as HTMLSelectElement).value).toBe('Lombardia');
    await waitFor(() => expect((field('Provincia') as HTMLSelectElement).value).toBe('MI'));
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({ region: 'Lombardia', province: 'MI' });
  });

  it.each([
    ['valida', 'Partita IVA valida nel VIES'],
    ['non_valida_vies', 'Non è iscritta al VIES'],
    ['non_verificabile', 'Non verificabile ora'],
  ])('VIES says %s: the form says "%s" and stays savable', async (status, words) => {
    const { user } = await open('c1');
    answer = () => Response.json({ status, companyName: 'X SRL', address: 'VIA ROMA 1' });
    await user.click(screen.getByRole('button', { name: 'Verifica nel VIES' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(save().getAttribute('aria-disabled')).toBeNull();
  });

  it('what VIES knows fills only empty boxes', async () => {
    const { user } = await open('c1');
    answer = () => Response.json({ status: 'valida', companyName: 'OFFICINE SRL', address: 'VIA ROMA 1' });
    await user.click(screen.getByRole('button', { name: 'Verifica nel VIES' }));
    await user.click(await screen.findByRole('button', { name: 'Usa questi dati' }));
    expect((field('Nome azienda') as HTMLInputElement).value).toBe('Officine Brenta Srl');
    expect((field('Indirizzo della sede legale') as HTMLInputElement).value).toBe('VIA ROMA 1');
  });

  it('opens with what the list leaves out; read again when that failed', async () => {
    details = () => refusal(500, 'unexpected', '');
    const { user } = await open('c1', [{ ...COMPANY, version: 4 }]);
    expect(await screen.findByText('Errore nel caricamento delle aziende')).toBeDefined();
    details = () => Response.json({ ...COMPANY, version: 4, mission: 'Officine connesse' });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() =>
      expect(document.querySelector<HTMLTextAreaElement>('[name="mission"]')?.value).toBe('Officine connesse'),
    );
  });

  it('a company that is not there says so, with a way back', async () => {
    await open('c7');
    expect(screen.getByText('Questa azienda non è tra le tue')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Torna alle aziende' })).toBeDefined();
  });
});

describe('the list of companies', () => {
  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

  it('offers "Imposta come Attiva" only on the others (COM-9)', async () => {
    const { user } = await open(null, [OTHER, COMPANY]);
    expect(card('Officine Brenta Srl').queryByText('Imposta come Attiva')).toBeNull();
    answer = () =>
      Response.json({
        companies: [
          { ...OTHER, isPrimary: true },
          { ...COMPANY, isPrimary: false },
        ],
      });
    await user.click(card('Brenta Servizi').getByText('Imposta come Attiva'));
    expect(await screen.findByText('Azienda impostata come primaria')).toBeDefined();
    expect(card('Brenta Servizi').getByText('Attiva')).toBeDefined();
  });

  it('deletes at once, says who is active now, and "Annulla" brings it back', async () => {
    const { user } = await open(null, [OTHER, COMPANY]);
    answer = () =>
      Response.json({
        companies: [{ ...OTHER, isPrimary: true }],
        newPrimary: { id: 'c2', companyName: 'Brenta Servizi' },
      });
    await user.click(card('Officine Brenta Srl').getByText('Elimina'));
    expect(await screen.findByText('Azienda eliminata con successo')).toBeDefined();
    expect(screen.getByText('Ora l’azienda attiva è Brenta Servizi.')).toBeDefined();
    answer = () => Response.json({ companies: [OTHER, COMPANY] });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByRole('heading', { name: 'Officine Brenta Srl' })).toBeDefined();
    expect(calls.findLast(({ method }) => method !== 'GET')).toMatchObject({
      method: 'POST',
      path: '/api/companies/c1/restore',
    });
  });

  it('a company is gone before the server knows, and is back when the server refuses', async () => {
    const { user } = await open(null, [OTHER, COMPANY]);
    let refuse = () => {};
    answer = ({ method }) =>
      method === 'GET'
        ? Response.json({ companies: [OTHER, COMPANY] })
        : new Promise((resolve) => (refuse = () => resolve(refusal(500, 'unexpected', 'Guasto'))));
    await user.click(card('Brenta Servizi').getByText('Elimina'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Brenta Servizi' })).toBeNull());
    refuse();
    expect(await screen.findByRole('heading', { name: 'Brenta Servizi' })).toBeDefined();
    expect(await screen.findByText("Errore nell'eliminazione dell'azienda: Guasto")).toBeDefined();
  });

  it('an empty list says so (COM-9)', async () => {
    await open(null, []);
    expect(screen.getByText('Nessuna azienda configurata')).toBeDefined();
  });

  it('a failed load says so and can be tried again', async () => {
    answer = () => refusal(500, 'unexpected', '');
    const { user } = await open(null, null);
    expect(await screen.findByText('Errore nel caricamento delle aziende')).toBeDefined();
    answer = () => Response.json({ companies: [COMPANY] });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Officine Brenta Srl' })).toBeDefined();
  });
});
