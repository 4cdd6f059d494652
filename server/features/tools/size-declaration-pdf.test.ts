import { describe, expect, it } from 'vitest';
import { companySize } from '#domain/tools/company-size/company-size.ts';
import { sizeSchema } from '#domain/tools/company-size/size-schema.ts';
import { printable } from '#server/platform/pdf/printable.ts';
import { sizeDeclarationPdf } from './size-declaration-pdf.ts';

const DAY = '2026-11-15';
const years = (staff: number | null) =>
  [2025, 2024].map((year) => ({ year, staff, turnover: 900_000, balance: 700_000 }));
const declare = (firms: number, staff: number | null = 4) => {
  const linked = Array.from({ length: firms }, (_, index) => ({
    id: `f${index}`,
    name: `Società collegata numero ${index + 1} S.r.l.`,
    kind: 'firm',
    years: years(1),
  }));
  const input = sizeSchema.parse({
    day: DAY,
    subject: 'a',
    holders: [{ id: 'a', name: 'Caffè Più S.r.l.', kind: 'firm', years: years(staff) }, ...linked],
    holdings: linked.map(({ id }) => ({ owner: 'a', owned: id, capital: 100 })),
  });
  const declarant = { name: 'Caffè Più S.r.l.', taxCode: '00743110157', vatNumber: null, seat: null };
  return sizeDeclarationPdf(declarant, companySize(input), DAY, DAY);
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the declaration of size as PDF', () => {
  it('is a tagged Italian document with a title', async () => {
    const text = (await declare(0)).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (it-IT)');
    expect(text).toContain('/StructTreeRoot');
    for (const tag of ['/H1', '/H2', '/Table', '/TH', '/TD', '/LBody']) expect(text).toContain(`/S ${tag}`);
  });

  it('grows with the group and says the same twice', async () => {
    expect(pagesOf(await declare(0))).toBeLessThanOrEqual(2);
    expect(pagesOf(await declare(40))).toBeGreaterThan(3);
    expect((await declare(2)).equals(await declare(2))).toBe(true);
  });

  it('is made also when the size is open', async () => {
    expect((await declare(0, null)).length).toBeGreaterThan(1_000);
  });
});

describe('text for the standard faces', () => {
  it.each([
    ['Società «Perché» l’impresa – 10 €', 'Società «Perché» l’impresa – 10 €'],
    ['Łódź Čapek', 'Lódz Capek'],
    ['a\u202fb\tc', 'a b c'],
    ['日本 😀', '?? ?'],
    ['e\u0300', 'è'],
  ])('%s is drawn as %s', (text, drawn) => {
    expect(printable(text)).toBe(drawn);
  });
});
