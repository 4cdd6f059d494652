import { describe, expect, it } from 'vitest';
import { ruleAt } from '#domain/rules/rule-at.ts';
import { ruleValueText } from './rules.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { cumulationReasonText, exclusionReasonText, plannedAidText, sizeReasonText } from './tools.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the tools speak Italian', () => {
  it('writes amounts, days and rule values as Italians do', () => {
    expect([euroText(2500), euroText(29_999.7), euroText(null), euroText(Infinity)].map(plain)).toEqual([
      '2.500 €',
      '29.999,70 €',
      '—',
      '—',
    ]);
    expect(dayText('2026-11-15')).toBe('15/11/2026');
    const values = [
      'de_minimis.general.ceiling',
      'de_minimis.window',
      'pmi.partner.share',
      'transparency.day',
    ] as const;
    expect(values.map((id) => plain(ruleValueText(ruleAt(id, '2026-11-15'))))).toEqual([
      '300.000 €',
      '3 anni',
      '25%',
      '30/06',
    ]);
  });

  it('says why, with the figures', () => {
    expect(
      plain(
        sizeReasonText({
          code: 'financial',
          year: 2025,
          by: 'balance',
          amount: 41_000_000,
          limit: 43_000_000,
          size: 'medium',
        }),
      ),
    ).toBe('Nel 2025 il totale di bilancio è 41.000.000 €, entro 43.000.000 €.');
    expect(exclusionReasonText({ code: 'cat_nat_required', from: '2026-01-01' })).toBe(
      'Dal 01/01/2026 senza polizza non si accede agli incentivi.',
    );
    const line = cumulationReasonText({ code: 'over_limit', limit: 50, excess: 10_000 });
    expect(plain(line)).toBe('Supera di 10.000 € il limite del 50%.');
    const over = { outcome: 'over', excess: 14_500, maximum: 40_000, fitsOn: '2027-03-11' } as Parameters<
      typeof plannedAidText
    >[0];
    expect(plain(plannedAidText(over))).toContain('Chiedi al massimo 40.000 €, oppure attendi l’11/03/2027');
  });
});
