/** The tray of what is chosen to be compared. */
export const COMPARE_TRAY = {
  removeNamed: (name: string) => `Togli dal confronto: ${name}`,
  tray: 'Confronto',
  place: 'Aggiungine un altro',
  open: (count: number) => (count === 1 ? 'Confronta 1 bando' : `Confronta ${String(count)} bandi`),
  empty: 'Svuota',
} as const;
