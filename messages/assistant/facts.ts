import { longDayText } from '#domain/numbers/write-day.ts';
import type { Fact } from '#domain/assistant/drafting/draft.ts';
import { excerpts, wishIn } from '#domain/assistant/drafts/excerpts.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { readEuro } from '#domain/numbers/read-number.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';
import type { AidForm, EmployeeBand, LegalForm, RevenueBand, Sector } from '#domain/vocabulary.ts';
import { inPlace, lowered } from '#messages/articles.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';

const FORM_WORDS: Record<LegalForm, string | null> = {
  srl: 'una società a responsabilità limitata',
  srls: 'una società a responsabilità limitata semplificata',
  spa: 'una società per azioni',
  snc: 'una società in nome collettivo',
  sas: 'una società in accomandita semplice',
  'startup-innovativa': 'una startup innovativa',
  'pmi-innovativa': 'una PMI innovativa',
  'ditta-individuale': 'una ditta individuale',
  'libero-professionista': 'un’attività di lavoro autonomo',
  cooperativa: 'una cooperativa',
  consorzio: 'un consorzio',
  stp: 'una società tra professionisti',
  ets: 'un ente del Terzo settore',
  'da-costituire': 'un’impresa da costituire',
  altro: null,
};

const SECTOR_WORDS: Record<Sector, string | null> = {
  technology: 'nel settore tecnologico',
  healthcare: 'nel settore della sanità',
  finance: 'nel settore finanziario',
  energy: 'nel settore dell’energia',
  manufacturing: 'nel settore manifatturiero',
  agriculture: 'nel settore agricolo',
  education: 'nel settore dell’istruzione',
  retail: 'nel commercio al dettaglio',
  transport: 'nel settore dei trasporti',
  tourism: 'nel settore del turismo',
  other: null,
};

const BAND_WORDS: Record<EmployeeBand, string> = {
  '1-5': 'da 1 a 5 addetti',
  '6-10': 'da 6 a 10 addetti',
  '11-25': 'da 11 a 25 addetti',
  '26-50': 'da 26 a 50 addetti',
  '51-100': 'da 51 a 100 addetti',
  '100+': 'oltre 100 addetti',
};
const REVENUE_WORDS: Record<RevenueBand, string> = {
  '0-100k': 'nella fascia fino a 100.000 €',
  '100k-500k': 'nella fascia da 100.000 a 500.000 €',
  '500k-1m': 'nella fascia da 500.000 € a 1 milione di euro',
  '1m-5m': 'nella fascia da 1 a 5 milioni di euro',
  '5m+': 'nella fascia oltre 5 milioni di euro',
};

/** The same people as something to count on: "un organico di 18 addetti". */
const TEAM_WORDS: Record<EmployeeBand, string> = {
  '1-5': 'un organico da 1 a 5 addetti',
  '6-10': 'un organico da 6 a 10 addetti',
  '11-25': 'un organico da 11 a 25 addetti',
  '26-50': 'un organico da 26 a 50 addetti',
  '51-100': 'un organico da 51 a 100 addetti',
  '100+': 'un organico di oltre 100 addetti',
};

/** What each field is called beside a sentence that used it. */
const FACT_LABELS: Readonly<Record<string, string>> = {
  companyName: 'Nome dell’azienda',
  legalForm: 'Forma giuridica',
  sector: 'Settore',
  location: 'Sede',
  foundedOn: 'Data di costituzione',
  foundedYear: 'Anno di costituzione',
  employees: 'Addetti',
  revenue: 'Fatturato',
  atecoCodes: 'Codice ATECO',
  description: 'Descrizione dell’azienda',
  mission: 'Missione',
  vision: 'Visione',
  targetMarket: 'Mercato di riferimento',
  competitiveAdvantage: 'Vantaggio competitivo',
  keyPartners: 'Partner',
  certifications: 'Certificazioni',
  previousGrants: 'Bandi già ottenuti',
  isWomenLed: 'Impresa femminile',
  isYouthLed: 'Impresa giovanile',
  roleInCompany: 'Ruolo di chi scrive',
  name: 'Titolo del bando',
  entity: 'Ente',
  level: 'Livello',
  categories: 'Finalità del bando',
  deadline: 'Scadenza',
  amounts: 'Importo',
  aidForm: 'Forma di aiuto',
  aidIntensity: 'Intensità di aiuto',
  beneficiaries: 'Beneficiari',
  summary: 'Sintesi del bando',
  eligibleCosts: 'Spese ammesse',
  requirements: 'Requisiti',
  benefits: 'Benefici',
  legalBasis: 'Base giuridica',
  project_title: 'Titolo del progetto',
  project_objectives: 'Obiettivi del progetto',
  project_summary: 'Sintesi del progetto',
  totalBudget: 'Budget totale',
  spend: 'Spesa del progetto',
  startsOn: 'Inizio',
  endsOn: 'Fine',
  costs: 'Voce di spesa',
  kpis: 'Indicatore',
  people: 'Persone',
  market: 'Dato di mercato',
  phases: 'Fase',
  risks: 'Rischio',
  ordered: 'Ordini',
  months: 'Durata',
  share: 'Quota sul totale',
  change: 'Variazione',
  unitCost: 'Costo unitario',
  base: 'Spesa ammissibile',
  aid: 'Aiuto calcolato',
  rest: 'Quota propria',
  criteria: 'Criterio di valutazione',
  duties: 'Obblighi del bando',
};

/** The same field of another subject: a wish describes the project, never the company. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  'progetto.description': 'Descrizione del progetto',
  'progetto.site': 'Luogo dell’investimento',
  'bando.spend': 'Spesa che il bando ammette',
  'bando.age': 'Età dell’impresa che il bando ammette',
};

type Given = readonly [key: string, field: string, value: string | null | undefined];
const factsOf = (origin: Fact['origin'], given: readonly Given[]): Fact[] =>
  given.flatMap(([key, field, value]) => (value ? [{ key, origin, field, value }] : []));

const first = (text: string | null): string | null => (text === null ? null : (excerpts(text, 1)[0] ?? null));

/** Nobody is a staff too: then only the other patterns speak. */
function teamWords(exact: number | null, band: EmployeeBand | null): string | null {
  if (exact === null) return band && TEAM_WORDS[band];
  if (exact === 0) return null;
  return exact === 1 ? 'un organico di 1 addetto' : `un organico di ${numberText(exact)} addetti`;
}

export function companyWords(company: CompanyFields): Fact[] {
  const region = company.region && (company.city ? ` (${company.region})` : inPlace(company.region));
  const place = `${company.city ? `a ${company.city}` : ''}${region ?? ''}`;
  const people = company.employeesExact;
  const [d1, d2, d3] = excerpts(company.description, 3);
  const said = wishIn(company.description);
  const wish = { field: said ? 'description' : 'mission', words: said ?? wishIn(company.mission ?? '') };
  return factsOf('azienda', [
    ['name', 'companyName', company.companyName],
    ['form', 'legalForm', company.legalForm && FORM_WORDS[company.legalForm]],
    ['sector', 'sector', SECTOR_WORDS[company.sector]],
    ['place', 'location', place],
    [
      'founded',
      company.foundedOn ? 'foundedOn' : 'foundedYear',
      company.foundedOn ? longDayText(company.foundedOn) : company.foundedYear ? String(company.foundedYear) : null,
    ],
    [
      'people',
      'employees',
      people !== null
        ? people === 1
          ? '1 addetto'
          : `${numberText(people)} addetti`
        : company.employees && BAND_WORDS[company.employees],
    ],
    ['team', 'employees', teamWords(people, company.employees)],
    [
      'revenue',
      'revenue',
      company.revenueExact !== null
        ? `di ${euroText(company.revenueExact)}`
        : company.revenue && REVENUE_WORDS[company.revenue],
    ],
    ['ateco', 'atecoCodes', company.atecoCodes.slice(0, 2).join(' e ')],
    ['about', 'description', d1],
    ['about2', 'description', d2],
    ['about3', 'description', d3],
    ['wish', wish.field, wish.words],
    ['mission', 'mission', first(company.mission)],
    ['vision', 'vision', first(company.vision)],
    ['market', 'targetMarket', first(company.targetMarket)],
    ['advantage', 'competitiveAdvantage', first(company.competitiveAdvantage)],
    ['partners', 'keyPartners', first(company.keyPartners)],
    ['certifications', 'certifications', first(company.certifications)],
    ['previous', 'previousGrants', first(company.previousGrants)],
    ['women', 'isWomenLed', company.isWomenLed ? 'a prevalenza femminile' : null],
    ['youth', 'isYouthLed', company.isYouthLed ? 'a prevalenza giovanile' : null],
    ['role', 'roleInCompany', lowered(company.roleInCompany.trim()) || null],
  ]);
}

/** The company in a line, each datum as a form would show it. */
export function profileWords(company: CompanyFields): string[] {
  const told = new Map(companyWords(company).map(({ key, value }) => [key, value]));
  const of = (key: string, say: (value: string) => string) => (told.has(key) ? [say(told.get(key)!)] : []);
  return [
    ...of('form', (form) => form.replace(/^(?:una |un’|un )/, '')),
    `settore ${SECTOR_LABELS[company.sector]}`,
    ...of('place', (place) => `sede ${place}`),
    ...of('people', (people) => people),
    ...of('revenue', (revenue) => `fatturato ${revenue}`),
    ...of('founded', (founded) => `costituita ${company.foundedOn ? 'il' : 'nel'} ${founded}`),
    ...of('ateco', (ateco) => `codice ATECO ${ateco}`),
  ];
}

export const AID_WORDS: Record<AidForm, string> = {
  'fondo perduto': 'un contributo a fondo perduto',
  'finanziamento agevolato': 'un finanziamento agevolato',
  misto: 'un finanziamento con una parte a fondo perduto',
  "credito d'imposta": 'un credito d’imposta',
  garanzia: 'una garanzia',
  voucher: 'un voucher',
  'capitale di rischio': 'un ingresso nel capitale',
  'contributo in conto interessi': 'un contributo sugli interessi',
  'deduzione fiscale': 'una deduzione fiscale',
  'detrazione fiscale': 'una detrazione fiscale',
  'esonero contributivo': 'un esonero dai contributi',
  'agevolazione contributiva': 'uno sconto sui contributi',
  'tariffa incentivante': 'una tariffa incentivante',
  'formazione finanziata': 'la formazione finanziata',
  'titoli negoziabili': 'titoli negoziabili',
};

type ProjectNotes = { title: string; goals: string; summary: string; budget: string };

/** A figure as money; words, or a figure that can be read in two ways, as they were written. */
function budgetWords(budget: string): string {
  const euro = readEuro(budget);
  return euro === null ? budget : euroText(euro);
}

/** What the user has already written in the application. */
export function projectWords({ title, goals, summary, budget }: ProjectNotes): Fact[] {
  return factsOf('domanda', [
    ['p.title', 'project_title', title.replace(/(?<![.\s])[.\s]+$/, '')],
    ['p.goal', 'project_objectives', first(goals)],
    ['p.about', 'project_summary', first(summary)],
    ['p.budget', 'totalBudget', budgetWords(budget)],
  ]);
}

/** A figure that a document states, and which document. */
export const documentWords = (name: string, label: string, value: string, at: number): Fact => ({
  key: `doc${at}`,
  origin: 'documento',
  field: name,
  value: `${label} ${value}`,
});

export const factLabel = ({ origin, field }: Pick<Fact, 'origin' | 'field'>): string =>
  origin === 'documento' ? `Documento «${field}»` : (OWN_LABELS[`${origin}.${field}`] ?? FACT_LABELS[field] ?? field);
