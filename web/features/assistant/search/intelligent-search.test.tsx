import { useNavigate, useSearch } from '@tanstack/react-router';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiThat, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { IntelligentSearch } from './intelligent-search.tsx';
import type { SearchCompany } from './run-search.ts';
import { filtersOf, readFilterAddress, type FilterAddress } from './search-filters.ts';

const COMPANY: SearchCompany = {
  id: 'c1',
  companyName: 'Officine Brenta Srl',
  sector: 'manufacturing',
  region: 'Veneto',
  city: 'Padova',
  province: 'PD',
  location: null,
  description: 'Tornitura',
};
const BANDI = [
  {
    id: 'nuova-sabatini',
    nome: 'Nuova Sabatini',
    livello: 'nazionale',
    ente: 'MIMIT',
    scadenza: '2026-11-20',
    link: 'https://www.mimit.gov.it/sabatini',
    perche_adatto: 'Finanzia i macchinari di una PMI del Veneto.',
    importo: 'Finanziamento da 20.000 € a 4.000.000 €',
    punteggio: 91,
    verdetto: 'ammissibile',
    verdetto_testo: 'Ammissibile',
    giorni_alla_scadenza: 5,
    in_catalogo: true,
  },
  {
    id: 'fondo-veneto',
    nome: 'Fondo Veneto',
    livello: 'regionale',
    ente: 'Regione Veneto',
    scadenza: 'non indicata',
    link: null,
    importo: '',
    punteggio: null,
    verdetto: 'non_ammissibile',
    verdetto_testo: 'Non ammissibile',
    in_catalogo: true,
  },
  { nome: 'Premio di un altro', livello: 'europeo', descrizione: 'Per PMI', in_catalogo: false },
];
const QUERY = `Cerca bandi ${'adatti '.repeat(60)}`;
const ANSWER = {
  type: 'intelligent_grant_search',
  success: true,
  response: JSON.stringify({ query: QUERY, bandi: BANDI, riassunto: 'Ho confrontato 196 bandi.' }),
  error: null,
  answeredBy: 'filo',
  notice: null,
  durationMs: 40,
};

type Asked = { type: string; data: { filters: unknown; companyId: string } };
let asked: Asked[];
let answer: () => Response | Promise<Response>;
let addresses: FilterAddress[];
let savedIds: Set<string>;
let drawn: Set<string>;
let prepared: string[];

beforeEach(() => {
  asked = [];
  addresses = [];
  drawn = new Set();
  prepared = [];
  savedIds = new Set(['fondo-veneto']);
  answer = () => Response.json(ANSWER);
});

function respond({ path, body }: Call<Asked>): Response | Promise<Response> {
  if (path === '/api/companies') return Response.json({ companies: [COMPANY] });
  if (path === '/api/ai-assistant/consent') return Response.json({ host: null });
  asked.push(body);
  return answer();
}

type Setting = {
  isAsked?: boolean;
  company?: SearchCompany | null;
  userType?: 'business_user' | 'consultant';
  userId?: string;
  project?: { title: string; sentence: string };
};
/** Each test its own person: what was found is kept in the tab. */
let people = 0;

async function open(
  { company = COMPANY, userType = 'business_user', userId, project, isAsked = false }: Setting,
  address: FilterAddress = {},
) {
  const id = userId ?? `u${String((people += 1))}`;
  function Page() {
    const navigate = useNavigate();
    return (
      <IntelligentSearch
        user={{ id, userType }}
        company={company}
        address={readFilterAddress(useSearch({ strict: false }))}
        onAddress={(next) => {
          addresses.push(next);
          void navigate({ search: next as never });
        }}
        markOf={(grant) => ({ isSaved: savedIds.has(grant.id), onPress: () => savedIds.add(grant.id) })}
        prepare={async (sentence) => void prepared.push(sentence)}
        isAsked={isAsked}
        project={project}
        understood={<p>Abbiamo capito: macchinari</p>}
        judged={(ids, draw) =>
          draw({
            cardOf: ({ id, name }, ordinal) =>
              drawn.has(id) ? <article aria-label={`scheda ${name}`}>{ordinal}</article> : null,
            headline: <p>{`Giudicati: ${ids.join()}`}</p>,
            others: <p>Non per questo progetto</p>,
          })
        }
      />
    );
  }
  const at = `/?${new URLSearchParams(address).toString()}`;
  const router = await openPage(Page, { api: apiThat(respond), at });
  return { router, id };
}

const start = () => screen.getByRole('button', { name: /Avvia la ricerca|Cerca di nuovo|Sto cercando/ });
const cardOf = (name: string) => within(screen.getByRole('article', { name }));

describe('before searching (AST-31)', () => {
  test('company, sector and location are shown', async () => {
    await open({});
    expect(screen.getByText('Officine Brenta Srl')).toBeTruthy();
    expect(screen.getByText('Padova, Veneto')).toBeTruthy();
  });

  test('without a company the start stays reachable but off, and says to configure the profile', async () => {
    await open({ company: null });
    expect(start().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(start().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Configura il profilo della tua azienda per usare la ricerca di Filo.');
    expect(screen.getByRole('link', { name: 'Configura il profilo aziendale' }).getAttribute('href')).toBe(
      '/profile?azienda=nuova',
    );
    await userEvent.click(start());
    expect(asked).toHaveLength(0);
  });

  test('there is something to begin with: an example goes into the box, a project is searched for at once', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'forno nuovo, 40.000 €, a marzo' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Richiesta personalizzata/).value).toBe(
      'forno nuovo, 40.000 €, a marzo',
    );
    expect(asked).toHaveLength(0);
    cleanup();
    await open({ project: { title: 'Forno nuovo', sentence: 'forno nuovo' } });
    await userEvent.click(screen.getByRole('button', { name: 'Cerca i bandi per «Forno nuovo»' }));
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    expect(asked[0]!.data.filters).toMatchObject({ customQuery: 'forno nuovo' });
  });

  test('a consultant who works for nobody is asked for whom', async () => {
    await open({ company: null, userType: 'consultant' });
    expect(screen.getByRole('link', { name: 'Scegli il cliente' })).toBeTruthy();
  });

  test('the address is read by its closed lists; anything else is left out', () => {
    const raw = { livello: 'europeo', settore: 'energy', regione: 'Narnia', richiesta: `  ${'a'.repeat(400)} ` };
    expect(filtersOf(readFilterAddress(raw))).toEqual({
      territorialLevel: 'europeo',
      sector: 'energy',
      region: null,
      customQuery: 'a'.repeat(300),
    });
  });
});

describe('searching', () => {
  test('filters go to the assistant and to the address; a second start is ignored while it searches', async () => {
    let release = (_: Response) => {};
    answer = () => new Promise((resolve) => (release = resolve));
    await open({});
    await userEvent.selectOptions(screen.getByLabelText('Livello territoriale'), 'regionale');
    await userEvent.selectOptions(screen.getByLabelText('Regione'), 'Veneto');
    await userEvent.type(screen.getByLabelText(/Richiesta personalizzata/), ' macchinari {Enter}');
    expect(await screen.findByText('Confronto i bandi con l’azienda, requisito per requisito')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('passo 3 di 3');
    expect(start().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(start());
    expect(asked).toHaveLength(1);
    expect(asked[0]!.data.filters).toEqual({
      territorialLevel: 'regionale',
      sector: null,
      region: 'Veneto',
      customQuery: 'macchinari',
    });
    expect(addresses).toEqual([{ livello: 'regionale', regione: 'Veneto', richiesta: 'macchinari' }]);
    await act(async () => release(Response.json(ANSWER)));
    expect(await screen.findByRole('heading', { name: '3 bandi trovati' })).toBe(document.activeElement);
  });

  test('summary, the first 200 characters of the query, and who answered', async () => {
    await open({});
    await userEvent.click(start());
    expect(await screen.findByText('Ho confrontato 196 bandi.')).toBeTruthy();
    const preview = screen.getByText('Richiesta di Filo:').parentElement!.textContent;
    expect(preview).toBe(`Richiesta di Filo: ${QUERY.slice(0, 200)}…`);
    expect(screen.getByText('Risponde Filo, senza servizi esterni')).toBeTruthy();
  });

  test('a card: ordinal, level, entity, amount, days left, match, verdict, reason and its actions', async () => {
    await open({});
    await userEvent.click(start());
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    const text = screen.getByRole('article', { name: 'Nuova Sabatini' }).textContent.replaceAll('\u00a0', ' ');
    for (const words of ['1.', 'Scade tra 5 giorni', 'Nazionale', 'MIMIT', 'da 20.000 €', '91%', 'Ammissibile'])
      expect(text).toContain(words);
    const official = cardOf('Nuova Sabatini').getByRole('link', { name: /Link ufficiale/ });
    expect(official.getAttribute('href')).toBe('https://www.mimit.gov.it/sabatini');
    expect(official.getAttribute('target')).toBe('_blank');
    expect(cardOf('Nuova Sabatini').getByRole('button', { name: /Salva per dopo/ })).toBeTruthy();
    const fill = cardOf('Nuova Sabatini').getByRole('link', { name: /Compila con AI/ });
    const { pathname, searchParams } = new URL(fill.getAttribute('href')!, 'http://localhost');
    expect(pathname).toMatch(/^\/application-wizard\//);
    expect([...searchParams.keys()]).toEqual(['grantId', 'title', 'entity', 'amount', 'deadline', 'description']);
  });

  test('no deadline, link or sum is invented: the link is then the grant’s page, and none for what we do not have', async () => {
    await open({});
    await userEvent.click(start());
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    const unknown = cardOf('Fondo Veneto');
    expect(unknown.getByText('Scadenza non indicata')).toBeTruthy();
    expect(unknown.getByText('Non indicato')).toBeTruthy();
    expect(unknown.getByRole('link', { name: /Link ufficiale/ }).getAttribute('href')).toBe('/grant/fondo-veneto');
    expect(unknown.queryByText(/%/)).toBeNull(); // not admissible: no percentage
    expect(unknown.getByRole('button', { name: /Salvato/, pressed: true })).toBeTruthy();
    const outside = cardOf('Premio di un altro');
    expect(outside.queryAllByRole('link')).toHaveLength(0);
    expect(outside.queryAllByRole('button')).toHaveLength(0);
    expect(outside.getByText(/Fuori dal catalogo/)).toBeTruthy();
  });

  test('back and forward show the filters and what was found with them, without asking again', async () => {
    const { router } = await open({});
    await userEvent.click(start());
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    await userEvent.selectOptions(screen.getByLabelText('Livello territoriale'), 'europeo');
    answer = () => Response.json({ ...ANSWER, response: JSON.stringify({ bandi: [], riassunto: 'Niente.' }) });
    await userEvent.click(start());
    expect(await screen.findByText('Nessun bando con questi filtri')).toBeTruthy();
    await act(async () => router.history.back());
    expect(await screen.findByRole('heading', { name: '3 bandi trovati' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Livello territoriale').value).toBe('tutti');
    await act(async () => router.history.forward());
    expect(await screen.findByText('Nessun bando con questi filtri')).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  test('leaving and coming back finds the results; another person does not', async () => {
    const { id } = await open({});
    await userEvent.click(start());
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    cleanup();
    await open({ userId: id });
    expect(screen.getByRole('heading', { name: '3 bandi trovati' })).not.toBe(document.activeElement);
    cleanup();
    await open({});
    expect(screen.queryByRole('heading', { name: '3 bandi trovati' })).toBeNull();
  });
});

describe('the project', () => {
  test('a sentence is made the project before the search that is for it; none is made without one', async () => {
    await open({});
    await userEvent.click(start());
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    expect(prepared).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Richiesta personalizzata/), 'forno, 40.000 €{Enter}');
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    expect(prepared).toEqual(['forno, 40.000 €']);
    expect(screen.getByText('Abbiamo capito: macchinari')).toBeTruthy();
  });

  test('grants of the catalogue are drawn by the list’s card once judged; the others keep their own', async () => {
    drawn = new Set(['nuova-sabatini']);
    await open({});
    await userEvent.click(start());
    await screen.findByText('Giudicati: nuova-sabatini,fondo-veneto');
    expect(screen.getByRole('article', { name: 'scheda Nuova Sabatini' }).textContent).toBe('1');
    expect(screen.getByRole('article', { name: 'Fondo Veneto' })).toBeTruthy();
    expect(screen.getByText('Non per questo progetto')).toBeTruthy();
  });

  test('a link with a sentence runs by itself, one without does not', async () => {
    await open({ isAsked: true }, { richiesta: 'forno' });
    await screen.findByRole('heading', { name: '3 bandi trovati' });
    cleanup();
    await open({ isAsked: true }, { livello: 'regionale' });
    expect(start().textContent).toBe('Avvia la ricerca');
    expect(asked).toHaveLength(1);
  });
});

describe('when it fails (AST-32)', () => {
  test('the error is told, then the samples of the level, marked as examples, without percentages', async () => {
    answer = () => Response.json({ code: 'unexpected', message: 'Servizio occupato', fields: [] }, { status: 500 });
    await open({}, { livello: 'regionale' });
    await userEvent.click(start());
    expect(await screen.findByText('Errore nella ricerca intelligente: Servizio occupato')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Questi sono esempi, non bandi veri' })).toBeTruthy();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(1);
    expect(cards[0]!.textContent).toContain('Esempio');
    expect(cards[0]!.textContent).not.toMatch(/%/);
    expect(within(cards[0]!).queryAllByRole('button')).toHaveLength(0);
    expect(sessionStorage.getItem('bandolo-ricerca-intelligente')).not.toContain('esempio');
  });

  test('the assistant’s own failure carries its sentence; its samples are examples too', async () => {
    answer = () => Response.json({ ...ANSWER, success: false, response: null, error: 'Filo non risponde' });
    await open({});
    await userEvent.click(start());
    expect(await screen.findByText('Errore nella ricerca intelligente: Filo non risponde')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('an expired session asks to sign in and shows no samples', async () => {
    answer = () => Response.json({ code: 'not_signed_in', message: 'Accedi', fields: [] }, { status: 401 });
    await open({});
    await userEvent.click(start());
    expect(await screen.findByText('Devi essere autenticato per utilizzare la ricerca intelligente')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(start().getAttribute('aria-disabled')).toBeNull();
  });
});
