import type { ActivityBadge, Insight, MonthlyKind } from '#domain/analytics/summary.ts';
import { monthNamed } from '#domain/numbers/months.ts';
import { grantPath, PATHS, sectorGrantsPath } from '#domain/paths.ts';
import { capital } from '#domain/writing/phrases.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import type { Sector } from '#domain/vocabulary.ts';

/** "novembre 2026" of "2026-11". */
export const monthLabel = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;
const monthName = (month: string): string => monthNamed(Number(month.slice(5))) || month;
export const monthTitle = (month: string): string => capital(monthLabel(month));
/** "nov", for the foot of a bar. */
export const monthShort = (month: string): string => monthName(month).slice(0, 3);

export const MONTHLY_LABELS: Record<MonthlyKind, string> = {
  bando_visto: 'Bandi visti',
  bando_salvato: 'Bandi salvati',
  ricerca_ai: 'Query AI',
  candidatura_inviata: 'Candidature inviate',
};

export const BADGE_LABELS: Record<ActivityBadge, string> = {
  view: 'Visto',
  ai: 'AI',
  application: 'Candidatura',
  save: 'Salvato',
};

export const ANALYTICS = {
  title: 'Analytics',
  lead: 'Che cosa hai fatto su Bandolo, contato dalle tue attività.',
  back: 'Torna alla dashboard',
  period: 'Periodo',
  lastSix: 'Ultimi sei mesi',
  half: (first: string) =>
    `${capital(monthNamed(Number(first.slice(5))))} – ${monthNamed(Number(first.slice(5)) + 5)} ${first.slice(0, 4)}`,
  other: 'Sei mesi da',
  range: (first: string, last: string) => `${capital(monthLabel(first))} – ${monthLabel(last)}`,
  cards: {
    label: 'Le tue cifre',
    views: 'Bandi visti',
    applications: 'Candidature inviate',
    aiQueries: 'Query AI usate',
    averageScore: 'Match medio',
    scored: (count: number) => (count === 1 ? 'su 1 bando visto' : `su ${count} bandi visti`),
    notScored: 'nessun bando visto con un punteggio',
  },
  sectors: {
    title: 'Settori principali',
    summary: (name: string) => `Il settore che guardi di più: ${name}.`,
    columns: ['Settore', 'Bandi'] as const,
    empty: 'Ancora nessun settore: conta i bandi che apri e che salvi.',
  },
  recent: { title: 'Attività recente', empty: 'Nessuna attività in questo periodo.' },
  monthly: {
    title: 'Attività mensile',
    table: 'Tabella mensile',
    month: 'Mese',
    total: 'Totale',
    chart: 'Bandi visti al mese',
    summary: (count: number) => (count === 1 ? '1 bando visto in sei mesi' : `${count} bandi visti in sei mesi`),
    columns: ['Mese', 'Bandi visti'] as const,
  },
  insights: {
    title: 'Che cosa nota Filo',
    lead: 'Dalle tue attività degli ultimi 30 giorni.',
    empty: 'Negli ultimi 30 giorni non c’è abbastanza attività per dire qualcosa di utile.',
  },
  csv: 'Scarica CSV',
  xlsx: 'Scarica XLSX',
  empty: {
    title: 'Ancora niente da contare',
    text: 'Apri un bando, salvalo o fai una ricerca con Filo: da quel momento le cifre sono tue.',
    action: 'Cerca bandi',
  },
} as const;

export const ANALYTICS_EXPORT = {
  fileName: 'bandolo-attivita',
  sheet: 'Attività',
  month: 'Mese',
  total: 'Totale',
} as const;

export type InsightText = { title: string; text: string; action: { label: string; href: string } | null };

/** Each finding in words, and what can be done about it. */
export function insightText(insight: Insight): InsightText {
  switch (insight.kind) {
    case 'trend': {
      const { last, previous } = insight;
      const difference = last - previous;
      const title =
        difference > 0
          ? 'Stai guardando più bandi'
          : difference < 0
            ? 'Stai guardando meno bandi'
            : 'Guardi bandi con costanza';
      return {
        title,
        text: `${last} negli ultimi 30 giorni, ${previous} nei 30 prima.`,
        action: { label: 'Vedi i bandi adatti', href: PATHS.dashboard },
      };
    }
    case 'settore': {
      const name = SECTOR_LABELS[insight.sector as Sector] ?? insight.sector;
      const href = sectorGrantsPath(insight.sector);
      return {
        title: `Il tuo settore del mese: ${name}`,
        text: `Compare in ${insight.count} bandi che hai aperto.`,
        action: { label: 'Tutti i bandi del settore', href },
      };
    }
    case 'senza_salvare':
      return {
        title: 'Lo hai aperto più volte',
        text: `«${insight.title}»: ${insight.times} volte, ma non è tra i salvati. Salvandolo ti avvisiamo della scadenza.`,
        action: { label: 'Apri il bando', href: grantPath(insight.grantId) },
      };
    case 'non_candidato':
      return {
        title:
          insight.saved === 1 ? 'Un bando salvato, nessuna domanda' : `${insight.saved} bandi salvati, nessuna domanda`,
        text: 'Scegline uno e prepara la bozza: quello che scrivi resta anche per i prossimi.',
        action: { label: 'Comincia una candidatura', href: PATHS.startApplication },
      };
    case 'ricerche_senza_visite':
      return {
        title: 'Cerchi ma non apri',
        text: `${insight.searches} ricerche e nessun bando aperto: prova a descrivere il progetto con spesa e luogo.`,
        action: { label: 'Nuova ricerca', href: PATHS.advancedSearch },
      };
  }
}
