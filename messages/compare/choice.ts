/** Choosing what to compare, from cards and lists. */
export const COMPARE_CHOICE = {
  add: 'Metti a confronto',
  remove: 'Togli dal confronto',
  removeNamed: (name: string) => `Togli dal confronto: ${name}`,
  full: 'Ne puoi confrontare tre alla volta: togline uno per aggiungere questo',
  tray: 'Confronto',
  place: 'Aggiungine un altro',
  open: (count: number) => (count === 1 ? 'Confronta 1 bando' : `Confronta ${String(count)} bandi`),
  empty: 'Svuota',
} as const;
