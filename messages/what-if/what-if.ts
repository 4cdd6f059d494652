import { longDayText } from '#domain/numbers/write-day.ts';
import { numberText, wholeEuroText } from '#domain/numbers/write-number.ts';
import type { HypothesisKind } from '#domain/matching/hypotheses.ts';
import type { ChangeKind } from '#domain/matching/what-if.ts';
import type { LegalForm, Region } from '#domain/vocabulary.ts';
import { inPlace, untilDay } from '#messages/articles.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { WHAT_IF_LINK } from './link.ts';

export const WHAT_IF = {
  title: WHAT_IF_LINK,
  lead: 'Cambia una cosa sola e guarda quali bandi guadagni e quali perdi. È una prova: i dati dell’azienda restano come sono.',
  back: 'Torna ai bandi',
  subject: (company: string, project: string | null) =>
    project ? `Per ${company}, progetto «${project}».` : `Per ${company}, senza un progetto.`,
  noCompany: 'Aggiungi la tua azienda: la prova parte dai suoi dati.',
  addCompany: 'Aggiungi la tua azienda',
  hypotheses: 'Ipotesi',
  run: 'Calcola',
  copy: 'Copia il link della prova',
  copied: 'Link copiato',
  copyFailed: 'Non siamo riusciti a copiare il link',
  alert: (region: string) => `Avvisami sui bandi: ${region}`,
  note: 'Informazione, non consulenza. Contano i bandi la cui scheda è verificata.',
  more: (count: number) => (count === 1 ? 'e un altro' : `e altri ${numberText(count)}`),
  to: 'dopo',
  moneyThen: (figure: string) => `Sul tuo progetto: ${figure}`,
  moneyMore: (before: string | null, after: string) => (before ? `Da ${before} a ${after}` : `Ora ${after}`),
  map: {
    region: (name: string, open: number) => `${name}: ${open === 1 ? '1 bando' : `${numberText(open)} bandi`}`,
    range: (from: number, to: number) => {
      if (from === to) return String(from);
      return to - from === 1 ? `${String(from)} o ${String(to)}` : `da ${String(from)} a ${String(to)}`;
    },
    scale: 'bandi regionali aperti',
    hint: 'Adatti alla tua azienda. Tocca una regione per provarla.',
    list: 'Vedi come elenco',
    credit: 'Confini: ISTAT, da openpolis/geojson-italy (CC BY 4.0), semplificati.',
  },
  fields: {
    regione: 'Regione',
    forma: 'Forma giuridica',
    giorno: 'Fino al',
    persone: 'Persone da assumere',
    spesa: 'Spesa in euro',
  },
  wait: (day: string, change: number | null) =>
    change === null ? longDayText(day) : `${longDayText(day)}: si liberano ${wholeEuroText(change)}`,
  noRoomToFree: 'il registro de minimis non ha aiuti da liberare; intanto qualche bando chiude',
} as const;

/** What is tried: the words of the address. */
export type AskedWords = {
  ipotesi: HypothesisKind;
  regione: Region;
  forma: LegalForm;
  giorno: string;
  persone: number;
  spesa: number;
};

const people = (count: number) => (count === 1 ? 'una persona' : `${numberText(count)} persone`);

type Words = {
  /** Beside its box, once it is chosen. */
  label: string;
  /** With what would be tried, before. */
  tried: (asked: AskedWords) => string;
  hint: string;
};
export const HYPOTHESIS_WORDS: Record<HypothesisKind, Words> = {
  sede: {
    label: 'apro una sede in',
    tried: ({ regione }) => `apro una sede ${inPlace(regione)}`,
    hint: 'la sede di oggi resta',
  },
  regione: {
    label: 'mi sposto in',
    tried: ({ regione }) => `mi sposto ${inPlace(regione)}`,
    hint: 'sede legale e progetto in un’altra regione',
  },
  forma: {
    label: 'cambio forma giuridica in',
    tried: ({ forma }) => `divento «${LEGAL_FORM_LABELS[forma]}»`,
    hint: 'cambia la forma giuridica, il resto no',
  },
  attesa: {
    label: 'aspetto fino al',
    tried: ({ giorno }) => `aspetto ${untilDay(longDayText(giorno))}`,
    hint: 'si libera spazio de minimis, ma qualche bando chiude',
  },
  assunzione: {
    label: 'assumo (quante persone)',
    tried: ({ persone }) => `assumo ${people(persone)}`,
    hint: 'cresce l’organico e il progetto paga persone',
  },
  spesa: {
    label: 'spendo (in tutto, in euro)',
    tried: ({ spesa }) => `spendo ${wholeEuroText(spesa)}`,
    hint: 'una spesa diversa per lo stesso progetto',
  },
};

function supposed({ ipotesi, regione, forma, giorno, persone, spesa }: AskedWords): string {
  switch (ipotesi) {
    case 'sede':
      return `Se apri una sede operativa ${inPlace(regione)}`;
    case 'regione':
      return `Se ti sposti ${inPlace(regione)}`;
    case 'forma':
      return `Se diventi «${LEGAL_FORM_LABELS[forma]}»`;
    case 'attesa':
      return `Se aspetti ${untilDay(longDayText(giorno))}`;
    case 'assunzione':
      return `Se assumi ${people(persone)}`;
    case 'spesa':
      return `Se spendi ${wholeEuroText(spesa)}`;
  }
}

const NUMBERS = ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const grants = (count: number) => `${NUMBERS[count] ?? numberText(count)} ${count === 1 ? 'bando' : 'bandi'}`;

/** The answer as one sentence: what comes, then what goes. */
export function whatIfSentence(asked: AskedWords, gained: number, lost: number): string {
  const start = supposed(asked);
  if (gained === 0 && lost === 0) return `${start}, i bandi che puoi chiedere restano gli stessi.`;
  if (gained === 0)
    return `${start}, non guadagni bandi e ne perdi ${lost === 1 ? 'uno' : (NUMBERS[lost] ?? numberText(lost))}.`;
  const losing =
    lost === 0 ? 'non ne perdi nessuno' : `ne perdi ${lost === 1 ? 'uno' : (NUMBERS[lost] ?? numberText(lost))}`;
  return `${start}, puoi chiedere ${grants(gained)} in più e ${losing}.`;
}

export const CHANGE_TITLES: Record<ChangeKind | 'richer', (count: number) => string> = {
  gained: (count) =>
    count === 1 ? 'Guadagni 1 bando' : count === 0 ? 'Guadagni' : `Guadagni ${numberText(count)} bandi`,
  lost: (count) => (count === 1 ? 'Perdi 1 bando' : count === 0 ? 'Perdi' : `Perdi ${numberText(count)} bandi`),
  better: (count) => (count === 1 ? '1 bando diventa certo' : `${numberText(count)} bandi diventano certi`),
  worse: (count) => (count === 1 ? '1 bando è da verificare' : `${numberText(count)} bandi sono da verificare`),
  richer: (count) => (count === 1 ? '1 bando vale di più' : `${numberText(count)} bandi valgono di più`),
};
export const NO_CHANGE: Record<'gained' | 'lost', string> = {
  gained: 'Nessuno: con questo cambiamento non si apre nessun altro bando.',
  lost: 'Nessuno: i bandi di oggi restano.',
};

/** What the list does not say. */
export const BEFORE_DECIDING: Record<HypothesisKind, string> = {
  sede: 'Una sede costa: affitto, utenze, una persona. L’investimento deve lavorare lì, spesso per tre o cinque anni.',
  regione:
    'Spostare la sede cambia Camera di commercio, tributi e fornitori. I contributi già presi possono chiedere di restare.',
  forma: 'Cambiare forma passa dal notaio e cambia tasse, contributi e responsabilità: parlane con il commercialista.',
  attesa:
    'Aspettare vuol dire anche non ordinare: molti bandi non pagano ciò che è già ordinato, e i fondi a sportello finiscono.',
  assunzione:
    'Il costo del lavoro resta quando l’incentivo finisce. Chi supera una soglia di addetti può cambiare dimensione.',
  spesa: 'L’aiuto copre solo una parte: il resto va anticipato, e di solito il contributo arriva dopo.',
};
export const BEFORE_TITLE = 'Prima di decidere';
export const WORTH_IT_LINK = 'Fai il conto con «Vale la pena?»';
export const LEDGER_LINK = 'Apri il registro de minimis';
