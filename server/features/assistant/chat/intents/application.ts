import { problemsInDraft } from '#domain/applications/check-draft.ts';
import { readCriteria } from '#domain/applications/criteria.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { isComplete, SECTION_IDS } from '#domain/applications/sections.ts';
import type { WizardStep } from '#domain/applications/wizard.ts';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { sectionIn, type ApplicationQuestion } from '#domain/assistant/reading/application-questions.ts';
import { daysBetween, latestDay } from '#domain/grants/rome-time.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { applyPath, PATHS, sectionPath, wizardPath } from '#domain/paths.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { checkText } from '#messages/applications/budget-checks.ts';
import { problemText } from '#messages/applications/draft-problems.ts';
import { APPLY, WIZARD } from '#messages/applications/screens.ts';
import { APPLICATION_TALK as TALK } from '#messages/assistant/application-talk.ts';
import type { readApplication } from '#server/features/applications/service.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { aboutOwnRecord } from '#server/features/assistant/chat/own-records.ts';
import { isOpen, say, type Link } from '#server/features/assistant/chat/parts.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import { each } from './eligibility.ts';
import { amount } from './money.ts';
import { statusParts } from './status.ts';

type View = Awaited<ReturnType<typeof readApplication>>;
type Told = (view: View, turn: Turn) => ChatPart[] | Promise<ChatPart[]>;

const TELLERS: Record<ApplicationQuestion, Told> = {
  quale: (view) => [about(view), standing(view)],
  sezione: section,
  manca: (view) => (view.application.sentAt ? sent(view) : [standing(view), ...lacking(view)]),
  invio: sending,
  allegati: (view) => papers(view),
  importo: money,
  scadenza: deadline,
};

/** The application on screen, from its own record; where the page lists them all, each of them. */
export const application: Teller = async (turn) => {
  const { context, question } = turn;
  if (!turn.application) return aboutOwnRecord(context, 'candidature');
  const view = await turn.application.read();
  return {
    parts: await TELLERS[question.application!](view, turn),
    intent: question.application === 'scadenza' ? 'scadenze' : 'compilazione',
    quickReplies: [...TALK.quickReplies],
  };
};

const nameOf = ({ application: { grantTitle, grantId } }: View): string => quotable(grantTitle, 200) || grantId;
const stepLink = ({ application: { id } }: View, label: string, step: WizardStep): Link => ({
  label,
  href: wizardPath(id, step),
});
const openLink = ({ application: { id } }: View): Link => ({ label: TALK.links.open, href: applyPath(id) });

function about(view: View): ChatPart {
  const { grantEntity, companyName } = view.application;
  return say(TALK.about(nameOf(view), quotable(grantEntity, 200), quotable(companyName, 200)), [openLink(view)]);
}

const standing = (view: View): ChatPart =>
  say(TALK.standing(nameOf(view), statusLabel(view.application.status), view.completed.length, SECTION_IDS.length));

function sent(view: View): ChatPart[] {
  const { sentAt, protocol, outcome } = view.application;
  return [
    say(TALK.sent(nameOf(view), sentAt!.slice(0, 10), protocol && quotable(protocol, 80)), [
      { label: TALK.links.all, href: PATHS.applications },
    ]),
    ...(protocol ? [] : [say(TALK.noProtocol)]),
    say(outcome ? TALK.outcome(outcome.result) : TALK.waiting),
  ];
}

/** Sections first, then what the texts, the budget and the papers lack. */
function lacking(view: View): ChatPart[] {
  const { missing, completed, budget, application: told } = view;
  const gaps = Object.values(plainTexts(told.contents)).flatMap(gapsIn).length;
  const isSpent = budget !== null && budget.spend > 0;
  const problems = (budget?.checks ?? []).filter(
    (check) => ('isMet' in check && !check.isMet) || check.kind === 'cover' || check.kind === 'quotes',
  );
  const [first] = missing;
  const parts = [
    ...(first
      ? [say(TALK.sections(missing), [{ label: TALK.links.section(first), href: sectionPath(told.id, first) }])]
      : [say(TALK.complete)]),
    ...(completed.includes('timeline') ? [] : [say(TALK.timeline)]),
    ...(gaps > 0 ? [say(TALK.gaps(gaps))] : []),
    ...(budget && !isSpent ? [say(TALK.noSpend, [stepLink(view, TALK.links.budget, 'budget')])] : []),
    ...(isSpent && problems.length > 0
      ? [say(TALK.budget(problems.map(checkText)), [stepLink(view, TALK.links.budget, 'budget')])]
      : []),
  ];
  return [...parts, ...(hasAllPapers(view) ? [] : papers(view))];
}

const LISTED = 6;
const hasAllPapers = ({ checklist }: View): boolean =>
  checklist.every(({ state, endsTooSoon }) => (state === 'allegato' || state === 'segnato') && !endsTooSoon);

/** The call's own list, line by line: what is there, what the company already keeps, what is missing. */
function papers(view: View): ChatPart[] {
  const { checklist, attachments } = view;
  const link = stepLink(view, TALK.links.documents, 'documenti');
  if (checklist.length === 0)
    return [say(TALK.papersUnknown(attachments.filter(({ kind }) => kind !== 'bando').length), [link])];
  const of = (wanted: (typeof checklist)[number]['state']) => checklist.filter(({ state }) => state === wanted);
  const there = of('allegato').length + of('segnato').length;
  const [missing, ready] = [of('manca'), of('pronto')];
  const names = (lines: typeof checklist) =>
    each(
      lines.map(({ document }) => document),
      LISTED,
    );
  return [
    say(TALK.papersThere(there, checklist.length), [link]),
    ...(missing.length > 0 ? [say(TALK.papersMissing(names(missing)))] : []),
    ...(missing.length > LISTED ? [say(TALK.papersMore(missing.length - LISTED))] : []),
    ...(ready.length > 0 ? [say(TALK.papersReady(names(ready)))] : []),
    ...checklist
      .filter(({ endsTooSoon, state }) => endsTooSoon && state !== 'segnato')
      .map(({ title, document, expiresOn }) => say(TALK.papersTooSoon(quotable(title ?? document, 200), expiresOn!))),
  ];
}

/** One section: what belongs there, what evaluators look for, and what a careful reader would say of it. */
function section(view: View, { question }: Turn): ChatPart[] {
  const id = sectionIn(question.text)!;
  const { application: told, grant } = view;
  const texts = plainTexts(told.contents);
  const text = texts[id] ?? '';
  const criteria = readCriteria(grant?.criteria ?? [], texts).filter((each) => each.section === id);
  const problems = text.trim() === '' ? [] : problemsInDraft(id, text, { limit: told.contents.limits[id] ?? null });
  return [
    say(TALK.section(id, isComplete(id, text), text.trim().length), [
      { label: TALK.links.section(id), href: sectionPath(told.id, id) },
    ]),
    say(TALK.sectionHint(APPLY.hints[id])),
    ...(criteria.length > 0 ? [say(TALK.sectionCriteria(each(criteria.map(({ name }) => name))))] : []),
    ...(problems.length > 0 ? [say(TALK.sectionProblems(problems.map(problemText).slice(0, LISTED)))] : []),
    ...(told.sentAt ? [] : [say(TALK.sectionWays)]),
  ];
}

async function deadline(view: View, turn: Turn): Promise<ChatPart[]> {
  const { application: told, missing } = view;
  if (told.sentAt) return sent(view);
  const { today } = turn.context.records;
  const [grant] = turn.grants;
  const day = told.deadline && latestDay(told.deadline);
  const when = grant
    ? await statusParts(turn, grant)
    : [say(day ? TALK.deadline(day, daysBetween(today, day)) : TALK.noDeadline, [openLink(view)])];
  return [...when, ...(missing.length > 0 ? [say(TALK.left(missing.length), [openLink(view)])] : [])];
}

function money(view: View, { grants: [grant] }: Turn): ChatPart[] {
  const { budget, terms, application: told } = view;
  const link = stepLink(view, TALK.links.budget, 'budget');
  if (!budget || budget.spend === 0) return [say(TALK.noSpend, [link]), ...(grant ? [amount(grant)] : [])];
  if (budget.aid === null || terms?.ratePct == null)
    return [say(WIZARD.budget.unknownRate, [link]), ...(grant ? [amount(grant)] : [])];
  const eligible = Math.min(budget.eligible, terms.spendMax ?? Infinity);
  const asked = told.sentAt ? TALK.wasAsked : TALK.asked;
  const limits = budget.checks.filter(({ kind }) =>
    ['spend_min', 'spend_max', 'rate_max', 'aid_max', 'room', 'room_unknown'].includes(kind),
  );
  const isGiven = terms.kind === 'contributo' || terms.kind === 'imposta';
  return [
    say(asked(terms.kind ?? 'contributo', budget.aid, terms.ratePct, eligible), [link]),
    ...(limits.length > 0 ? [say(TALK.budget(limits.map(checkText)))] : []),
    ...(isGiven
      ? [say(TALK.own(budget.spend, budget.ownShare!)), say(TALK.cover(budget.covered, budget.toCover!))]
      : []),
  ];
}

/** Whether it can be sent: what stops it, or the way to do it. */
function sending(view: View, { grants: [grant], context }: Turn): ChatPart[] {
  const { missing, access, application: told, checklist } = view;
  if (told.sentAt) return sent(view);
  const rights = access === 'proprietario' ? [] : [say(TALK.ownerSends)];
  if (missing.length > 0) return [say(TALK.notReady(nameOf(view))), ...lacking(view), ...rights];
  const { today } = context.records;
  const isEarly = grant !== undefined && grantStatus(grant, today).status === 'in_apertura';
  const isShut = grant !== undefined && !isEarly && !isOpen(grant, today);
  const warned = checklist.filter(({ state }) => state === 'manca' || state === 'pronto').length;
  return [
    say(isEarly ? TALK.notOpen : TALK.ready(nameOf(view)), [stepLink(view, TALK.links.review, 'revisione')]),
    ...(isShut ? [say(TALK.shut)] : []),
    ...(warned > 0 ? [say(TALK.papersWarn(warned), [stepLink(view, TALK.links.documents, 'documenti')])] : []),
    ...rights,
  ];
}
