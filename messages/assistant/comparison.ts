import { onDay } from '#messages/articles.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { Verdict } from '#domain/vocabulary.ts';

const ODDS: Record<Verdict, string> = {
  ammissibile: 'requisiti soddisfatti',
  da_verificare: 'requisiti da verificare',
  non_ammissibile: 'non aperto a questa azienda',
};
const WAYS: Readonly<Record<string, string>> = {
  graduatoria: 'si è scelti per punteggio',
  sportello: 'conta l’ordine di arrivo',
  click_day: 'conta la rapidità dell’invio',
  automatica: 'spetta a chi ha i requisiti',
  negoziale: 'si tratta con l’ente',
};

/** A grant beside another: what to weigh, in few words. */
export const COMPARISON = {
  labels: { money: 'Aiuto', odds: 'Probabilità', effort: 'Impegno', time: 'Tempi' },
  odds: (verdict: Verdict | null, way: string | null, { met, total }: { met: number; total: number }): string =>
    [
      verdict === 'ammissibile' && met < total ? ELIGIBILITY.counted(met, total) : verdict ? ODDS[verdict] : '',
      way ? (WAYS[way] ?? '') : '',
    ]
      .filter(Boolean)
      .join(', '),
  effort(documents: number, steps: number): string {
    const papers = documents === 0 ? '' : documents === 1 ? '1 documento' : `${documents} documenti`;
    const ways = steps === 0 ? '' : steps === 1 ? '1 passaggio' : `${steps} passaggi`;
    return [papers, ways].filter(Boolean).join(' e ');
  },
  time: (daysLeft: number | null, closesOn: string | null, decision: string | null): string =>
    [
      daysLeft !== null && closesOn ? `scade ${onDay(longDayText(closesOn))}` : 'senza scadenza indicata',
      decision ? `esito: ${decision.replace(/\.$/, '')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
} as const;
