import { numberText, percentText } from '#domain/numbers/write-number.ts';
import type { ConversionStep, Measure, Period } from '#domain/admin/summary.ts';
import type { AdminQueue, AdminSection } from '#domain/admin/sections.ts';
import type { SourceLight } from '#domain/imports/source-light.ts';

export const ADMIN = {
  name: 'Amministrazione',
  nav: 'Navigazione dell’amministrazione',
  back: 'Torna a Bandolo',
  waiting: 'in attesa',
  csv: 'CSV',
  exportLabel: (what: string) => `Scarica in CSV: ${what}`,
} as const;

export const ADMIN_SECTION_LABELS: Record<AdminSection, string> = {
  summary: 'Riepilogo',
  consultants: 'Consulenti',
  catalogue: 'Catalogo',
  users: 'Utenti',
  support: 'Assistenza',
  assistant: 'Assistente',
  system: 'Sistema',
  audit: 'Registro',
};

const QUEUE_LABELS: Record<AdminQueue, (count: number) => string> = {
  consultants: (count) => (count === 1 ? 'profilo di consulente da verificare' : 'profili di consulenti da verificare'),
  tickets: (count) =>
    count === 1 ? 'richiesta di assistenza senza risposta' : 'richieste di assistenza senza risposta',
  grantReports: (count) => (count === 1 ? 'errore segnalato in un bando' : 'errori segnalati nei bandi'),
  chatReports: (count) => (count === 1 ? 'chat segnalata' : 'chat segnalate'),
  erasures: (count) => (count === 1 ? 'account da cancellare' : 'account da cancellare'),
  failedJobs: (count) => (count === 1 ? 'lavoro fallito' : 'lavori falliti'),
};
export const queueText = (queue: AdminQueue, count: number): string => QUEUE_LABELS[queue](count);

export const LIGHT_LABELS: Record<SourceLight, string> = {
  verde: 'Aggiornata',
  giallo: 'In ritardo',
  rosso: 'Muta',
  spento: 'Mai letta',
};

export const MEASURE_LABELS: Record<Measure, string> = {
  iscrizioni: 'Iscrizioni',
  attivi: 'Persone attive',
  ricerche: 'Ricerche',
  salvati: 'Bandi salvati',
  candidature: 'Candidature aperte',
  richieste: 'Richieste ai consulenti',
};

export const PERIOD_LABELS: Record<Period, string> = {
  '7g': 'Ultimi 7 giorni',
  '30g': 'Ultimi 30 giorni',
  '90g': 'Ultimi 90 giorni',
  '365g': 'Ultimo anno',
};

export const CONVERSION_LABELS: Record<ConversionStep, string> = {
  iscritti: 'Si sono iscritti',
  azienda: 'Hanno un’azienda',
  salvato: 'Hanno salvato un bando',
  candidatura: 'Hanno una candidatura',
  inviata: 'L’hanno inviata',
};

export const SUMMARY = {
  title: 'Riepilogo',
  lead: 'Che cosa aspetta una decisione, come stanno le fonti e che cosa fanno le persone.',
  queues: 'Da fare',
  allDone: 'Niente in attesa.',
  imports: 'Importazioni',
  sources: 'Fonti dei bandi',
  sourceAt: (when: string) => `ultima lettura riuscita: ${when}`,
  sourceNever: 'nessuna lettura riuscita',
  sourceFailed: (when: string) => `ultimo errore: ${when}`,
  byFile: 'arriva come file',
  period: 'Periodo',
  measure: 'Grafico di',
  figures: 'Numeri del periodo',
  against: (before: number) => `${numberText(before)} nel periodo prima`,
  chart: (total: number, before: number) =>
    before === 0
      ? `${numberText(total)} nel periodo`
      : `${numberText(total)} nel periodo, ${numberText(before)} in quello prima`,
  now: 'ora',
  earlier: 'prima',
  columns: { day: 'Giorno', week: 'Settimana del' },
  applications: 'Candidature per stato',
  applicationsSum: (total: number) => (total === 1 ? '1 in tutto' : `${numberText(total)} in tutto`),
  status: 'Stato',
  people: 'Imprese',
  conversion: 'Conversione',
  conversionSum: (sent: number, all: number) =>
    all === 0
      ? 'Nessuna iscrizione nel periodo'
      : `${sent === 1 ? '1 impresa' : `${numberText(sent)} imprese`} su ${numberText(all)} iscritte nel periodo ${sent === 1 ? 'ha' : 'hanno'} inviato una candidatura (${percentText(Math.round((sent / all) * 100))})`,
  step: 'Passo',
} as const;

export const BULK = {
  choose: 'Scelta',
  selectAll: 'Tutti in questa pagina',
  select: (name: string) => `Scegli ${name}`,
  chosen: (count: number) => `${numberText(count)} ${count === 1 ? 'scelto' : 'scelti'}`,
} as const;
