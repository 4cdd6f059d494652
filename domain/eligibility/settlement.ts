import type { CompanyFields } from '#domain/companies/company-profile.ts';
import type { Contradiction } from './contradictions.ts';

/** What picking one side writes: fields of the profile, the mark that it is settled, or nothing but a way to the ledger. */
export type Settlement =
  | { kind: 'write'; changes: Partial<CompanyFields> }
  | { kind: 'keep' }
  | { kind: 'elsewhere'; where: 'registro' };

/** The side that was picked becomes what the profile says; the profile's own side only needs to be confirmed. */
export function settlementOf({ fact, sides }: Contradiction, side: 0 | 1): Settlement {
  const { source, value } = sides[side];
  if (fact === 'aid') return source === 'registro' ? { kind: 'keep' } : { kind: 'elsewhere', where: 'registro' };
  if (fact === 'equity') {
    // Two figures of the same accounts: the one that was not picked is unknown until it is given again.
    return write(side === 0 ? { balanceExact: null } : { netEquity: null });
  }
  if (side === 0) return { kind: 'keep' };
  switch (value.kind) {
    case 'people':
      return write({ employeesExact: source === 'fascia' ? null : value.range.min });
    case 'euro':
      return write({ revenueExact: source === 'fascia' ? null : value.range.min });
    case 'year':
      return write({ foundedYear: value.year, foundedOn: null });
    case 'form':
      return write({ legalForm: value.form });
    case 'sectors':
      return write({ sector: value.sectors[0]! });
    case 'answer':
      return write(fact === 'group' ? { hasGroup: value.answer } : { isWomenLed: value.answer });
  }
}

const write = (changes: Partial<CompanyFields>): Settlement => ({ kind: 'write', changes });
