import { ABROAD } from './abroad.ts';
import { ASSETS } from './assets.ts';
import { DIGITAL } from './digital.ts';
import { ENERGY } from './energy.ts';
import { ENVIRONMENT } from './environment.ts';
import { FINANCE } from './finance.ts';
import type { LexiconGroup } from './group.ts';
import { GROWING } from './growing.ts';
import { PEOPLE } from './people.ts';
import { PROGRAMMES } from './programmes.ts';
import { RESEARCH } from './research.ts';
import { STARTING } from './starting.ts';
import { INDUSTRY_TRADES } from './trades-industry.ts';
import { KNOWLEDGE_TRADES } from './trades-knowledge.ts';
import { LAND_TRADES } from './trades-land.ts';
import { LOCAL_TRADES } from './trades-local.ts';
import { WORK } from './work.ts';

/** Who asks rather than what for. */
const TRADES = [...LOCAL_TRADES, ...LAND_TRADES, ...INDUSTRY_TRADES, ...KNOWLEDGE_TRADES];

/** The words of entrepreneurs beside the words of grants, by theme. */
export const LEXICON: readonly LexiconGroup[] = [
  ...STARTING,
  ...ABROAD,
  ...RESEARCH,
  ...WORK,
  ...GROWING,
  ...ASSETS,
  ...ENERGY,
  ...ENVIRONMENT,
  ...DIGITAL,
  ...FINANCE,
  ...PEOPLE,
  ...TRADES.map((group) => ({ ...group, trade: true })),
  ...PROGRAMMES,
];
