import { ownCover } from '#domain/assistant/knowledge/own-answer.ts';
import type { Hearing } from '#domain/assistant/learned/hearing.ts';
import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import type { Grant } from '#domain/grants/grant.ts';

type Asked = { question: string; answer: string };

const PLACE = 'pagina';
const SURE = 0.2;
const SECOND = 0.6;
/** Questions of who may have a grant, however put. */
const OF_WHOM = ['requisiti', 'beneficiari', 'esclusione', 'sede', 'ateco'].map((aspect) => `bando:${aspect}`);
const matterOf = (label: string): string => (OF_WHOM.includes(label) ? OF_WHOM[0]! : label);
const KNOWN = new WeakMap<Asked, string | null>();

/** What one of a record's own questions asks of it. */
function aspectOf(asked: Asked, hear: Hearing): string | null {
  const known = KNOWN.get(asked);
  if (known !== undefined) return known;
  const [first] = hear(plainly(asked.question), PLACE).within('bando');
  const aspect = first && first.share >= SURE ? matterOf(first.label) : null;
  KNOWN.set(asked, aspect);
  return aspect;
}

/** The record's own question that asks the same thing as a message in other words: the one that shares most with it. */
export function alikeAnswer({ facts, name }: Grant, text: string, hear: Hearing): Asked | null {
  const [first, second] = hear(text, PLACE).within('bando');
  if (!first || first.share < SURE) return null;
  const asked = [first, second].flatMap((guess) =>
    guess && guess.share >= first.share * SECOND ? matterOf(guess.label) : [],
  );
  const alike = (facts.faq ?? []).flatMap((each) => {
    const at = asked.indexOf(aspectOf(each, hear) ?? '');
    return at === -1 ? [] : [{ each, at, cover: ownCover(each, text, name) }];
  });
  return alike.toSorted((one, other) => one.at - other.at || other.cover - one.cover)[0]?.each ?? null;
}
