import { quotable } from '#domain/assistant/instruction-like.ts';
import { PRIORITIES, type Priority } from '#domain/assistant/request-types.ts';
import { DEADLINE, MATCH_BADGE, SEARCH, STRUCTURE } from '#domain/constants.ts';
import { askedDocuments } from '#domain/documents/asked-documents.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { SECTION_TITLES, SUGGESTIONS, withChange } from '#messages/assistant/assistant.ts';
import { QUESTION_LABELS, questionGain, renderCheck } from '#messages/matching/eligibility.ts';
import { rowWords } from '#messages/matching/short.ts';
import type { OperationContext } from './operation.ts';
import type { AnswerOf } from './shapes.ts';

export type Suggestion = AnswerOf<'smart_suggestions'>['suggestions'][number];
type Found = Omit<Suggestion, 'timestamp'>;
type SuggestionScope = { grant?: Grant | null; formData?: Record<string, unknown> | undefined };

/** The few next steps that help most, at most five (AST-11), each from a record that the user can open. */
export async function suggestionsFor(context: OperationContext, scope: SuggestionScope): Promise<Suggestion[]> {
  const timestamp = context.ctx.now().toISOString();
  const company = await context.records.company();
  const found = company
    ? [
        ...(await grantRows(context, scope.grant ?? null)),
        ...emptySections(scope.formData),
        ...(await nearDeadlines(context)),
        ...(await nextQuestion(context)),
        ...(await unsavedBest(context)),
      ]
    : [...(await nearDeadlines(context)), addCompany()];
  const rank = ({ priority }: Found) => PRIORITIES.indexOf(priority);
  return [...new Map(found.map((one) => [one.id, one])).values()]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, SEARCH.suggestionLines)
    .map((one) => ({ ...one, timestamp }));
}

const addCompany = (): Found => ({
  id: 'profilo-azienda',
  type: 'profilo',
  priority: 'alta',
  text: SUGGESTIONS.addCompany,
  action: { label: SUGGESTIONS.actions.company, href: PATHS.newCompany },
});

async function nearDeadlines({ records }: OperationContext): Promise<Found[]> {
  const saved = await records.saved();
  const catalogue = await records.catalogue();
  const judged = await records.judge(saved.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []));
  const isShut = (id: string) => judged.get(id)?.verdict === 'non_ammissibile';
  return saved
    .filter(({ grantId }) => !isShut(grantId))
    .flatMap(({ grantId, grant }): Found[] => {
      if (!grant || grant.daysLeft === null || grant.closesOn === null || grant.daysLeft > DEADLINE.warningDays)
        return [];
      const priority: Priority = grant.daysLeft <= DEADLINE.urgentDays ? 'alta' : 'media';
      const text = SUGGESTIONS.deadline(quotable(grant.name, 300), grant.closesOn, grant.daysLeft);
      return [{ id: `scadenza-${grantId}`, type: 'scadenza', priority, text, action: openGrant(grantId) }];
    });
}

/** Rows of the one grant in hand that fail or stay open, and the papers it asks for. */
async function grantRows({ records }: OperationContext, grant: Grant | null): Promise<Found[]> {
  if (!grant) return [];
  const item = (await records.judge([grant])).get(grant.id);
  const rows = item?.eligibility.checks.filter(({ outcome }) => outcome !== 'soddisfatto') ?? [];
  const told = rows.map((check): Found => {
    const { reason, wouldChange } = renderCheck(check);
    const isFailed = check.outcome === 'non_soddisfatto';
    const change = isFailed || wouldChange?.endsWith('?') ? wouldChange : null;
    const words = quotable(withChange(reason, change), 500);
    return {
      id: `requisito-${grant.id}-${check.code}`,
      type: 'requisito',
      priority: isFailed ? 'alta' : 'media',
      text: (isFailed ? SUGGESTIONS.failed : SUGGESTIONS.open)(quotable(rowWords(check), 200), words),
      action: check.field ? toProfile() : openGrant(grant.id),
    };
  });
  const [paper] = askedDocuments(grant.documents);
  const papers: Found[] = paper
    ? [
        {
          id: `documento-${grant.id}`,
          type: 'bando',
          priority: 'bassa',
          text: SUGGESTIONS.document(quotable(paper, 200)),
          action: openGrant(grant.id),
        },
      ]
    : [];
  return [...told, ...papers];
}

/** A section counts as complete above 50 characters, a title when it is there (APP-1). */
function emptySections(formData: Record<string, unknown> | undefined): Found[] {
  return Object.entries(formData ?? {}).flatMap(([field, content]): Found[] => {
    const title = SECTION_TITLES[field];
    const written = typeof content === 'string' ? content.trim().length : 0;
    const enough = /title|name/i.test(field) ? 1 : STRUCTURE.sectionCompleteAboveChars + 1;
    if (!title || written >= enough) return [];
    return [
      { id: `sezione-${field}`, type: 'sezione', priority: 'media', text: SUGGESTIONS.section(title), action: null },
    ];
  });
}

async function nextQuestion({ records }: OperationContext): Promise<Found[]> {
  const [question] = await records.questions();
  if (!question) return [];
  const text = SUGGESTIONS.question(QUESTION_LABELS[question.field], questionGain(question));
  return [{ id: `profilo-${question.field}`, type: 'profilo', priority: 'media', text, action: toProfile() }];
}

const MATCHES = 30;

async function unsavedBest({ records }: OperationContext): Promise<Found[]> {
  const saved = new Set((await records.saved()).map(({ grantId }) => grantId));
  const best = (await records.matches({ limit: MATCHES })).find(
    ({ grant, verdict }) =>
      !saved.has(grant.id) &&
      verdict !== 'non_ammissibile' &&
      OPEN_STATUSES.includes(grantStatus(grant, records.today).status),
  );
  if (!best || (best.score ?? 0) < MATCH_BADGE.good) return [];
  const text = SUGGESTIONS.save(quotable(best.grant.name, 300), best.score!);
  return [{ id: `bando-${best.grant.id}`, type: 'bando', priority: 'bassa', text, action: openGrant(best.grant.id) }];
}

const openGrant = (id: string) => ({ label: SUGGESTIONS.actions.grant, href: grantPath(id) });
const toProfile = () => ({ label: SUGGESTIONS.actions.profile, href: PATHS.companies });
