import { fixedText } from '#domain/numbers/write-number.ts';
import { untilDay } from '#messages/articles.ts';

/** Words on the cards of consultants. */
export const CARD_WORDS = {
  verified: 'Profilo verificato',
  ticks: (granted: number, closed: number) => `${granted} domande concesse su ${closed} concluse`,
  outcomes: (granted: number, closed: number) => `${granted} ${granted === 1 ? 'concessa' : 'concesse'} su ${closed}`,
  few: 'percentuale da 5 domande concluse in su',
  noneClosed: 'Nessuna domanda conclusa finora',
  rating: (rating: number) => fixedText(rating, 1),
  ratingSpoken: (rating: string, reviews: number) =>
    `Valutazione ${rating} su 5, ${reviews === 1 ? '1 recensione' : `${reviews} recensioni`}`,
  noReviews: 'Nessuna recensione ancora',
  years: (years: number) => (years === 1 ? '1 anno di esperienza' : `${years} anni di esperienza`),
  rate: 'Tariffa',
  perHour: (rate: string) => `${rate} l’ora`,
  perHourShort: (rate: string) => `${rate}/h`,
  project: (rate: string) => `a progetto da ${rate}`,
  responds: 'Risponde',
  fewRequests: 'meno di 3 richieste ricevute',
  experience: 'Esperienza',
  yearsShort: (years: number) => (years === 1 ? '1 anno' : `${years} anni`),
  moreTopics: (count: number) => `+${count} altro`,
  more: (count: number) => `+${count}`,
} as const;

/** "1 incarico libero fino al 15 dicembre 2026". */
export const absentText = (day: string): string => `Assente ${untilDay(day)}`;

export function freeSlotsText(count: number, day: string): string {
  if (count === 0) return `Nessun incarico libero ${untilDay(day)}`;
  return count === 1 ? `1 incarico libero ${untilDay(day)}` : `${count} incarichi liberi ${untilDay(day)}`;
}

/** "in 3 ore", "in 1 giorno": rounded up, as a promise would be. */
export function responseText(minutes: number): string {
  if (minutes < 60) return 'in meno di un’ora';
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return hours === 1 ? 'in 1 ora' : `in ${hours} ore`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'in 1 giorno' : `in ${days} giorni`;
}
