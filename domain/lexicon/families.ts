import { stemOf } from '#domain/search/tokens.ts';
import { THINGS } from './families/things.ts';
import { VERBS } from './families/verbs.ts';

/**
 * Words of one family that their endings do not join: verbs and their nouns ("assumere", "assunzione"), a good and who
 * makes it ("miele", "apistico"), the learned word beside the common one ("cavallo", "equino"): the stems that each stem
 * may stand for, without itself.
 */
const KIN = kinByStem(`${VERBS}${THINGS}`);

export function familyOf(stem: string): readonly string[] {
  return KIN.get(stem) ?? [];
}

function kinByStem(lines: string): Map<string, string[]> {
  const kin = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const stems = new Set(line.split(' ').filter(Boolean).map(stemOf));
    for (const stem of stems) {
      const known = kin.get(stem) ?? new Set<string>();
      for (const other of stems) if (other !== stem) known.add(other);
      kin.set(stem, known);
    }
  }
  return new Map([...kin].map(([stem, others]) => [stem, [...others]]));
}
