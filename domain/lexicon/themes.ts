import { ENERGY_THEMES } from './themes/energy.ts';
import { EQUIPMENT_THEMES } from './themes/equipment.ts';
import { IDEA_THEMES } from './themes/ideas.ts';
import { MARKET_THEMES } from './themes/markets.ts';
import { MONEY_THEMES } from './themes/money.ts';
import { OCCASION_THEMES } from './themes/occasions.ts';
import { PEOPLE_THEMES } from './themes/people.ts';
import { PLACE_THEMES } from './themes/places.ts';
import { TRADE_THEMES } from './themes/trades.ts';
import type { Theme } from './themes/theme.ts';

/** Every theme; its place in this list is its column (theme-columns.ts). */
export const THEMES: readonly Theme[] = [
  ...EQUIPMENT_THEMES,
  ...MARKET_THEMES,
  ...IDEA_THEMES,
  ...MONEY_THEMES,
  ...PEOPLE_THEMES,
  ...ENERGY_THEMES,
  ...PLACE_THEMES,
  ...TRADE_THEMES,
  ...OCCASION_THEMES,
];
