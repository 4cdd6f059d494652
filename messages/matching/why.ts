import type { FitReason } from '#domain/matching/fit-reason.ts';
import { metWords } from './short.ts';

const lowered = (text: string) =>
  /^[A-ZÀ-Ü]{2}/.test(text) ? text : text.charAt(0).toLocaleLowerCase('it') + text.slice(1);
const bare = (text: string) => text.replace(/(?<![.;,\s])[.;,\s]+$/, '');

/** "Perché è adatto": a sentence about this company and its project, never a list of matched words. */
export function whySentence({ pays, covers, meets }: FitReason): string | null {
  const parts: string[] = [];
  if (pays) {
    const cost = lowered(bare(pays.cost));
    parts.push(
      pays.thing
        ? `Paga ${cost}: il tuo progetto, «${lowered(bare(pays.thing))}», rientra.`
        : `Paga ${cost}, che è quello che cerchi.`,
    );
  }
  if (meets) parts.push(`È pensato per imprese come la tua: ${metWords(meets)}.`);
  if (parts.length > 0) return parts.join(' ');
  const costs = covers.map((cost) => lowered(bare(cost)));
  // "Personale, attrezzature e infrastrutture": one "e" is enough.
  const join = costs.some((cost) => / ed? /.test(cost)) ? ', ' : ' e ';
  return costs.length === 0 ? null : `Paga ${costs.join(join)}: guarda se è quello che ti serve.`;
}
