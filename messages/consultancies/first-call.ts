import { CALL_MINUTES } from '#domain/consultancies/call-minutes.ts';
import { ofDay } from '#messages/articles.ts';

export const FIRST_CALL = {
  title: 'Prima chiamata gratuita',
  short: 'Prima chiamata',
  free: 'gratis',
  minutes: `${CALL_MINUTES} minuti`,
  days: 'I prossimi giorni di lavoro',
  times: (day: string) => `Orari liberi ${ofDay(day)}`,
  choose: (day: string, time: string) => `Chiedi la chiamata ${ofDay(day)} alle ${time}`,
  places: (count: number) => (count === 1 ? '1 posto' : `${count} posti`),
  taken: 'piena',
  noCalls: '–',
  full: 'Nei prossimi giorni non c’è posto: scrivi, e vi accordate in chat.',
  note: (firstName: string) => `${CALL_MINUTES} minuti. ${firstName} conferma in chat, dove vi dite come sentirvi.`,
  asked: (when: string) => `Prima chiamata: ${when}`,
  askedNote: `${CALL_MINUTES} minuti, gratis`,
  remove: 'Togli l’orario',
  profile: {
    days: 'Giorni della prima chiamata gratuita',
    daysHint: `Una telefonata di ${CALL_MINUTES} minuti che le imprese prenotano dal tuo profilo. Senza giorni o senza orari non compare.`,
    times: 'Orari',
    timesHint: 'Gli stessi per ogni giorno scelto, al massimo otto.',
    weekly: (days: string, times: string) => `${days}, alle ${times}`,
  },
} as const;
