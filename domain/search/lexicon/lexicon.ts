import { ASSETS } from './assets.ts';
import { DIGITAL } from './digital.ts';
import { ENERGY } from './energy.ts';
import { ENVIRONMENT } from './environment.ts';
import { FINANCE } from './finance.ts';
import { GOALS } from './goals.ts';
import type { LexiconGroup } from './group.ts';
import { PEOPLE } from './people.ts';
import { PROGRAMMES } from './programmes.ts';
import { TRADES } from './trades.ts';

/** The words of entrepreneurs beside the words of grants, by theme. */
export const LEXICON: readonly LexiconGroup[] = [
  ...GOALS,
  ...ASSETS,
  ...ENERGY,
  ...ENVIRONMENT,
  ...DIGITAL,
  ...FINANCE,
  ...PEOPLE,
  ...TRADES.map((group) => ({ ...group, trade: true })),
  ...PROGRAMMES,
];
