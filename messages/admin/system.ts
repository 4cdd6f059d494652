import type { Configured, Switch } from '#domain/admin/system.ts';
import type { FilePurpose } from '#domain/files/file-purposes.ts';
import { numberText } from '#domain/numbers/write-number.ts';

/** By the name that a job has in its queue. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'send-mail': 'Invio delle mail',
  'mail-a-link': 'Link per accedere e confermare',
  'forget-attempts': 'Pulizia di tentativi e link scaduti',
  'erase-closed-accounts': 'Cancellazione degli account chiusi',
  'check-links': 'Controllo dei link ufficiali',
  'forget-search-terms': 'Pulizia delle parole cercate',
  'trim-histories': 'Riduzione delle cronologie',
  'alert-saved-searches': 'Avvisi delle ricerche salvate',
  'alert-new-matches': 'Avvisi di nuovi bandi adatti',
  'remind-deadlines': 'Promemoria delle scadenze',
  'remind-documents': 'Promemoria dei documenti',
  'remind-openings': 'Promemoria delle aperture',
  'tell-grant-changes': 'Avvisi dei bandi cambiati',
  'send-digests': 'Riepiloghi per mail',
  'send-news': 'Novità per mail',
  'push-news': 'Notifiche da inviare al browser',
  'send-push': 'Invio delle notifiche al browser',
  'watch-consultancies': 'Controllo degli incarichi',
  'write-business-plan': 'Stesura dei business plan',
  'forget-documents': 'Pulizia dei documenti tolti',
  'import-run': 'Lettura di una fonte',
  'close-lost-imports': 'Chiusura delle letture interrotte',
  'import-incentivi': 'Lettura notturna di Incentivi.gov',
  'import-sedia': 'Lettura notturna del portale europeo',
};
export const jobLabel = (name: string): string => JOB_LABELS[name] ?? name;

export const SWITCH_LABELS: Record<Switch, { label: string; hint: string }> = {
  registrazioni: {
    label: 'Nuove registrazioni',
    hint: 'Da spento nessuno crea un account; chi ne ha uno continua ad accedere.',
  },
  assistente_esterno: {
    label: 'Servizio esterno di IA',
    hint: 'Da spento risponde sempre Filo, l’assistente integrato, e nessun testo lascia il server.',
  },
};

export const CONFIGURED_LABELS: Record<Configured, string> = {
  smtp: 'Invio delle mail (SMTP)',
  s3: 'File in un bucket S3',
  postgresql: 'Database PostgreSQL esterno',
  ai: 'Servizio esterno di IA',
  google: 'Accesso con Google',
  facebook: 'Accesso con Facebook',
  link_checks: 'Controllo notturno dei link',
  demo: 'Dati di esempio',
};

const PURPOSE_LABELS: Record<FilePurpose, string> = {
  consultant_document: 'Documenti dei consulenti',
  consultant_photo: 'Foto dei consulenti',
  application_attachment: 'Allegati delle candidature',
  chat_file: 'File delle chat',
  support_attachment: 'Allegati dell’assistenza',
  custom_grant: 'Bandi portati dalle imprese',
  analysed_document: 'Documenti in lettura',
  company_document: 'Documenti delle imprese',
};
export const purposeLabel = (purpose: string): string => PURPOSE_LABELS[purpose as FilePurpose] ?? purpose;

const works = (count: number) => (count === 1 ? '1 lavoro' : `${numberText(count)} lavori`);

export const SYSTEM = {
  title: 'Sistema',
  lead: 'Lavori in coda, mail, spazio occupato e ciò che tutti vedono mentre si lavora sul servizio.',
  figures: 'In breve',
  failed: 'Lavori falliti',
  waiting: 'Lavori in attesa',
  done: 'Lavori fatti in 24 ore',
  database: 'Database',
  files: 'File',
  free: (size: string) => `${size} liberi su disco`,
  bucket: 'in un bucket',
  mails: 'Mail in coda',
  mailsSent: (count: number) => `${count === 1 ? '1 inviata' : `${numberText(count)} inviate`} nelle ultime 24 ore`,
  mailsKept: (count: number) =>
    `nessun invio: ${count === 1 ? '1 trattenuta qui' : `${numberText(count)} trattenute qui`}`,
  notice: 'Avviso su ogni pagina',
  noticeLead: 'Lo leggono tutti, anche chi non ha un account, finché non lo togli.',
  noticeText: 'Testo dell’avviso',
  noticeHint: 'Per esempio: «Stasera dalle 22 alle 23 il servizio si ferma per manutenzione.»',
  publish: 'Pubblica l’avviso',
  update: 'Aggiorna l’avviso',
  remove: 'Togli l’avviso',
  published: 'Avviso pubblicato su ogni pagina',
  removed: 'Avviso tolto',
  noticeFailed: 'L’avviso non è cambiato',
  undo: 'Annulla',
  switches: 'Funzioni',
  switchDone: (label: string, isOn: boolean) => `${label}: ${isOn ? 'acceso' : 'spento'}`,
  switchFailed: 'La funzione non è cambiata',
  configured: 'Configurazione all’avvio',
  on: 'sì',
  off: 'no',
  queues: 'Code',
  queuesCaption: 'Lavori per coda',
  queue: 'Coda',
  columns: {
    waiting: 'In attesa',
    retrying: 'Da riprovare',
    active: 'In corso',
    failed: 'Falliti',
    done: 'Fatti in 24 ore',
  },
  oldest: (when: string) => `il più vecchio: ${when}`,
  failures: 'Lavori falliti',
  failuresLead: 'Il motivo è un codice e un punto del programma: mai testi o indirizzi di persone.',
  failuresCaption: 'Lavori falliti, i più recenti prima',
  when: 'Quando',
  tries: 'Tentativi',
  reason: 'Motivo',
  place: 'Dove',
  retry: 'Riprova',
  retryOne: (queue: string) => `Riprova: ${queue}`,
  retried: (count: number) => `Si ${count === 1 ? 'riprova' : 'riprovano'} ${works(count)}`,
  retryFailed: 'I lavori non si riprovano',
  noFailures: 'Nessun lavoro fallito',
  noFailuresText: 'Quello che non riesce si riprova da sé; qui resta solo ciò che è stato abbandonato.',
  storage: 'Spazio',
  table: (name: string) => `Tabella ${name}`,
  filesOf: (label: string, count: number) => `${label} (${numberText(count)})`,
  versions: 'Versioni',
  started: 'Avviato',
} as const;

export const ERROR_CODE_LABELS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connessione rifiutata',
  ECONNRESET: 'connessione caduta',
  ENOTFOUND: 'nome del server sconosciuto',
  ETIMEDOUT: 'tempo scaduto',
  EAUTH: 'accesso rifiutato dal server di posta',
  EENVELOPE: 'indirizzo rifiutato dal server di posta',
  '550': 'casella rifiutata dal server di posta',
  '23505': 'valore già presente',
  '23503': 'riferimento mancante',
  ENOSPC: 'disco pieno',
};

export const FAILURE_EXPORT = {
  fileName: 'lavori-falliti',
  columns: ['Coda', 'Quando', 'Tentativi', 'Motivo', 'Codice', 'Punto del programma'],
} as const;
