import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#domain/grants/fact-sources.ts';
import { FACT_FIELDS, type FactField } from '#domain/grants/grant-facts.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { BUNDLED_FACTS } from './load-facts.ts';
import { loadBundledCatalogue } from './load.ts';

const TODAY = '2026-11-15';
const grants = loadBundledCatalogue();
const find = (id: string) => grants.find((grant) => grant.id === id)!;
const statusOf = (id: string) => grantStatus(find(id), TODAY).status;

describe('the facts of the bundled catalogue', () => {
  it('belong to a programme each, and every programme has some', () => {
    expect([...BUNDLED_FACTS.keys()].sort()).toEqual(grants.map(({ id }) => id).sort());
  });

  it('name their sources: no decisive fact without one', () => {
    const unsourced = grants.flatMap(({ id, facts }) =>
      (['who', 'ateco', 'tax', 'orders', 'portal'] as const)
        .filter((field) => facts[field] && !facts.sources)
        .map((field) => `${id}: ${field}`),
    );
    expect(unsourced).toEqual([]);
    for (const { facts } of grants) {
      for (const { fields } of facts.sources ?? []) for (const field of fields) expect(FACT_FIELDS).toContain(field);
    }
  });

  it('give the sources of one field, in the order of reading', () => {
    const { facts } = find('eic-accelerator');
    const of = (field: FactField) => sourcesOf(facts, field).map(({ title }) => title);
    expect(of('faq')[0]).toBe('EIC – FAQ Accelerator (programma di lavoro 2026)');
    expect(of('tax')).toEqual([]);
  });

  it('what rests on general knowledge is never of high confidence', () => {
    for (const { id, source } of grants) {
      if (/conoscenza generale/i.test(source.evidence)) expect(source.confidence, id).not.toBe('high');
    }
  });

  it('newer states are taken over, with their dates', () => {
    expect(statusOf('facility-parco-agrisolare')).toBe('chiuso');
    expect(statusOf('fondo-nuove-competenze')).toBe('chiuso');
    expect(find('eic-step-scale-up').closesOn).toBe('2026-11-25');
    expect(find('credito-d-imposta-zone-logistiche-semplificate-zls').opensOn).toBe('2027-03-31');
  });

  it('a state that a source disagrees with is to be verified again, never plainly open', () => {
    const doubted = grants.filter(({ facts }) => facts.status?.use === 'doubt');
    expect(doubted.length).toBe(23);
    for (const grant of doubted) expect(OPEN_STATUSES, grant.id).not.toContain(grantStatus(grant, TODAY).status);
    expect(statusOf('puglia-pia-programmi-integrati-di-agevolazione')).toBe('da_riverificare');
    // Both say that nobody can apply: that is no disagreement.
    expect(statusOf('credito-d-imposta-transizione-5-0')).toBe('chiuso');
  });

  it('a maximum limits the project only where the range of the call does', () => {
    expect(find('toscana-rsi-per-l-attrazione-degli-investimenti-azione-1-1-2').facts.spend).toEqual({
      min: 1_500_000,
      max: 3_000_000,
      maxLimitsProject: true,
    });
    expect(find('sismabonus-su-immobili-produttivi').facts.spend).toEqual({ max: 96_000 });
    for (const { id, facts } of grants) {
      if (facts.spend?.maxLimitsProject) expect(facts.spend.max, id).toBeGreaterThan(0);
    }
  });

  it('regions of a seat are named only where they are all that it says', () => {
    for (const { id, facts } of grants) {
      if (facts.seat) expect(facts.seat.scope === 'regioni', id).toBe(facts.seat.regions !== undefined);
    }
  });
});
