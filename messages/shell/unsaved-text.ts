/** Asked before a form with unsaved text is left. */
export const UNSAVED_TEXT = {
  title: 'Hai modifiche non salvate',
  text: 'Se esci ora, quello che hai scritto va perso.',
  leave: 'Esci senza salvare',
  stay: 'Resta qui',
} as const;
