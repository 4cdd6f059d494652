import type { Line } from '#domain/assistant/drafting/draft.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';

/** Parts of one application take turns at the ways of saying, so that no two say the same thing alike. */
const TURNS: Record<DraftPart, number> = {
  project_summary: 0,
  expected_results: 1,
  budget_justification: 2,
  innovation: 3,
  objectives: 4,
  timeline: 5,
  methodology: 6,
  market_analysis: 7,
  team_presentation: 8,
  company_description: 9,
  project_title: 10,
};

export type Voice = {
  part: DraftPart;
  /** One of several ways to say a thing; `step` moves on within the same text. */
  pick: (key: string, ways: readonly string[], step?: number) => string;
};

/** The same company, grant and part: the same words. */
export function voiceOf(part: DraftPart, seed: string): Voice {
  const turn = TURNS[part];
  return {
    part,
    pick: (key, ways, step = 0) => {
      const [count, own] = [ways.length, hash(`${seed}/${key}`)];
      // Parts that meet in one key part in the next: rows and columns of the turns move by a step of the key's own.
      const row = Math.floor(turn / count) * (hash(`${key}/${seed}`) % count);
      return ways[(own + turn + row + step) % count]!;
    },
  };
}

/** FNV-1a: small, even, the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

export const line = (rank: Line['rank'], text: string): Line => ({
  rank,
  text: text
    .replace(/(?<=\p{L})'(?=[\p{L}\p{N}])/gu, '’')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\.{2,}/g, '.')
    .trim(),
});
export const ranked = (rank: Line['rank'], lines: readonly Line[]): Line[] => lines.map(({ text }) => ({ rank, text }));
