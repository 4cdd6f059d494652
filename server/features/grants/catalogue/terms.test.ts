import { expect, test } from 'vitest';
import { loadBundledCatalogue } from './load.ts';

const GRANTS = loadBundledCatalogue();
const each = GRANTS.map((grant) => ({ id: grant.id, terms: grant.terms! }));

test('every bundled programme says what it gives, or why no figure can be made', () => {
  expect(each.filter(({ terms }) => !terms).map(({ id }) => id)).toEqual([]);
  const silent = each.filter(({ terms }) => terms.lines.length === 0 && terms.noFigure === undefined);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('each line has a name of its own, one way of coming to a sum, and refers to lines that exist before it', () => {
  const problems = each.flatMap(({ id, terms }) => {
    const known = new Set<string>();
    return terms.lines.flatMap((line) => {
      const ways = [line.share, line.slices, line.amount, line.each].filter((way) => way !== undefined).length;
      const isConventional = line.formula !== undefined && line.formula.name !== 'valore_deduzione';
      const part = line.of.startsWith('parte:') ? line.of.slice('parte:'.length) : null;
      const found = [
        ...(known.has(line.id) ? [`${id}: ${line.id} twice`] : []),
        ...(ways === 1 || (ways === 0 && isConventional) ? [] : [`${id}: ${line.id} has ${String(ways)} ways`]),
        ...(part === null || known.has(part) ? [] : [`${id}: ${line.id} of ${part}`]),
      ];
      known.add(line.id);
      return found;
    });
  });
  expect(problems).toEqual([]);
});

test('no share of the spend is more than all of it, but for a deduction', () => {
  const beyond = each.flatMap(({ id, terms }) =>
    terms.lines
      .filter(({ what, of }) => what !== 'deduzione' && of === 'spesa')
      .filter(({ share }) => (typeof share === 'number' ? share : (share?.max ?? 0)) > 100)
      .map((line) => `${id}: ${line.id}`),
  );
  expect(beyond).toEqual([]);
});

test('every sum rests on a source', () => {
  const bare = each.filter(
    ({ terms }) => terms.lines.length > 0 && !terms.sources.some(({ fields }) => fields.includes('lines')),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});
