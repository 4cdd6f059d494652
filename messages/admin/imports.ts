import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { numberText } from '#domain/numbers/write-number.ts';

export const RUN_STATUS_LABELS = { in_corso: 'In corso', completato: 'Completata', fallito: 'Fallita' } as const;

export const IMPORTS_DESK = {
  back: 'Catalogo',
  title: 'Importazioni',
  lead: 'Le fonti dei bandi, con quello che ogni lettura ha cambiato.',
  sources: 'Fonti',
  runNow: 'Leggi ora',
  dryRun: 'Prova senza scrivere',
  started: 'Importazione avviata',
  failed: 'L’importazione non è partita',
  upload: 'Carica un file',
  source: 'Formato',
  file: 'File CSV o JSON',
  fileBox: {
    choose: 'Scegli il file',
    drop: 'o trascinalo qui',
    remove: (name: string) => `Togli ${name}`,
    progress: (name: string) => `Invio di ${name}`,
  },
  refused: {
    type: 'Serve un file CSV, JSON o di testo.',
    size: `Il file è troppo grande: al massimo ${numberText(IMPORT_LIMITS.maxBytes / 1024 ** 2)} MB.`,
    count: 'Un file alla volta.',
  },
  isTrial: 'Solo una prova: il catalogo resta com’è',
  send: 'Importa',
  runs: 'Letture',
  caption: 'Letture delle fonti',
  when: 'Avviata',
  what: 'Fonte',
  state: 'Esito',
  anyState: 'Tutti gli esiti',
  result: 'Bandi',
  problems: 'Problemi',
  trial: 'prova',
  counts: (created: number, updated: number, unchanged: number) =>
    `${numberText(created)} nuovi, ${numberText(updated)} cambiati, ${numberText(unchanged)} uguali`,
  rejected: (count: number) => (count === 1 ? '1 riga rifiutata' : `${numberText(count)} righe rifiutate`),
  empty: 'Nessuna lettura',
  emptyText: 'Le fonti si leggono ogni notte; puoi avviarne una adesso.',
} as const;
