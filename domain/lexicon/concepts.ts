import { ABROAD } from './concepts/abroad.ts';
import { ASSETS } from './concepts/assets.ts';
import { DIGITAL } from './concepts/digital.ts';
import { ENERGY } from './concepts/energy.ts';
import { ENVIRONMENT } from './concepts/environment.ts';
import { FINANCE } from './concepts/finance.ts';
import type { LexiconGroup } from './concepts/group.ts';
import { GROWING } from './concepts/growing.ts';
import { PEOPLE } from './concepts/people.ts';
import { PROGRAMMES } from './concepts/programmes.ts';
import { RESEARCH } from './concepts/research.ts';
import { STARTING } from './concepts/starting.ts';
import { INDUSTRY_TRADES } from './concepts/trades-industry.ts';
import { KNOWLEDGE_TRADES } from './concepts/trades-knowledge.ts';
import { LAND_TRADES } from './concepts/trades-land.ts';
import { LOCAL_TRADES } from './concepts/trades-local.ts';
import { WORK } from './concepts/work.ts';

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
