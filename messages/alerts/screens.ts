import type { Verdict } from '#domain/vocabulary.ts';

export const ALERTS = {
  title: 'Avvisi sui nuovi bandi',
  lead: (company: string, hasProject: boolean) =>
    `Per ${company}${hasProject ? ' e il progetto attivo' : ''}. I bandi nascosti non tornano mai.`,
  isOn: 'Avvisami quando arriva un bando adatto',
  onlyAdmissible: 'Solo quelli che posso chiedere',
  onlyAdmissibleHint: 'Altrimenti anche quelli con requisiti da verificare.',
  saved: 'Avvisi aggiornati',
  failed: 'Non siamo riusciti ad aggiornare gli avvisi',
  preview: (count: number, days: number) =>
    count === 0
      ? `Negli ultimi ${String(days)} giorni non avresti ricevuto nessun avviso.`
      : `Negli ultimi ${String(days)} giorni ti avremmo segnalato ${count === 1 ? 'un bando' : `${String(count)} bandi`}:`,
  leftOut: (count: number) =>
    count === 1
      ? 'Un altro è da verificare e resta fuori.'
      : `Altri ${String(count)} sono da verificare e restano fuori.`,
  more: (count: number) => (count === 1 ? 'e un altro.' : `e altri ${String(count)}.`),
  verdicts: {
    ammissibile: 'Puoi chiederlo',
    da_verificare: 'Da verificare',
    non_ammissibile: 'Non puoi chiederlo',
  } satisfies Record<Verdict, string>,
} as const;
