import type { HideReason } from '#domain/grants/hide-reasons.ts';

/** Leaving a grant out, for who is signed in. */
export const LEAVING_OUT = {
  whyNot: (name: string) => `Perché «${name}» non ti interessa?`,
  whyNotHint: 'Non lo vedrai più tra i suggerimenti e gli avvisi. Resta nell’elenco dei nascosti.',
  keep: 'Lascialo qui',
  hideFailed: 'Non siamo riusciti a nascondere il bando',
  showFailed: 'Non siamo riusciti a ripristinare il bando',
  hiddenLine: (name: string) => `«${name}» nascosto`,
} as const;

export const HIDE_REASON_LABELS: Record<HideReason, string> = {
  non_pertinente: 'Non riguarda la mia attività',
  requisiti: 'Non ho i requisiti',
  importo: 'L’importo non mi conviene',
  tempi: 'I tempi non vanno bene',
  gia_richiesto: 'L’ho già richiesto',
  altro: 'Altro',
};
