import { fromDay, untilDay } from '#messages/articles.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { wholeEuroText } from '#domain/numbers/write-number.ts';
import { momentWords } from '#messages/notifications/notifications.ts';

const leftText = (days: number): string => (days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${String(days)} giorni`);

type Dated = { name: string; daysLeft: number; day: string; time: string | null; isSaved: boolean; isDraft: boolean };

const because = ({ isSaved, isDraft }: Pick<Dated, 'isSaved' | 'isDraft'>): string =>
  isDraft ? 'Stai preparando la domanda.' : isSaved ? 'È tra i tuoi salvati.' : '';

export const closingNotice = (grant: Dated) => ({
  title: `${grant.name} scade ${leftText(grant.daysLeft)}`,
  text: `${because(grant)} Domande ${untilDay(longDayText(grant.day))}${grant.time ? `, ore ${grant.time}` : ''}.`,
});

export const openingNotice = (grant: Dated) => ({
  title: `${grant.name} si apre ${leftText(grant.daysLeft)}`,
  text: `${because(grant)} Domande ${fromDay(longDayText(grant.day))}${grant.time ? `, ore ${grant.time}` : ''}.`,
});

export const openingHourNotice = (name: string, time: string) => ({
  title: `${name} si apre alle ${time}`,
  text: 'Manca meno di un’ora: accesso, firma e testi a portata di mano.',
});

type Moment = { day: string | null; time: string | null };

/** The difference, and what it means for the company. */
export const changeDetail = {
  /** The hour alone may have moved. */
  moved: (before: Moment, after: Moment): string | null =>
    before.day && after.day && (before.day !== after.day || before.time !== after.time)
      ? `Prima: ${momentWords({ day: before.day, time: before.time })}.`
      : null,
  amount: (before: number | null, after: number | null): string | null =>
    before !== null && after !== null && before !== after
      ? `Importo massimo: ${wholeEuroText(after)}, prima ${wholeEuroText(before)}.`
      : null,
  verdict: (before: Verdict, after: Verdict): string | null => {
    if (before === after) return null;
    if (after === 'non_ammissibile') return 'La tua azienda non può più chiederlo.';
    if (after === 'ammissibile') return 'Ora la tua azienda può chiederlo.';
    return 'Ora c’è da verificare se la tua azienda può chiederlo.';
  },
} as const;

export const newMatchNotice = (name: string, companyName: string, verdict: Verdict, why: string | null) => ({
  title: `Nuovo bando: ${name}`,
  text: [verdict === 'ammissibile' ? `${companyName} può chiederlo.` : `Da verificare per ${companyName}.`, why]
    .filter(Boolean)
    .join(' '),
});

const NAMED = 3;
export const newMatchesNotice = (names: readonly string[], companyName: string) => ({
  title: `${String(names.length)} nuovi bandi per ${companyName}`,
  text: `${names.slice(0, NAMED).join(' · ')} e altri ${String(names.length - NAMED)}`,
});
