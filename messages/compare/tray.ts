/** The tray of what is chosen to be compared. */
export const COMPARE_TRAY = {
  removeNamed: (name: string) => `Togli dal confronto: ${name}`,
  tray: 'Confronto',
  place: 'Aggiungine un altro',
  open: (count: number) => (count === 1 ? 'Confronta 1 bando' : `Confronta ${String(count)} bandi`),
  empty: 'Svuota',
  full: 'Quale lasci fuori?',
  fullText: (name: string) => `Se ne confrontano tre alla volta: «${name}» prende il suo posto.`,
  replace: (name: string) => `Lascia fuori ${name}`,
  keep: 'Tieni questi tre',
  close: 'Chiudi',
} as const;
