import { capital } from '#domain/writing/phrases.ts';
import { fromDay, ofDay, onDay, untilDay } from '#messages/articles.ts';
import { numberText, percentText } from '#domain/numbers/write-number.ts';
import { DEADLINE } from '#domain/constants.ts';
import type { AmountLine } from '#domain/grants/amount-text.ts';
import type { AidForm, GrantStatus } from '#domain/vocabulary.ts';
import { AID_FORM_LABELS, GRANT_STATUS_LABELS } from './choices.ts';

const days = (count: number): string => `${numberText(count)} giorni`;

type Timing = { status: GrantStatus; daysLeft: number | null; daysToOpening: number | null };

/** The chip: where a grant stands in time. */
export function timingLabel({ status, daysLeft, daysToOpening }: Timing): string {
  if (status === 'in_apertura' && daysToOpening !== null) {
    return daysToOpening === 0 ? 'Apre oggi' : daysToOpening === 1 ? 'Apre domani' : `Apre tra ${days(daysToOpening)}`;
  }
  // Beyond a year the days say less than the date, which stands beside the chip.
  if ((status === 'aperto' || status === 'in_chiusura') && daysLeft !== null && daysLeft <= DEADLINE.farDays) {
    return daysLeft === 0 ? 'Scade oggi' : daysLeft === 1 ? 'Scade domani' : `Scade tra ${days(daysLeft)}`;
  }
  return GRANT_STATUS_LABELS[status];
}

/** Words beside the chip. */
export const CARD_DATES = {
  at: (day: string, time: string | null) => (time ? `${day}, ore ${time}` : day),
  untilFar: (day: string, left: number) =>
    left > DEADLINE.farDays ? untilDay(day) : `${untilDay(day)}, tra ${days(left)}`,
  noDeadline: 'senza scadenza',
  deadlineUnknown: 'scadenza non indicata',
  opensOn: fromDay,
  openingUnknown: 'data di apertura non ancora nota',
  waiting: 'nuova edizione attesa',
  suspended: 'domande sospese',
  closedOn: onDay,
  checkedOn: (day: string) => `dati ${ofDay(day)}`,
} as const;

export const CARD = {
  form: 'Forma di aiuto',
  share: 'Aiuto fino al',
  ofSpend: 'della spesa',
} as const;

/** What the amount is, then the figure. "euro al mese per lavoratore" is part of the figure, not its name. */
export function amountParts(amount: AmountLine): { meaning: string; value: string } {
  if (amount.code === 'none') return { meaning: CARD.form, value: AID_FORM_LABELS[amount.aidForm] };
  if (amount.code === 'percent') {
    return { meaning: CARD.share, value: `${percentText(amount.percent)} ${CARD.ofSpend}` };
  }
  const isRate = amount.kind.startsWith('euro ');
  const unit = isRate ? `€ ${amount.kind.slice('euro '.length)}` : '€';
  const meaning = isRate ? '' : capital(amount.kind);
  const named = (word: string): string => capital(`${meaning} ${word}`.trim());
  switch (amount.code) {
    case 'upTo':
      return { meaning: named('fino a'), value: `${numberText(amount.max)} ${unit}` };
    case 'from':
      return { meaning: named('da'), value: `${numberText(amount.min)} ${unit}` };
    case 'range':
      return {
        meaning: meaning || 'Importo',
        value: `da ${numberText(amount.min)} a ${numberText(amount.max)} ${unit}`,
      };
    case 'exactly':
      return { meaning: meaning || 'Importo', value: `${numberText(amount.amount)} ${unit}` };
  }
}

/** "Voucher · 50%": only a plain percentage fits beside the form. */
export const formOfAid = (form: AidForm, intensity: string | null): string =>
  intensity && /^\d+([.,]\d+)?%$/.test(intensity) ? `${AID_FORM_LABELS[form]} · ${intensity}` : AID_FORM_LABELS[form];
