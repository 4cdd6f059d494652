import { atecoDigits, divisionOf } from '#domain/companies/ateco-sections.ts';
import type { Sector } from '#domain/vocabulary.ts';
import type { CompanyView } from './company-view.ts';

const TRADITIONAL: readonly Sector[] = [
  'retail',
  'tourism',
  'transport',
  'agriculture',
  'education',
  'finance',
  'other',
];

/** Manufacture of low technology by its spend on research (Eurostat, NACE Rev. 2): food, clothes, wood, paper, furniture. */
const LOW_TECHNOLOGY: readonly string[] = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '31', '32'];
/** Medical instruments are in one of those divisions and are not low. */
const NOT_LOW = '325';

/** A trade where new technology is the exception: who has it says so. */
export function isTraditionalTrade({ sector, facts: { atecoCodes } }: CompanyView): boolean {
  if (sector === null) return false;
  return TRADITIONAL.includes(sector) || (atecoCodes.length > 0 && atecoCodes.every(isLowTechnology));
}

const isLowTechnology = (code: string): boolean =>
  LOW_TECHNOLOGY.includes(divisionOf(code)) && !atecoDigits(code).startsWith(NOT_LOW);
