import { subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { fold } from '#domain/search/fold.ts';
import type { GrantLevel } from '#domain/vocabulary.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';
import { deadlineFact, grantLink, grantPart, isOpen, LINKS, nameOf, say, withoutCompany } from './parts.ts';
import { aidFormIn, levelIn, withoutLevels, type AskedForm } from './wishes.ts';

const SHOWN = 3;
const HITS = 40;
const WIDE = 200;
/** Below these a hit shares only a common word: enough where somebody looks for grants, too little elsewhere. */
const WEAK_SCORE = 1.5;
const SURE_SCORE = 3;
/** Hits this much below the best answer another question. */
const SHARE_OF_BEST = 1 / 3;

/** Open grants about the subject of the message; null when it has none, or none that the catalogue knows. */
export async function searchFor(
  context: OperationContext,
  message: string,
  isWanted: boolean,
): Promise<ChatPart[] | null> {
  const { records, ctx } = context;
  const level = levelIn(fold(message));
  const words = withoutLevels(subjectWords(message));
  if (words === '') return level && isWanted ? ofLevel(context, level) : null;
  const catalogue = await records.catalogue();
  const hits = catalogue.index(ctx.now()).search(words, { limit: HITS });
  const least = Math.max(isWanted ? WEAK_SCORE : SURE_SCORE, (hits[0]?.score ?? 0) * SHARE_OF_BEST);
  const grants = hits
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => catalogue.find(id)?.grant ?? [])
    .filter((grant) => level === null || grant.level === level);
  if (grants.length === 0) return null;
  const open = grants.filter((grant) => isOpen(grant, records.today));
  if (open.length === 0) {
    const lines = grants.slice(0, SHOWN).map((grant) => grantPart(grant, records.today, null));
    return [say(CHAT.noneOpen(words)), ...lines, say(CHAT.more, [LINKS.search])];
  }
  const judged = await records.judge(open);
  const fitting = open.filter((grant) => judged.get(grant.id)?.verdict !== 'non_ammissibile');
  if (fitting.length === 0) return excluded(open, judged, words, records.today);
  return told(fitting, judged, words, aidFormIn(fold(message)), records.today);
}

type Judged = ReadonlyMap<string, MatchItem>;

function told(fitting: Grant[], judged: Judged, words: string, form: AskedForm | null, today: string): ChatPart[] {
  const ofForm = fitting.filter(({ aidForm }) => !form || form.forms.includes(aidForm));
  const shown = (ofForm.length > 0 ? ofForm : fitting).slice(0, SHOWN);
  const asked = form ? `${words}, ${CHAT.forms[form.name]}` : words;
  const title = form && ofForm.length === 0 ? CHAT.noForm(words, CHAT.forms[form.name]) : CHAT.foundFor(asked);
  const lines = shown.map((grant) => grantPart(grant, today, judged.get(grant.id)?.score ?? null));
  return [say(title), ...lines, say(CHAT.more, [LINKS.search])];
}

/** Open, but not for this company: each with the reason, so that nobody thinks it was missed. */
function excluded(open: Grant[], judged: Judged, words: string, today: string): ChatPart[] {
  const lines = open.slice(0, SHOWN).map((grant) => {
    const why = quotable(shortReason(judged.get(grant.id)!.eligibility) ?? '', 200);
    return say(CHAT.grantLine(nameOf(grant), [...(why ? [why] : []), deadlineFact(grant, today)]), [grantLink(grant)]);
  });
  return [say(CHAT.notEligibleHere(words)), ...lines];
}

async function ofLevel(context: OperationContext, level: GrantLevel): Promise<ChatPart[]> {
  const { records } = context;
  const company = await records.company();
  const words = CHAT.level[level];
  if (!company) return [withoutCompany(context)];
  const all = (await records.matches({ limit: WIDE })).filter(({ grant }) => grant.level === level);
  if (all.length === 0) return [say(CHAT.nothingLevel(words), [LINKS.catalogue])];
  const open = all.filter(({ grant }) => isOpen(grant, records.today));
  const lines = (open.length > 0 ? open : all)
    .slice(0, SHOWN)
    .map(({ grant, score }) => grantPart(grant, records.today, score));
  const title = open.length > 0 ? CHAT.foundLevel(words, company.companyName) : CHAT.waitingLevel(words);
  return [say(title), ...lines, say(CHAT.more, [LINKS.search])];
}

/** The best for the company, whatever they are about; told so where the subject found nothing. */
export async function aboutSearching(context: OperationContext, message: string): Promise<ChatPart[]> {
  const { records } = context;
  const company = await records.company();
  if (!company) return [withoutCompany(context)];
  const words = subjectWords(message);
  const form = words === '' ? aidFormIn(fold(message)) : null;
  const open = (await records.matches({ limit: WIDE })).filter(({ grant }) => isOpen(grant, records.today));
  const ofForm = form ? open.filter(({ grant }) => form.forms.includes(grant.aidForm)) : [];
  const matches = (ofForm.length > 0 ? ofForm : open).slice(0, SHOWN);
  if (matches.length === 0) return [say(CHAT.nothing, [LINKS.profile, LINKS.catalogue])];
  const best =
    ofForm.length > 0 ? CHAT.foundForm(CHAT.forms[form!.name], company.companyName) : CHAT.found(company.companyName);
  return [
    say(words === '' ? best : CHAT.nothingFor(words)),
    ...matches.map(({ grant, score }) => grantPart(grant, records.today, score)),
    say(CHAT.more, [LINKS.search]),
  ];
}
