import { quotable } from '#domain/assistant/instruction-like.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { GRANT_TALK } from '#messages/assistant/chat.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, isOpen, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

const sentence = (text: string): string => `${text.replace(/(?<![.\s])[.\s]+$/, '')}.`;

/** Whether one can still apply, until when, and what there is instead where one cannot. */
export async function statusParts(turn: Turn, grant: Grant): Promise<ChatPart[]> {
  const { today } = turn.context.records;
  const fact = deadlineFact(grant, today);
  const { status } = grantStatus(grant, today);
  const state = GRANT_TALK.state[status];
  const isSaid = fact.startsWith(state) || /^(?:a sportello|apre)/.test(fact);
  const note = quotable(grant.statusNote ?? '', 300);
  const reason = status === 'chiuso' || status === 'sospeso' ? closing(grant, note) : [];
  const told = (grant.facts.faq ?? []).find(({ question }) => ON_STATE.test(fold(question)));
  return [
    ...(told
      ? [say(TOLD.found(nameOf(grant), [quotable(told.answer, 500)]), [grantLink(grant)]), sourcePart(grant, ['faq'])]
      : []),
    say(GRANT_TALK.deadline(nameOf(grant), isSaid ? fact : `${state}; ${fact}`), [grantLink(grant)]),
    ...(status === 'in_apertura' && grant.opensOn && grant.opensAt
      ? [say(TOLD.opensAt(grant.opensOn, grant.opensAt))]
      : []),
    ...(/\bda quando\b/.test(turn.question.text) && grant.opensOn && grant.opensOn <= today
      ? [say(TOLD.openSince(grant.opensOn))]
      : []),
    ...(grant.closesAt && grant.closesOn && grant.closesOn >= today ? [say(GRANT_TALK.hour(grant.closesAt))] : []),
    ...notesOf(grant).map((text) => say(sentence(text))),
    ...reason,
    ...(isOpen(grant, today) || status === 'in_apertura' ? [] : await instead(turn, grant)),
  ];
}

/** What the card and its sources say of the state. */
function notesOf({ statusNote, facts: { status } }: Grant): string[] {
  const notes = [statusNote, status?.note].map((text) => quotable(text ?? '', 300));
  return [...new Set(notes)].filter((text) => text !== '');
}

/** The record's own question on whether one can still apply: it knows more than the dates. */
const ON_STATE =
  /\bsi puo (?:ancora )?(?:presentare|chiedere)\b|\be (?:ancora )?(?:aperto|sospeso)\b|\bquando riapre\b|\bci sono ancora fondi\b|\bc'e una scadenza\b/;

/** The sentences of the card that say why it is closed. */
function closing(grant: Grant, note: string): ChatPart[] {
  const said = sentencesOf(quotable(grant.summary, 1200)).filter((text) =>
    /\b(?:chius\w+|esauri\w+|sospes\w+|termin\w+|conclus\w+|sostitui\w+)\b/.test(fold(text)),
  );
  const fresh = said.filter((text) => !fold(note).includes(fold(text)));
  return fresh.length > 0 ? [say(fresh.map(sentence).join(' '))] : [];
}

const HITS = 12;

/** An open grant that says it took this one's place, else the one most like it by name. */
async function instead({ context }: Turn, grant: Grant): Promise<ChatPart[]> {
  const catalogue = await context.records.catalogue();
  const words = tokenize(grant.name).flatMap(({ role, stem }) => (role === 'content' ? [stem] : []));
  const hits = catalogue.index(context.ctx.now()).search(grant.name, { limit: HITS });
  const open = hits
    .flatMap(({ id }) => catalogue.find(id)?.grant ?? [])
    .filter((other) => other.id !== grant.id && isOpen(other, context.records.today) && isForSame(other, grant));
  const heir = open.find((other) =>
    sentencesOf(other.summary).some(
      (text) => /\bsostitui\w+|\bal posto\b|\bprende il posto\b/.test(fold(text)) && shares(text, words),
    ),
  );
  if (heir) return [say(TOLD.insteadOf(nameOf(heir)), [grantLink(heir)])];
  const alike = open.find((other) => shares(other.name, words));
  return alike ? [say(TOLD.similarOpen(nameOf(alike)), [grantLink(alike)])] : [];
}

/** Of the whole country, or of a region of the one that is closed: elsewhere it is no way out. */
const isForSame = (other: Grant, { regions }: Grant): boolean =>
  other.regions.length === 0 || other.regions.some((region) => regions.includes(region));

function shares(text: string, words: readonly string[]): boolean {
  const said = new Set(tokenize(text).map(({ stem }) => stem));
  return words.filter((word) => said.has(word)).length >= 2;
}

export function hourParts(grant: Grant, today: string): ChatPart[] {
  const opening =
    grant.opensOn && grant.opensAt ? [say(TOLD.opensAt(grant.opensOn, grant.opensAt), [grantLink(grant)])] : [];
  const closingHour =
    grant.closesOn && grant.closesAt && grant.closesOn >= today
      ? [say(TOLD.closesAt(grant.closesOn, grant.closesAt), [grantLink(grant)])]
      : [];
  const told = [...opening, ...closingHour];
  return told.length > 0 ? told : [say(TOLD.noHour(nameOf(grant)), [grantLink(grant)])];
}
