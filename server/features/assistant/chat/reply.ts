import { conceptsIn, type Concept } from '#domain/assistant/chat/concepts.ts';
import { grantAspectIn, isFollowUp, ordinalIn, type GrantAspect } from '#domain/assistant/chat/grant-aspects.ts';
import { ownRecordIn } from '#domain/assistant/chat/own-records.ts';
import { productQuestionIn } from '#domain/assistant/chat/product-questions.ts';
import { smallTalkIn } from '#domain/assistant/chat/small-talk.ts';
import { timeWindowIn } from '#domain/assistant/chat/time-window.ts';
import { isWanting, subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { chatIntent } from '#domain/assistant/intents.ts';
import { fold } from '#domain/search/fold.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { SMALL_TALK_TEXTS } from '#messages/assistant/product.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { aboutGrant, compareGrants } from './about-grant.ts';
import type { Reply } from './answer.ts';
import { aboutApplying } from './applying.ts';
import { aboutConcept } from './concepts.ts';
import { aboutConsultants } from './consultants.ts';
import { aboutDeadlines } from './deadlines.ts';
import { namedGrants, recentGrants, type PastMessage } from './named-grants.ts';
import { aboutOwnRecord } from './own-records.ts';
import { aboutProduct } from './product.ts';
import { grantPart, LINKS, say, withoutCompany } from './parts.ts';
import { aboutSearching, searchFor } from './searching.ts';

/** Rules that the regime of a grant decides. */
const AID_RULES: readonly Concept[] = ['de_minimis', 'gber', 'regime_aiuto', 'cumulo', 'effetto_incentivo', 'esl'];

/** The most precise reading first: a courtesy, a named grant, a thing of one's own, a rule, then a search. */
export async function replyTo(
  context: OperationContext,
  message: string,
  past: readonly PastMessage[],
): Promise<Reply> {
  const talk = smallTalkIn(message);
  if (talk) return smallTalk(context, talk);
  const aspect = grantAspectIn(message);
  const named = await namedGrants(context, message);
  if (named.length > 0) return aboutNamed(context, message, named, aspect);
  const own = ownRecordIn(message);
  if (own) return aboutOwnRecord(context, own);
  const question = productQuestionIn(message);
  if (question) return { parts: await aboutProduct(context, question), intent: 'altro' };
  const [concept] = conceptsIn(message);
  if (concept) return { parts: await aboutConcept(context, concept, message), intent: 'altro' };
  const before = await followUp(context, message, past, aspect);
  if (before) return before;
  return byWords(context, message, aspect);
}

async function smallTalk(context: OperationContext, talk: keyof typeof SMALL_TALK_TEXTS): Promise<Reply> {
  const isOpening = talk === 'saluto' || talk === 'capacita' || talk === 'intesa';
  const text = SMALL_TALK_TEXTS[talk];
  if (!isOpening) return { parts: [say(text)], intent: 'altro' };
  const hasCompany = (await context.records.company()) !== null;
  const parts = [say(text, [LINKS.search, LINKS.catalogue])];
  return { parts: hasCompany ? parts : [...parts, withoutCompany(context)], intent: 'altro' };
}

async function aboutNamed(
  context: OperationContext,
  message: string,
  named: Awaited<ReturnType<typeof namedGrants>>,
  aspect: GrantAspect | null,
): Promise<Reply> {
  const all = [...new Map(named.flat().map((grant) => [grant.id, grant])).values()];
  const intent = aspect === 'scadenza' || aspect === 'stato' ? ('scadenze' as const) : ('compilazione' as const);
  const [first] = all;
  const [concept] = aspect === 'regime' ? [] : conceptsIn(message);
  const rule = concept ? await aboutConcept(context, concept, message) : [];
  if (all.length > 1) {
    const title = named.length > 1 ? GRANT_TALK.compare : CHAT.several;
    return { parts: [...rule, ...(await compareGrants(context, all, title))], intent };
  }
  const isOfAid = concept !== undefined && AID_RULES.includes(concept);
  const parts = await aboutGrant(context, first!, isOfAid ? 'regime' : concept ? 'stato' : aspect);
  return { parts: [...rule, ...parts], intent };
}

/** "E i requisiti?", "il secondo", "quanto?": of the grants that were named last. */
async function followUp(
  context: OperationContext,
  message: string,
  past: readonly PastMessage[],
  aspect: GrantAspect | null,
): Promise<Reply | null> {
  const leansBack = isFollowUp(message);
  const isBare = subjectWords(message) === '' && !isWanting(fold(message));
  const isOwnList =
    /\bscadenze\b|\bmi[oei]+\b/.test(fold(message)) || timeWindowIn(message, context.records.today) !== null;
  if (!isBare || isOwnList || !(leansBack || aspect)) return null;
  const recent = await recentGrants(context, past);
  const place = ordinalIn(message);
  const chosen = place === null ? recent[0] : recent.at(place);
  const isAsked = leansBack || recent.length === 1;
  if (chosen && isAsked) {
    const wanted = aspect ?? (/^perche\b/.test(fold(message)) ? 'esclusione' : 'descrizione');
    return { parts: await aboutGrant(context, chosen, wanted), intent: 'compilazione' };
  }
  const needsGrant = aspect !== null && !['documenti', 'domanda', 'scadenza', 'descrizione'].includes(aspect);
  return needsGrant || (leansBack && aspect === null) ? whichGrant(context) : null;
}

async function whichGrant({ records }: OperationContext): Promise<Reply> {
  const catalogue = await records.catalogue();
  const saved = (await records.saved()).flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []).slice(0, 3);
  if (saved.length === 0) return { parts: [say(CHAT.which, [LINKS.search])], intent: 'altro' };
  const lines = saved.map((grant) => grantPart(grant, records.today, null));
  return { parts: [say(CHAT.which), say(CHAT.whichSaved), ...lines], intent: 'altro' };
}

/** By what the words are about, then by the keywords of spec §4. */
async function byWords(context: OperationContext, message: string, aspect: GrantAspect | null): Promise<Reply> {
  const intent = chatIntent(message);
  const text = fold(message);
  if (intent === 'consulenti') return { parts: await aboutConsultants(), intent };
  const asksDeadlines = aspect === 'scadenza' || /\bcalendario\b/.test(text);
  if (asksDeadlines) return { parts: await aboutDeadlines(context, message), intent: 'scadenze' };
  if (aspect === 'documenti')
    return { parts: [say(CHAT.usualDocuments, [LINKS.requirements])], intent: 'compilazione' };
  const isAboutApplying = /\b(?:compil\w+|candidatur\w+|domanda|modul[oi]|bozz\w+)\b/.test(text);
  if (isAboutApplying) return { parts: await aboutApplying(context), intent: 'compilazione' };
  const found = await searchFor(context, message, isWanting(text) || intent === 'ricerca');
  if (found) return { parts: found, intent: 'ricerca' };
  const asksForGrants = intent === 'ricerca' || intent === 'compilazione' || isWanting(text);
  if (asksForGrants) return { parts: await aboutSearching(context, message), intent: 'ricerca' };
  return { parts: [say(CHAT.notUnderstood, [LINKS.search, LINKS.catalogue])], intent: 'altro' };
}
