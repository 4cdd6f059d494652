import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { incentiviExternalId } from '#domain/grants/official-id.ts';
import type { GrantDraft } from './draft.ts';
import { type ExistingGrant, type ImportPlan, planImport } from './plan.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

function grant(id: string, fields: Partial<Grant> = {}, source: Partial<Grant['source']> = {}): Grant {
  return {
    id: `bando-${id}`,
    name: `Bando ${id}`,
    entity: 'Ente',
    level: 'nazionale',
    regions: [],
    sectors: ['retail'],
    categories: [],
    beneficiaries: 'Impresa',
    sizes: ['micro'],
    aidForm: 'fondo perduto',
    aidIntensity: null,
    aidIntensityMax: null,
    aidRegime: null,
    amounts: { min: null, max: 1000, kind: 'contributo' },
    eligibleCosts: [],
    openingMode: null,
    opensOn: '2026-01-01',
    opensAt: null,
    closesOn: '2026-12-31',
    closesAt: null,
    editorialState: 'aperto',
    statusNote: null,
    summary: 'Testo',
    requirements: [],
    benefits: [],
    documents: [],
    processingTime: null,
    legalBasis: null,
    link: `https://www.example.it/${id}`,
    constraints: {},
    facts: {},
    ...fields,
    source: {
      name: 'incentivi',
      externalId: id,
      evidence: 'IODL 2.0',
      urlEvidence: 'seen',
      checkedOn: '2026-10-01',
      confidence: 'medium',
      depth: 'solo_sintesi',
      ...source,
    },
  };
}

const draft = (...args: Parameters<typeof grant>): GrantDraft => ({
  grant: grant(...args),
  budget: null,
  language: 'it',
  warnings: [],
});
const existing = (item: Grant, overridden: ExistingGrant['overridden'] = []): ExistingGrant => ({
  grant: item,
  overridden,
});
const run = (catalogue: ExistingGrant[], drafts: GrantDraft[], isComplete = false): ImportPlan =>
  planImport(catalogue, { drafts, rejected: [] }, { source: 'incentivi', isComplete });

function applied(catalogue: ExistingGrant[], plan: ImportPlan): ExistingGrant[] {
  const updates = new Map(plan.updated.map((update) => [update.after.id, update.after]));
  const stored = (item: Grant): Grant => JSON.parse(JSON.stringify(item)) as Grant;
  return [
    ...catalogue.map((item) => ({ ...item, grant: stored(updates.get(item.grant.id) ?? item.grant) })),
    ...plan.created.map((created) => existing(stored(created.grant))),
  ];
}

describe('an import', () => {
  test('creates, updates with the fields that changed, and leaves the rest', () => {
    const catalogue = [existing(grant('1')), existing(grant('2'))];
    const plan = run(catalogue, [draft('1', { closesOn: '2027-03-31' }), draft('2'), draft('3')]);
    expect(plan.created.map((item) => item.grant.id)).toEqual(['bando-3']);
    expect(plan.updated).toMatchObject([
      { after: { id: 'bando-1' }, changes: [{ field: 'closesOn', before: '2026-12-31', after: '2027-03-31' }] },
    ]);
    expect(plan.unchanged).toEqual([{ id: 'bando-2', checkedOn: '2026-10-01' }]);
  });

  test('run twice changes nothing the second time, in any order', () => {
    const drafts = ['7', '12', '3'].map((id) => draft(id));
    const catalogue = applied([], run([], drafts));
    const second = run(catalogue, drafts.toReversed());
    expect(second).toMatchObject({ created: [], updated: [], rejected: [] });
    expect(second.unchanged).toHaveLength(3);
  });

  test('a new day of last check alone is not a change of the grant', () => {
    const plan = run([existing(grant('1'))], [draft('1', {}, { checkedOn: '2026-11-02' })]);
    expect(plan).toMatchObject({ updated: [], unchanged: [{ id: 'bando-1', checkedOn: '2026-11-02' }] });
  });

  test('an older file never undoes a newer one', () => {
    const plan = run([existing(grant('1'))], [draft('1', { summary: 'Vecchio' }, { checkedOn: '2025-01-01' })]);
    expect(plan).toMatchObject({ updated: [], unchanged: [{ id: 'bando-1', checkedOn: '2026-10-01' }] });
  });

  test('a new title does not move the address of a grant', () => {
    const renamed = draft('1', { id: 'altro-1', name: 'Altro' });
    expect(run([existing(grant('1'))], [renamed]).updated[0]?.after).toMatchObject({ id: 'bando-1', name: 'Altro' });
  });

  test('what an editor set by hand survives', () => {
    const catalogue = [
      existing(grant('1', { summary: 'Testo curato', closesOn: '2026-11-30' }), ['summary', 'closesOn']),
    ];
    const plan = run(catalogue, [draft('1', { summary: 'Testo nuovo', entity: 'Altro ente' })]);
    expect(plan.updated[0]?.after).toMatchObject({
      summary: 'Testo curato',
      closesOn: '2026-11-30',
      entity: 'Altro ente',
    });
    expect(plan.updated[0]?.changes.map((change) => change.field)).toEqual(['entity']);
  });

  test('never closes what is missing: a complete answer names it, a partial one does not even that', () => {
    const catalogue = [
      existing(grant('1')),
      existing(grant('2')),
      existing(grant('x', {}, { name: 'bundled', externalId: null })),
    ];
    expect(run(catalogue, [draft('1')], false)).toMatchObject({ updated: [], missing: [] });
    expect(run(catalogue, [draft('1')], true)).toMatchObject({ updated: [], missing: ['bando-2'] });
  });

  test('an address already taken by another grant gets the name of the source', () => {
    const plan = run([existing(grant('9', {}, { name: 'custom', externalId: null }))], [draft('9', { link: null })]);
    expect(plan.created[0]?.grant.id).toBe('bando-9-incentivi');
  });
});

describe('a programme of the bundled catalogue', () => {
  const bundled = grant(
    '52',
    {
      id: 'programma',
      name: 'Programma',
      legalBasis: null,
      closesOn: null,
      requirements: ['Uno'],
      editorialState: 'ricorrente',
    },
    {
      name: 'bundled',
      externalId: incentiviExternalId(52),
      evidence: 'fonti pubbliche',
      checkedOn: '2026-09',
      confidence: 'high',
    },
  );

  test('is updated by the record with its official id: fresher dates, gaps filled, source named', () => {
    const plan = run(
      [existing(bundled)],
      [draft('52', { closesOn: '2027-01-31', legalBasis: 'Legge 1', requirements: [] })],
    );
    expect(plan.created).toEqual([]);
    expect(plan.updated[0]?.after).toMatchObject({
      id: 'programma',
      name: 'Programma',
      closesOn: '2027-01-31',
      legalBasis: 'Legge 1',
      requirements: ['Uno'],
      editorialState: 'aperto',
      source: { name: 'bundled', evidence: 'fonti pubbliche; IODL 2.0', checkedOn: '2026-10-01', confidence: 'high' },
    });
    const after = applied([existing(bundled)], plan);
    expect(run(after, [draft('52', { closesOn: '2027-01-31', legalBasis: 'Legge 1' })])).toMatchObject({ updated: [] });
  });

  test('keeps its dates against an older record, and its state against a mere doubt', () => {
    const old = draft('52', { closesOn: '2024-01-31' }, { checkedOn: '2024-01-01' });
    expect(run([existing(bundled)], [old]).updated).toEqual([]);
    const doubtful = draft('52', { closesOn: '2027-01-31', editorialState: 'da verificare' });
    expect(run([existing(bundled)], [doubtful]).updated[0]?.after.editorialState).toBe('ricorrente');
  });

  test('a new edition does not inherit the closing day of the old one', () => {
    const closed = { ...bundled, closesOn: '2026-05-12' };
    const plan = run([existing(closed)], [draft('52', { opensOn: '2026-09-15', closesOn: null })]);
    expect(plan.updated[0]?.after).toMatchObject({ opensOn: '2026-09-15', closesOn: null });
  });

  test('without an official id is known by its page and title', () => {
    const nameless = grant('52', { id: 'programma' }, { name: 'bundled', externalId: null });
    expect(run([existing(nameless)], [draft('52')])).toMatchObject({ created: [], rejected: [] });
  });
});

describe('duplicates', () => {
  const link = 'https://www.example.it/pagina';

  test('same page and other title are other grants', () => {
    const plan = run([], [draft('1', { link, name: 'Asse I' }), draft('2', { link, name: 'Asse II' })]);
    expect(plan.created).toHaveLength(2);
    expect(plan.created.flatMap((item) => item.warnings)).toEqual([]);
  });

  test('same page, title, days and places are one grant; with other days they are flagged', () => {
    const one = draft('1', { link, name: 'Avviso' });
    const two = draft('2', { link: 'http://example.it/pagina/', name: 'AVVISO ' });
    const edition = draft('3', { link, name: 'Avviso', closesOn: '2027-12-31' });
    const plan = run([], [two, edition, one]);
    expect(plan.created.map((item) => item.grant.source.externalId)).toEqual(['1', '3']);
    expect(plan.created[1]?.warnings).toEqual([{ code: 'possible_duplicate', params: { id: '1' } }]);
    expect(plan.rejected).toMatchObject([{ ref: '2', reasons: [{ code: 'duplicate_of', params: { id: '1' } }] }]);
  });

  test('of two records of one grant the one already in the catalogue stays and is updated', () => {
    const known = grant('2', { link, name: 'Avviso' });
    const plan = run(
      [existing(known)],
      [draft('1', { link, name: 'Avviso' }), draft('2', { link, name: 'Avviso', entity: 'Nuovo' })],
    );
    expect(plan.updated.map((update) => update.after.id)).toEqual(['bando-2']);
    expect(plan.rejected.map((item) => item.ref)).toEqual(['1']);
  });

  test('one id twice: the newest record counts', () => {
    const plan = run([], [draft('1', { summary: 'b' }, { checkedOn: '2026-10-05' }), draft('1', { summary: 'a' })]);
    expect(plan.created.map((item) => item.grant.summary)).toEqual(['b']);
    expect(plan.rejected).toMatchObject([{ ref: '1', reasons: [{ code: 'duplicate_id' }] }]);
  });
});

test('an import adds the facts that a bundled programme lacks, with their source, and leaves the others', () => {
  const own: Grant['facts'] = { spend: { min: 5_000 }, sources: [{ fields: ['spend'], title: 'Decreto' }] };
  const official: Grant['facts'] = {
    spend: { min: 1 },
    ateco: { version: '2007', include: ['55.1'] },
    sources: [{ fields: ['spend', 'ateco'], title: 'incentivi.gov.it' }],
  };
  const bundled = grant('1', { facts: own }, { name: 'bundled', externalId: incentiviExternalId(1) });
  const [update] = run([existing(bundled)], [draft('1', { facts: official })]).updated;
  expect(update?.after.facts).toEqual({
    spend: { min: 5_000 },
    ateco: { version: '2007', include: ['55.1'] },
    sources: [
      { fields: ['spend'], title: 'Decreto' },
      { fields: ['ateco'], title: 'incentivi.gov.it' },
    ],
  });
});

test('any set of records gives the same plan in any order, and nothing new when run again', () => {
  const record = fc.record({
    id: fc.integer({ min: 1, max: 6 }).map(String),
    name: fc.constantFrom('A', 'B'),
    closesOn: fc.constantFrom('2026-12-31', '2027-06-30', null),
    page: fc.constantFrom('p', 'q', null),
    day: fc.constantFrom('2026-09-01', '2026-10-01'),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), fc.nat(), (records, turn) => {
      const drafts = records.map(({ id, name, closesOn, page, day }) =>
        draft(id, { name, closesOn, link: page === null ? null : `https://example.it/${page}` }, { checkedOn: day }),
      );
      const cut = drafts.length === 0 ? 0 : turn % drafts.length;
      const plan = run([], drafts);
      expect(run([], [...drafts.slice(cut), ...drafts.slice(0, cut)].toReversed())).toEqual(plan);
      const again = run(applied([], plan), drafts);
      expect(again.created).toEqual([]);
      expect(again.updated).toEqual([]);
      expect(plan.created.length + plan.rejected.length).toBe(drafts.length);
    }),
    { numRuns: 300 },
  );
});
