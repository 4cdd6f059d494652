/** Marks a person puts on grants. */
export const MARKS = {
  save: 'Salva bando',
  unsave: 'Salvato: togli dai salvati',
  undo: 'Annulla',
  hide: 'Non mi interessa',
  showAgain: 'Nascosto: mostra di nuovo',
  signIn: 'Accedi',
  whyNot: (name: string) => `Perché «${name}» non ti interessa?`,
  whyNotHint: 'Non lo vedrai più tra i suggerimenti e gli avvisi. Resta nell’elenco dei nascosti.',
  keep: 'Lascialo qui',
  hideFailed: 'Non siamo riusciti a nascondere il bando',
  showFailed: 'Non siamo riusciti a ripristinare il bando',
  hiddenLine: (name: string) => `«${name}» nascosto`,
  saveSearch: 'Salva questa ricerca',
} as const;
