import type { ChecklistState } from '#domain/documents/checklist.ts';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import type { DateProblem, DocumentState } from '#domain/documents/validity.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { RuleUnit, RuleVersion } from '#domain/rules/rule.ts';
import { onDay, untilDay } from '#messages/articles.ts';

export const KIND_LABELS: Record<DocumentKind, string> = {
  visura: 'Visura camerale',
  durc: 'DURC',
  bilancio: 'Bilancio',
  documento_identita: 'Documento d’identità',
  certificazione: 'Certificazione',
  dichiarazione_pmi: 'Dichiarazione dimensione PMI',
  dichiarazione_de_minimis: 'Dichiarazione de minimis',
  preventivo: 'Preventivo',
  polizza_catastrofi: 'Polizza catastrofali',
  parita_genere: 'Certificazione parità di genere',
  rating_legalita: 'Rating di legalità',
  business_plan: 'Business plan',
  altro: 'Altro',
};

export const STATE_LABELS: Record<DocumentState, string> = {
  scaduto: 'Scaduto',
  in_scadenza: 'In scadenza',
  da_datare: 'Manca la data',
  valido: 'Valido',
  senza_scadenza: 'Senza scadenza',
};

export const CHECKLIST_LABELS: Record<ChecklistState, string> = {
  allegato: 'Allegato',
  pronto: 'Nei tuoi documenti',
  segnato: 'Già pronto',
  manca: 'Manca',
};

/** Over every page of a marked copy. */
export const copyMark = (recipient: string, day: string): string =>
  `Copia per ${recipient} · ${longDayText(day)} · non valida per altri usi`;
export const COPY_FAILED =
  'Di questo documento non riusciamo a fare una copia con filigrana: servono un PDF senza password di al massimo 10 pagine, un JPG o un PNG.';

export const NEED_COMPANY = 'Prima crea un’azienda: i documenti sono suoi.';

export const DATE_PROBLEMS: Record<DateProblem['problem'], string> = {
  in_future: 'La data di emissione è nel futuro',
  before_issue: 'La scadenza viene prima dell’emissione',
};

const UNITS: Partial<Record<RuleUnit, (n: number) => string>> = {
  days: (n) => `${String(n)} giorni`,
  months: (n) => `${String(n)} mesi`,
  years: (n) => (n === 1 ? 'un anno' : `${String(n)} anni`),
};

/** "120 giorni dall’emissione (DM 30 gennaio 2015, art. 7)". */
export function ruleWords({ value, unit, source }: RuleVersion): string {
  const time = UNITS[unit]?.(Number(value)) ?? String(value);
  return `${time} dall’emissione (${source.act}, ${source.article})`;
}

const leftText = (days: number): string => (days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${String(days)} giorni`);

export const expiryNotice = (title: string, companyName: string, day: string, daysLeft: number) => ({
  title: `${title} scade ${leftText(daysLeft)}`,
  text: `Vale ${untilDay(longDayText(day))}: prepara quello nuovo per ${companyName}.`,
});

export const erasureNotice = (title: string, day: string) => ({
  title: `${title}: la copia verrà eliminata`,
  text: `I documenti d’identità si tengono per un anno: ${onDay(longDayText(day))} la eliminiamo. Se ti serve ancora, scaricala o caricala di nuovo.`,
});
export const erasedNotice = (title: string) => ({
  title: `${title}: la copia è stata eliminata`,
  text: 'I documenti d’identità si tengono per un anno. Se ti serve ancora, caricala di nuovo.',
});

/** It holds today, and will not on the day that counts. */
export const tooSoonNotice = (title: string, day: string, grantTitle: string, deadline: string) => ({
  title: `${title} scade prima del bando`,
  text: `Vale ${untilDay(longDayText(day))}, «${grantTitle}» chiude ${onDay(longDayText(deadline))}: serve un documento nuovo.`,
});

export const addedNotice = (name: string, title: string, company: string) => ({
  title: `${name} ha caricato «${title}»`,
  text: `È tra i documenti di ${company}, con il suo nome.`,
});
