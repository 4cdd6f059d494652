import type { BudgetCheck } from '#domain/applications/budget.ts';
import { WIZARD } from './screens.ts';

const WORDS = WIZARD.budget.checks;

/** A check of the budget in words, met or not. */
export function checkText(check: BudgetCheck): string {
  switch (check.kind) {
    case 'spend_min':
      return (check.isMet ? WORDS.spend_min : WORDS.spend_minNo)(check.min);
    case 'spend_max':
      return (check.isMet ? WORDS.spend_max : WORDS.spend_maxNo)(check.max);
    case 'rate_max':
      return WORDS.rate_max(check.rate);
    case 'aid_max':
      return WORDS.aid_max(check.max);
    case 'room':
      return (check.isMet ? WORDS.room : WORDS.roomNo)(check.room);
    case 'room_unknown':
      return WORDS.room_unknown;
    case 'quotes':
      return WORDS.quotes(check.missing);
    case 'unknown_lines':
      return WORDS.unknown_lines(check.count);
    case 'cover':
      return WORDS.cover(check.missing);
    case 'cover_over':
      return WORDS.cover_over(check.over);
  }
}
