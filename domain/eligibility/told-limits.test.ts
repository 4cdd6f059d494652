import { describe, expect, test } from 'vitest';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { toldLimits } from './told-limits.ts';

const limits = (facts: GrantFacts) => toldLimits(sampleGrant({ facts }));
const asked = (question: string, answer: string): GrantFacts => ({ faq: [{ question, answer }] });

describe('limits that the facts tell in words', () => {
  test.each<[string, number | null]>([
    ['Almeno 2 dipendenti; linea A da 15 dipendenti, linea B sotto 15', 2],
    ['Imprese industriali con almeno 10 dipendenti, 5 se in collaborazione', 5],
    ['Società con almeno 250 dipendenti o con beni di rilevanza strategica', null],
    ['Oltre metà dei soci', null],
  ])('people: %s → %s', (other, least) => {
    expect(limits({ ownership: { other } }).employeesMin).toBe(least);
  });

  test('years of accounts', () => {
    const accounts = (other: string) => limits({ ownership: { other } }).accountsMin;
    expect(accounts('Almeno due bilanci chiusi o dichiarazioni presentate; parametri del regolamento')).toBe(2);
    expect(accounts('Medie: due bilanci approvati; piccole: fatturato medio da 1 milione')).toBeNull();
  });

  test('people and production in answers', () => {
    expect(limits(asked('Quanti dipendenti servono?', 'Almeno due.')).employeesMin).toBe(2);
    expect(limits(asked('Quanto posso spendere?', 'Almeno due volte il contributo.')).employeesMin).toBeNull();
    const production = 'No: serve un valore della produzione di almeno 10 milioni di euro.';
    expect(limits(asked('È adatto a una microimpresa?', production))).toMatchObject({
      productionMin: 10_000_000,
      sizesNot: ['micro'],
    });
  });

  test.each<[string, string, string[]]>([
    ['Una PMI può fare domanda da sola?', 'No: è per grandi imprese.', ['micro', 'small', 'medium']],
    ['Una piccola impresa può usarlo?', 'No, solo microimprese.', ['small']],
    ['Una piccola impresa può usarlo?', 'Sì, con un limite di spesa.', []],
    ['Le microimprese pagano?', 'No, per le microimprese la garanzia è gratuita.', []],
    ['Una grande impresa può essere socia?', 'No: il controllo è riservato alle PMI.', []],
  ])('sizes: %s %s', (question, answer, sizes) => {
    expect(limits(asked(question, answer)).sizesNot).toEqual(sizes);
  });

  test('who is young and told not to be shut out', () => {
    const question = 'Una posizione aperta da meno di due anni è esclusa?';
    expect(limits(asked(question, 'No: spetta in misura fissa.')).admitsUnderMonths).toBe(24);
    expect(limits(asked(question, 'Sì.')).admitsUnderMonths).toBeNull();
  });
});
