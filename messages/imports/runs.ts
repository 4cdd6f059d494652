import { IMPORT_SOURCES } from '#domain/imports/codes.ts';
import { numberText } from '#domain/numbers/write-number.ts';

/** Runs of the importers, beyond the sentences of their records (imports.ts). */
export const IMPORTS = {
  partialAnswer: (read: number, declared: number) =>
    `La fonte dichiara ${numberText(declared)} bandi e ne ha dati ${numberText(read)}: quelli che mancano restano come sono.`,
  interrupted:
    'Importazione interrotta: quello che era già scritto è rimasto ed è contato qui. Ripetila per completarla.',
  fileNeeded: 'Questa fonte non risponde in rete: carica un file',
} as const;

export const IMPORT_COMMAND = {
  usage: `Uso: npm run import -- <${IMPORT_SOURCES.join('|')}> [--file FILE] [--dry-run]\nSenza --file si interroga la fonte in rete.`,
  unknownSource: (source: string) => `La fonte «${source}» non esiste.`,
  fileMissing: (path: string) => `Il file ${path} non si può leggere.`,
  busy: 'Bandolo è in funzione su questi dati: fermalo, oppure importa dalla pagina di amministrazione.',
} as const;

export const REJECTED_EXPORT = { fileName: 'righe-rifiutate', columns: ['Codice', 'Titolo', 'Motivi'] } as const;

export const RUNS_EXPORT = {
  fileName: 'importazioni',
  columns: ['Avviata', 'Fonte', 'File', 'Esito', 'Nuovi', 'Cambiati', 'Uguali', 'Righe rifiutate'],
} as const;
