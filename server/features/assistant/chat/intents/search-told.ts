import type { Grant } from '#domain/grants/grant.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, grantPart, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { aidFormIn, refusedFormIn } from '#server/features/assistant/chat/wishes.ts';

export const SHOWN = 4;
const THERE = 3;

export type Ranked = { grant: Grant; item: MatchItem | undefined; score: number };
/** By words and fit, best first: all of them, those open today, those that wait, those open that fit. */
export type Found = Record<'all' | 'open' | 'waiting' | 'fitting', Ranked[]>;

/** What a search says: what is open and fits, else why nothing does, and what to keep an eye on. */
export function told(
  { question }: Turn,
  { all, open, waiting, fitting: found }: Found,
  words: string,
  today: string,
): { parts: ChatPart[]; shown: Grant[] } {
  const who = question.isOther ? CHAT.thisCase : CHAT.yourCompany;
  const asForm = aidFormIn(question.text);
  const refused = refusedFormIn(question.text)?.forms ?? [];
  const wanted = found.filter(
    ({ grant }) => !refused.includes(grant.aidForm) || asForm?.forms.includes(grant.aidForm) === true,
  );
  const fitting = wanted.length > 0 ? wanted : found;
  const more = say(CHAT.more, [LINKS.search]);
  const line = ({ grant, item }: Ranked) => grantPart(grant, today, item?.score ?? null, true);
  if (open.length === 0)
    return { parts: [say(CHAT.noneOpen(words)), ...all.slice(0, SHOWN).map(line), ...onlyOne(all), more], shown: [] };
  if (fitting.length === 0) {
    const watched = waiting.slice(0, THERE).map(line);
    return {
      parts: [
        say(CHAT.notEligibleHere(words, who)),
        ...open.slice(0, SHOWN).map((each) => excluded(each, today)),
        ...(watched.length > 0 ? [say(CHAT.watch), ...watched] : []),
      ],
      shown: [],
    };
  }
  const form = asForm;
  const ofForm = fitting.filter(({ grant }) => !form || form.forms.includes(grant.aidForm));
  const asked = form ? `${words}, ${CHAT.forms[form.name]}` : words;
  const title = form && ofForm.length === 0 ? CHAT.noForm(words, CHAT.forms[form.name]) : CHAT.foundFor(asked);
  const shown =
    ofForm.length > 0 ? [...ofForm, ...(form ? fitting.filter((each) => !ofForm.includes(each)) : [])] : fitting;
  // What the words mean best is named although it does not take applications today.
  const isAmongBest = (each: Ranked) => all.indexOf(each) < THERE;
  const later = waiting.filter((each, at) => at < SHOWN - shown.length || isAmongBest(each));
  const watch = later.length > 0 ? [say(CHAT.watch), ...later.map(line)] : [];
  const regions = question.places.map(({ region }) => region);
  const elsewhere = open.filter(
    ({ grant, item }) =>
      item?.verdict === 'non_ammissibile' && grant.regions.some((region) => regions.includes(region)),
  );
  const there = elsewhere.slice(0, THERE).map((each) => excluded(each, today));
  const asThere = there.length > 0 ? [say(CHAT.elsewhere(who)), ...there] : [];
  const first = shown.slice(0, SHOWN);
  return {
    parts: [say(title), ...first.map(line), ...asThere, ...watch, more],
    shown: first.map(({ grant }) => grant),
  };
}

/** Where one alone is found: what it gives, which its line may not say. */
function onlyOne(all: readonly Ranked[]): ChatPart[] {
  const [grant] = all.length === 1 ? all.map((each) => each.grant) : [];
  const told = grant ? [sentencesOf(grant.summary)[0], grant.facts.aid?.note] : [];
  const texts = told.flatMap((text) => (text ? [quotable(text, 300)] : []));
  return grant && texts.length > 0 ? [say(TOLD.found(nameOf(grant), texts))] : [];
}

/** Open, but not for this company: with the reason, so that nobody thinks it was missed. */
function excluded({ grant, item }: Ranked, today: string): ChatPart {
  const why = quotable((item && shortReason(item.eligibility)) ?? '', 200);
  return say(CHAT.grantLine(nameOf(grant), [...(why ? [why] : []), deadlineFact(grant, today)]), [grantLink(grant)]);
}
