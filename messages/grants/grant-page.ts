import { fromDay, onDay } from '#messages/articles.ts';
import { DEADLINE } from '#domain/constants.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import type { CheckCode } from '#domain/eligibility/check.ts';

const days = (count: number): string => `${numberText(count)} giorni`;

export const GRANT_PAGE = {
  aidForm: 'Forma di aiuto',
  aidRegimeUnknown: 'regime di aiuto non indicato',
  howToAsk: 'Come si chiede',
  processingTime: 'Tempi di istruttoria',
  intensity: (intensity: string) => `intensità: ${intensity}`,
  overview: 'In breve',
  benefits: 'Che cosa ottieni',
  requirements: 'Requisiti di ammissibilità',
  beneficiaries: 'A chi è rivolto',
  territory: 'Territorio',
  sizes: 'Dimensione',
  sectors: 'Settori',
  allSectors: 'Tutti i settori',
  allSizes: 'Tutte le dimensioni',
  category: 'Categoria',
  conditions: 'Condizioni',
  application: 'Requisiti per la domanda',
  costs: 'Che cosa paga',
  documents: 'Documenti',
  howAndWhen: 'Come e quando presentarla',
  opens: 'Apertura',
  closes: 'Scadenza',
  untilFunds: 'Nessuna scadenza: si può chiedere finché ci sono fondi',
  note: 'Nota sullo stato',
  legalBasis: 'Base giuridica',
  disclaimer: 'Informazione, non consulenza: fa fede il bando ufficiale.',
} as const;

/** What a grant asks of a company, beside size and sector; the same name for rows that say one thing. */
export const LIMIT_LABELS: Partial<Record<CheckCode, string>> = {
  territory: 'Territorio',
  activity: 'Attività svolta',
  ateco: 'Codici ATECO',
  legal_form: 'Forma giuridica',
  special_status: 'Qualifiche',
  must_exist: 'Tipo di impresa',
  company_age: 'Età dell’impresa',
  recently_founded: 'Età dell’impresa',
  filed_accounts: 'Bilanci',
  founder_age: 'Età dei richiedenti',
  employees: 'Addetti',
  revenue: 'Fatturato',
  spend: 'Spesa del progetto',
};

/** Orders signed before the application lose the aid (Reg. UE 651/2014, art. 6). */
export const ORDERS = {
  wait: 'Non firmare ancora',
  waitUntil: (day: string) =>
    `Un ordine, un acconto o un lavoro iniziato prima della domanda fa perdere l’aiuto. Se mandi la domanda appena si può, la prima data sicura per ordinare è ${onDay(day)}.`,
  waitUnknown:
    'Un ordine, un acconto o un lavoro iniziato prima della domanda fa perdere l’aiuto. La data sicura si saprà quando aprono le domande.',
  from: (day: string) => `Contano gli ordini ${fromDay(day)}`,
  fromText: 'Quello che hai ordinato o pagato prima resta fuori dalla spesa ammessa.',
  tool: 'Controlla le tue date',
} as const;

export const GRANT_DATES = {
  title: 'Le date',
  opened: 'Domande aperte',
  opens: 'Apertura delle domande',
  today: (day: string) => `Oggi, ${day}`,
  left: (count: number) => {
    if (count > DEADLINE.farDays) return null; // the date below says more
    return count === 0 ? 'Ultimo giorno' : count === 1 ? 'Resta 1 giorno' : `Restano ${days(count)}`;
  },
  toOpening: (count: number) =>
    count === 0 ? 'Apre oggi' : count === 1 ? 'Manca 1 giorno all’apertura' : `Mancano ${days(count)} all’apertura`,
  closes: 'Chiusura, salvo esaurimento fondi',
  closed: 'Chiusura delle domande',
  none: 'Nessuna data pubblicata.',
  calendar: 'Aggiungi al calendario',
} as const;

export const GRANT_SOURCE = {
  official: {
    seen: 'Pagina ufficiale',
    assumed: 'Pagina ufficiale (indirizzo da confermare)',
    homepage: 'Sito dell’ente',
  },
  noLink: 'Link ufficiale non indicato',
  checkedOn: (day: string) => `Verificato ${onDay(day)}`,
  confidence: (level: string) => `Affidabilità dei dati: ${level.toLowerCase()}`,
  origin: (name: string) => `Origine: ${name}`,
  stale: 'Da riverificare',
  staleBody: (day: string) =>
    `I dati sono di ${day} e non c’è una data di chiusura certa. Controlla sul bando ufficiale prima di muoverti.`,
  unsure: 'Dati da confermare',
  unsureBody: 'Alcuni dati vengono da fonti indirette. Controllali sul bando ufficiale prima di muoverti.',
} as const;

export const REPORT = {
  title: 'Segnala un errore',
  description: 'La redazione controlla ogni segnalazione sul bando ufficiale.',
  field: 'Che cosa non va',
  fieldHint: 'Facoltativo',
  anything: 'Non so, o più cose',
  fields: {
    closesOn: 'La scadenza o le date',
    amounts: 'L’importo',
    requirements: 'I requisiti',
    link: 'Il link ufficiale',
    editorialState: 'Lo stato (aperto, chiuso)',
    altro: 'Altro',
  },
  text: 'Descrivi l’errore',
  textHint: 'Se puoi, indica dove hai letto il dato giusto.',
  tooShort: 'Scrivi almeno 5 caratteri',
  send: 'Invia la segnalazione',
  cancel: 'Annulla',
  sent: 'Segnalazione ricevuta. Grazie: la controlliamo sul bando ufficiale.',
  failed: 'Non siamo riusciti a inviare la segnalazione',
  count: (length: number, max: number) => `${numberText(length)} di ${numberText(max)}`,
} as const;

export const VERSIONS = {
  title: 'Che cosa è cambiato',
  none: (day: string) => `Nessuna modifica da quando il bando è nel catalogo (${day}).`,
  on: (day: string, origin: string) => `${day} · ${origin}`,
  before: 'prima',
  after: 'ora',
  updated: 'aggiornato',
} as const;

/** Names of the fields in the list of changes. */
export const FIELD_LABELS: Record<string, string> = {
  name: 'Nome',
  entity: 'Ente',
  level: 'Livello',
  regions: 'Territorio',
  sectors: 'Settori',
  categories: 'Categoria',
  beneficiaries: 'A chi è rivolto',
  sizes: 'Dimensione',
  aidForm: 'Forma di aiuto',
  aidIntensity: 'Intensità',
  aidIntensityMax: 'Intensità massima',
  aidRegime: 'Regime di aiuto',
  'amounts.min': 'Importo minimo',
  'amounts.max': 'Importo massimo',
  'amounts.kind': 'Tipo di importo',
  eligibleCosts: 'Che cosa paga',
  openingMode: 'Come si chiede',
  opensOn: 'Apertura',
  opensAt: 'Ora di apertura',
  closesOn: 'Scadenza',
  closesAt: 'Ora di scadenza',
  editorialState: 'Stato',
  statusNote: 'Nota sullo stato',
  summary: 'Descrizione',
  requirements: 'Requisiti',
  benefits: 'Benefici',
  documents: 'Documenti',
  processingTime: 'Tempi di istruttoria',
  legalBasis: 'Base giuridica',
  link: 'Link ufficiale',
  constraints: 'Requisiti verificabili',
  'facts.spend': 'Spesa del progetto',
  'facts.aid': 'Aiuto',
  'facts.ateco': 'Codici ATECO',
  'facts.who': 'Chi può chiederlo',
  'facts.tax': 'Regime fiscale',
  'facts.seat': 'Sede richiesta',
  'facts.age': 'Età',
  'facts.ownership': 'Soci e quote',
  'facts.regime': 'Regime di aiuto',
  'facts.cumulation': 'Cumulo',
  'facts.orders': 'Ordini e contratti',
  'facts.procedure': 'I passi',
  'facts.portal': 'Dove si presenta',
  'facts.access': 'Accesso',
  'facts.signature': 'Firma',
  'facts.criteria': 'I criteri',
  'facts.evaluation': 'Come si valuta',
  'facts.times': 'Tempi',
  'facts.payment': 'Come si paga',
  'facts.duties': 'Impegni',
};

export const GRANT_SHEET = {
  title: 'Scheda del bando',
  madeBy: 'Scheda di Bandolo',
  more: (count: number) =>
    count === 1 ? 'e un’altra voce nella scheda online' : `e altre ${count} voci nella scheda online`,
} as const;
