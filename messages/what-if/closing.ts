import { longDayText } from '#domain/numbers/write-day.ts';
import { onDay } from '#messages/articles.ts';

/** Why a grant is lost by who waits. */
export const closesMeanwhileText = (day: string): string => `Chiude ${onDay(longDayText(day))}.`;
