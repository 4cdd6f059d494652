import { numberText } from '#domain/numbers/write-number.ts';

/** After an answer: how many verdicts it changed. */
export const UPDATED = {
  verdicts: (count: number) => {
    if (count === 0) return 'Salvato: nessun esito cambia';
    return count === 1 ? '1 esito aggiornato' : `${numberText(count)} esiti aggiornati`;
  },
  undo: 'Annulla',
} as const;
