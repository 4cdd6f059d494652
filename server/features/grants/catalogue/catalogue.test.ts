import { describe, expect, it } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { grantSchema } from '#domain/grants/grant-schema.ts';
import { incentiviIdOf } from '#domain/grants/official-id.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import { GRANT_ALIASES, loadBundledCatalogue } from './load.ts';

const grants = loadBundledCatalogue();
const territoryOf = (grant: Grant) =>
  typeof grant.constraints.territory === 'object' ? grant.constraints.territory : null;

/** Open to companies of other regions by their own text: who settles in, or who hires from outside. */
const OPEN_TO_OUTSIDERS = ['sicilia-south-working-incentivi-al-lavoro-agile'];

describe('the bundled catalogue', () => {
  it('holds 196 programmes with distinct ids', () => {
    expect(grants).toHaveLength(196);
    expect(new Set(grants.map((grant) => grant.id)).size).toBe(196);
  });

  it.each(grants.map((grant) => [grant.id, grant] as const))('%s has the shape of a grant', (_, grant) => {
    expect(grantSchema.safeParse(grant).error).toBeUndefined();
  });

  it('answers to the ids 1 and 2 with open programmes (GRA-4)', () => {
    for (const id of ['1', '2']) {
      const grant = grants.find((each) => each.id === GRANT_ALIASES.get(id));
      expect(OPEN_STATUSES).toContain(grantStatus(grant!, '2026-11-15').status);
    }
  });

  it('carries official ids once each', () => {
    const ids = grants.map(incentiviIdOf).filter((id) => id !== null);
    expect(ids.length).toBe(115);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives fresh lists: changing one does not change the next', () => {
    loadBundledCatalogue().pop();
    expect(loadBundledCatalogue()).toHaveLength(196);
  });
});

describe('constraints agree with the text they were read from', () => {
  const regional = grants.filter((grant) => grant.level === 'regionale');

  it.each(regional.map((grant) => [grant.id, grant] as const))('%s keeps its region', (id, grant) => {
    expect(grant.regions).toHaveLength(1);
    if (OPEN_TO_OUTSIDERS.includes(id)) expect(territoryOf(grant)).toBeNull();
    else expect(territoryOf(grant)?.regions).toEqual(grant.regions);
  });

  it('a programme that gives its aid "in de minimis" carries that regime', () => {
    const said = grants.filter(({ summary, benefits }) => /\bde minimis\b/i.test([summary, ...benefits].join(' ')));
    expect(said.length).toBeGreaterThan(0);
    for (const grant of said) expect(grant.aidRegime, grant.id).toBe('de_minimis');
  });

  it('a national programme whose beneficiaries name regions is limited to them', () => {
    for (const grant of grants.filter((each) => each.level === 'nazionale')) {
      const named = REGIONS.filter((region) => grant.beneficiaries.includes(region));
      if (named.length >= 2) expect(territoryOf(grant)?.regions, grant.id).toEqual(expect.arrayContaining(named));
    }
  });

  it('Trento and Bolzano are told apart by the text', () => {
    for (const grant of grants.filter(
      (each) => each.regions.includes('Trentino-Alto Adige') && each.level === 'regionale',
    )) {
      const text = `${grant.name} ${grant.entity} ${grant.summary}`;
      expect(territoryOf(grant)?.provinces, grant.id).toEqual([/Bolzano/.test(text) ? 'BZ' : 'TN']);
    }
  });

  it('"Mezzogiorno" and "ZES" in the name or the beneficiaries limit the territory', () => {
    for (const grant of grants) {
      const text = `${grant.name} ${grant.beneficiaries}`;
      if (/Mezzogiorno|regioni ZES|ZES Unica/.test(text))
        expect(territoryOf(grant)?.regions, grant.id).toContain('Campania');
    }
  });

  it('beneficiaries that are only PMI shut large companies out', () => {
    for (const grant of grants) {
      const { sizes, employees } = grant.constraints;
      if (!/^(?:PMI|MPMI|Micro, piccole e medie)\b/.test(grant.beneficiaries)) continue;
      if (/mid.?cap|grandi/i.test(grant.beneficiaries) || grant.id === 'eurostars') continue;
      expect(employees?.max !== undefined || (Array.isArray(sizes) && !sizes.includes('large')), grant.id).toBe(true);
    }
  });

  it('a size that the rule admits is never missing from a grant made for it', () => {
    for (const { id, constraints, sizes } of grants) {
      if (!Array.isArray(constraints.sizes)) continue;
      expect(
        constraints.sizes.some((size) => sizes.includes(size)),
        id,
      ).toBe(true);
    }
  });

  it('every stated condition is either a rule or a row to verify', () => {
    for (const grant of grants) {
      const rules = Object.keys(grant.constraints).filter((key) => key !== 'other').length;
      const open = grant.constraints.other?.length ?? 0;
      expect(rules + open, grant.id).toBeGreaterThanOrEqual(Math.min(2, grant.requirements.length));
    }
  });

  it('a closing day is never before the opening day', () => {
    for (const { id, opensOn, closesOn } of grants) {
      if (opensOn !== null && closesOn !== null) expect(closesOn >= opensOn, id).toBe(true);
    }
  });
});
