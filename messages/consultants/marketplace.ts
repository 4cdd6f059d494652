import { MARKETPLACE } from '#domain/constants.ts';
import type { ConsultantSort } from '#domain/consultants/directory-search.ts';
import { integerText, numberText } from '#domain/numbers/write-number.ts';
import { onDay, untilDay } from '#messages/articles.ts';

export const MARKETPLACE_WORDS = {
  title: (company: string | null) => (company ? `Consulenti per ${company}` : 'Consulenti'),
  lead: 'Esiti e recensioni vengono dagli incarichi chiusi, non dal profilo.',
  searchHint: 'Nome o specializzazione',
  stats: {
    consultants: 'Consulenti',
    consultantsNote: 'approvati, oggi disponibili',
    rating: 'Valutazione media',
    ratingNote: 'da incarichi chiusi',
    projects: 'Progetti conclusi',
    projectsNote: 'con esito registrato',
    success: 'Successo',
    successNote: (granted: number, closed: number) => `${integerText(granted)} concessi su ${integerText(closed)}`,
    unknown: '–',
    none: 'nessun incarico chiuso finora',
  },
  count: (total: number) => (total === 1 ? '1 consulente' : `${integerText(total)} consulenti`),
  sort: 'Ordina per',
  sorts: {
    rilevanza: 'Più rilevanti',
    valutazione: 'Valutazione più alta',
    prezzo: 'Prezzo più basso',
    esperienza: 'Esperienza',
  } satisfies Record<ConsultantSort, string>,
  filters: 'Filtri',
  topics: 'Specializzazione',
  moreTopics: (count: number) => `Altre ${count}`,
  price: 'Tariffa oraria',
  priceFrom: 'Tariffa minima',
  priceTo: 'Tariffa massima',
  priceValue: (value: number) => (value >= MARKETPLACE.priceSlider.max ? '200 € o più' : `${value} €`),
  experience: 'Esperienza minima',
  experienceOption: (years: number) =>
    years === 0 ? 'Qualsiasi' : years === 1 ? 'Almeno 1 anno' : `Almeno ${years} anni`,
  experienceShort: (years: number) => (years === 0 ? '0' : `${years}+`),
  rating: 'Valutazione minima',
  ratingShort: (stars: number) => (stars === 0 ? 'Tutte' : numberText(stars)),
  ratingOption: (stars: number) => (stars === 0 ? 'Tutte' : `Almeno ${numberText(stars)}`),
  location: 'Città',
  locations: { milano: 'Milano', roma: 'Roma', torino: 'Torino', napoli: 'Napoli', firenze: 'Firenze', all: 'Tutte' },
  verified: 'Solo verificati',
  verifiedHint: 'Albo, partita IVA e polizza controllati da noi.',
  seeResults: (total: number) => (total === 1 ? 'Vedi 1 consulente' : `Vedi ${integerText(total)} consulenti`),
  chips: 'Filtri scelti',
  removeFilter: (name: string) => `Togli il filtro ${name}`,
  reset: 'Azzera',
  empty: 'Nessun consulente corrisponde ai tuoi filtri attuali.',
  priceChip: (from: number, to: number | undefined) =>
    to === undefined ? `Da ${from} €` : from > 0 ? `Da ${from} a ${to} €` : `Fino a ${to} €`,
  verifiedChip: 'Verificati',
} as const;

export const RECOMMENDED_WORDS = {
  why: (firstName: string) => `Perché ${firstName}`,
  forGrant: 'per',
  responds: (when: string) => `risponde ${when}`,
  anyGrant: 'la tua azienda',
  how: 'Come scegliamo',
  chooseGrant: 'Il bando per cui cerchi',
  thisGrant: 'il bando scelto',
  contact: (firstName: string) => `Vedi il profilo di ${firstName}`,
  subject: 'Materia',
  territory: 'Territorio',
  sector: 'Settore',
  results: 'Risultati',
  subjectText: (count: number, of: number) => `${count} concesse su ${of} per questo bando`,
  subjectAny: (count: number, of: number) => `${count} domande concesse su ${of}`,
  territoryText: (count: number, of: number, region: string) => `${count} domande su ${of} in ${region}`,
  sectorText: (count: number, of: number) => `${count} su ${of} in imprese del tuo settore`,
  resultsText: (count: number, of: number) => `${count} concesse su ${of}`,
  nobody: 'Nessuno da consigliare ancora',
  lookFor: 'Cerchi per',
  nobodyText:
    'Tra chi conosce meglio la tua regione e il tuo settore nessuno ha ancora abbastanza domande concesse per questo bando: non consigliamo nessuno a caso. Sotto trovi, su ogni scheda, chi ne ha già ottenute.',
  note: 'Nessuno paga per stare qui. È un conto sugli incarichi chiusi, non una promessa.',
  draft: (cost: string) => `la tua bozza da ${cost}`,
  caveatFull: (firstName: string, day: string) => `Da sapere: ${firstName} non ha incarichi liberi ${untilDay(day)}.`,
  caveatSlot: (firstName: string, day: string) =>
    `Da sapere: ${firstName} ha un solo incarico libero ${untilDay(day)}.`,
  caveatRate: (rate: string) => `Da sapere: chiede ${rate} l’ora, più della media.`,
  caveatFew: 'Da sapere: gli incarichi chiusi sono ancora pochi.',
} as const;

const applications = (count: number): string => (count === 1 ? '1 domanda' : `${count} domande`);

/** The foot of a card: what the closed work says to this company. */
export const FIT_WORDS = {
  fits: 'Fa per te',
  ask: 'Da sentire',
  subject: (count: number, of: number) => `${count} ${count === 1 ? 'concessa' : 'concesse'} su ${of} per questo bando`,
  noSubject: 'nessuna domanda per questo bando ancora',
  noneGranted: (of: number) => `${applications(of)} per questo bando, nessuna concessa`,
  near: (region: string, count: number) => `${applications(count)} in ${region}`,
  sameTrade: (count: number) => `${applications(count)} nel tuo settore`,
  nothingNear: (region: string) => `nessuna domanda in ${region} o nel tuo settore ancora`,
  works: 'Lavora già con te',
  worksOn: (grant: string) => `su ${grant}`,
  chat: 'Apri la chat',
  sent: (day: string) => `Richiesta inviata ${onDay(day)}`,
  see: 'Vedi la richiesta',
} as const;
