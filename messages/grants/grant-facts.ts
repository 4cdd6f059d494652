import { capital, listed } from '#domain/writing/phrases.ts';
import { fromDay } from '#messages/articles.ts';
import type { ACCESS_WAYS, APPLICANT_KINDS, EVALUATIONS, GrantFacts, SIGNATURES } from '#domain/grants/grant-facts.ts';
import type { FACT_STATES, SEAT_KINDS, SEAT_MOMENTS, TAX_REGIMES } from '#domain/grants/grant-facts.ts';

type Of<List extends readonly string[]> = Record<List[number], string>;

export const APPLICANT_LABELS: Of<typeof APPLICANT_KINDS> = {
  impresa: 'imprese',
  ditta_individuale: 'ditte individuali',
  libero_professionista: 'liberi professionisti',
  societa_persone: 'società di persone',
  societa_capitali: 'società di capitali',
  cooperativa: 'cooperative',
  consorzio: 'consorzi',
  rete: 'reti di imprese',
  startup_innovativa: 'startup innovative',
  pmi_innovativa: 'PMI innovative',
  mid_cap: 'imprese a media capitalizzazione',
  grande_impresa: 'grandi imprese',
  energivora: 'imprese energivore',
  impresa_agricola: 'imprese agricole',
  impresa_sociale: 'imprese sociali',
  ets: 'enti del Terzo settore',
  asd_ssd: 'associazioni e società sportive dilettantistiche',
  ente_ricerca: 'enti di ricerca',
  persona_fisica: 'persone fisiche',
  da_costituire: 'imprese da costituire',
};

export const TAX_REGIME_LABELS: Of<typeof TAX_REGIMES> = {
  ordinario: 'contabilità ordinaria',
  semplificato: 'contabilità semplificata',
  forfettario: 'regime forfettario',
  reddito_agrario: 'reddito agrario',
};

export const SEAT_KIND_LABELS: Of<typeof SEAT_KINDS> = {
  sede_legale: 'Sede legale',
  sede_operativa: 'Sede operativa',
  unita_locale: 'Unità locale',
  investimento: 'Luogo dell’investimento',
};
export const SEAT_MOMENT_LABELS: Of<typeof SEAT_MOMENTS> = {
  domanda: 'già alla domanda',
  concessione: 'entro la concessione',
  erogazione: 'entro la prima erogazione',
};

export const ACCESS_LABELS: Of<typeof ACCESS_WAYS> = { spid: 'SPID', cie: 'CIE', cns: 'CNS', eu_login: 'EU Login' };
export const SIGNATURE_LABELS: Of<typeof SIGNATURES> = { firma_digitale: 'Firma digitale' };
export const EVALUATION_LABELS: Of<typeof EVALUATIONS> = {
  graduatoria: 'A graduatoria: passano i punteggi più alti',
  sportello: 'A sportello: in ordine di arrivo, finché ci sono fondi',
  click_day: 'Click day: conta il momento dell’invio',
  automatica: 'Automatica: chi ha i requisiti lo ottiene',
  negoziale: 'Negoziale: si concorda con l’ente',
};
export const FACT_STATE_LABELS: Of<typeof FACT_STATES> = {
  aperto: 'aperto',
  in_apertura: 'in apertura',
  ricorrente: 'ricorrente, tra un’edizione e l’altra',
  sospeso: 'sospeso',
  esaurito: 'a fondi esauriti',
  chiuso: 'chiuso',
};

const months = (count: number): string =>
  count % 12 === 0 ? (count === 12 ? '1 anno' : `${count / 12} anni`) : count === 1 ? '1 mese' : `${count} mesi`;
const years = (count: number): string => `${count} anni`;

const bounds = (min: string | null, max: string | null): string =>
  min && max ? `da ${min} a ${max}` : min ? `almeno ${min}` : max ? `fino a ${max}` : '';

export const FACT_NAMES = {
  who: 'Chi può chiederlo',
  whoNot: 'Chi non può',
  seat: 'Sede richiesta',
  tax: 'Regime fiscale',
  age: 'Età',
  ownership: 'Soci e quote',
  ateco: 'Attività',
  spend: 'Spesa del progetto',
  aid: 'Aiuto',
  regime: 'Regime di aiuto',
  cumulation: 'Cumulo',
  orders: 'Ordini e contratti',
  portal: 'Dove si presenta',
  access: 'Accesso',
  signature: 'Firma',
  evaluation: 'Come si valuta',
  decision: 'Tempi di istruttoria',
  paymentTime: 'Tempi di pagamento',
  payment: 'Come si paga',
} as const;

export const whoWords = (who: NonNullable<GrantFacts['who']>): string =>
  capital(listed((who.kinds ?? []).map((kind) => APPLICANT_LABELS[kind])));
export const whoNotWords = (who: NonNullable<GrantFacts['who']>): string =>
  capital(listed((who.not ?? []).map((kind) => APPLICANT_LABELS[kind])));

export const seatWords = ({ kind, where, when }: NonNullable<GrantFacts['seat']>): string =>
  [`${kind ? `${SEAT_KIND_LABELS[kind]}: ` : ''}${listed(where)}`, when ? SEAT_MOMENT_LABELS[when] : '']
    .filter(Boolean)
    .join(', ');

export function taxWords({ not, note }: NonNullable<GrantFacts['tax']>): string {
  const excluded = not ? `Esclusi: ${listed(not.map((regime) => TAX_REGIME_LABELS[regime]))}` : '';
  return [excluded, note].filter(Boolean).join('. ');
}

export function ageWords(age: NonNullable<GrantFacts['age']>): string {
  const company = bounds(
    age.companyMinMonths === undefined ? null : months(age.companyMinMonths),
    age.companyMaxMonths === undefined ? null : months(age.companyMaxMonths),
  );
  const founder = bounds(
    age.founderMin === undefined ? null : years(age.founderMin),
    age.founderMax === undefined ? null : years(age.founderMax),
  );
  return [company && `Impresa: ${company}`, founder && `Richiedenti: ${founder}`].filter(Boolean).join('. ');
}

export const ownershipWords = ({ women, young, other }: NonNullable<GrantFacts['ownership']>): string =>
  [women && `Donne: ${women}`, young && `Giovani: ${young}`, other].filter(Boolean).join('. ');

export const ORDER_WORDS = {
  vietati_prima: 'Niente ordini, contratti o acconti prima di presentare la domanda',
  ammessi: 'Ammesse anche spese già avviate',
  ammessi_dal: (day: string) => `Ammesse le spese ${fromDay(day)}`,
} as const;

export const KNOWN = {
  rules: 'Regole da sapere',
  steps: 'I passi',
  criteria: 'I criteri',
  criterion: 'Criterio',
  points: 'Punti massimi',
  threshold: 'Soglia',
  duties: 'Che cosa ti impegni a fare',
  afterwards: 'Valutazione e dopo',
  faq: 'Domande frequenti',
  doubts: 'Punti da chiarire',
  doubtsIntro: 'Le fonti che abbiamo letto non concordano o non bastano: chiedi conferma all’ente prima di decidere.',
  sources: (count: number) => (count === 1 ? 'Fonte' : `Fonti (${count})`),
  sourcesOf: (name: string) => `: ${name}`,
  act: 'norma o atto',
  sourceNote: 'Spesso sono sintesi di terzi: fa fede il bando ufficiale.',
  newTab: '(si apre in un’altra scheda)',
} as const;

/** A state that a source disagrees with: what the catalogue holds, and what the other source says. */
export const DOUBTED = {
  catalogue: (day: string, state: string) => `Nel catalogo (${day}) risulta ${state}.`,
  other: (day: string, state: string | null) =>
    state === null ? `Un’altra fonte (${day}) dice: ` : `Per un’altra fonte (${day}) è ${state}: `,
  close: 'Controlla sul bando ufficiale prima di muoverti.',
} as const;
