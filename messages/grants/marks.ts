/** Marks a person puts on grants. */
export const MARKS = {
  open: 'Apri',
  save: 'Salva bando',
  unsave: 'Salvato: togli dai salvati',
  undo: 'Annulla',
  hide: 'Non mi interessa',
  showAgain: 'Nascosto: mostra di nuovo',
  signIn: 'Accedi',
  saveSearch: 'Salva questa ricerca',
} as const;

/** Beside the date on a card. */
export const MARK_TAGS = { saved: 'Salvato', hidden: 'Nascosto', own: 'Dal tuo PDF' } as const;
