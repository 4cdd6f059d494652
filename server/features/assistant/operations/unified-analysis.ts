import { z } from '@hono/zod-openapi';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { jsonInText } from '#domain/assistant/json-in-text.ts';
import { DEADLINE, SEARCH } from '#domain/constants.ts';
import type { Check } from '#domain/eligibility/check.ts';
import { PATHS } from '#domain/paths.ts';
import { ANALYSIS, ASSISTANT_FAILURES } from '#messages/assistant/assistant.ts';
import { QUESTION_LABELS, questionGain, renderCheck } from '#messages/matching/eligibility.ts';
import { rowWords } from '#messages/matching/short.ts';
import { grantRefs, grantsNamed, type GrantRefs } from '#server/features/assistant/grant-input.ts';
import { comparisonOf, inOrder } from '#server/features/assistant/comparison.ts';
import { operation, type OperationContext } from '#server/features/assistant/operation.ts';
import { companyBlock, jsonSystem, recordText } from '#server/features/assistant/provider/prompt.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
import { suggestionsFor } from '#server/features/assistant/suggestions.ts';
import { holding, openRows, reasonOf, toldGrant } from '#server/features/assistant/told-grant.ts';

const input = z.object({
  request: z.string().max(4000).nullish().catch(null),
  grants: grantRefs,
  companyId: z.string().max(100).optional(),
});
const told = z.object({
  summary: z.string().min(1).max(4000),
  grants: z.array(z.object({ id: z.string(), reason: z.string().max(2000) })).default([]),
});
type Analysis = AnswerOf<'unified_analysis'>;
type Analysed = Analysis['grants'][number];

export const unifiedAnalysis = operation({
  type: 'unified_analysis',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.unified_analysis,

  async embedded(context, { grants: refs }) {
    const grants = await analysed(context, refs);
    const company = await context.records.company();
    return {
      summary: summaryOf(company?.companyName ?? null, grants),
      grants,
      insights: await insightsOf(context, grants),
      suggestions: await suggestionsFor(context, {}),
    };
  },
  async prompt({ records }, { request }, base) {
    if (!base || base.grants.length === 0) return null;
    return {
      format: 'json',
      system: jsonSystem('{"summary":"…","grants":[{"id":"…","reason":"…"}]}'),
      task: 'Analizza i bandi del blocco BANDI per l’azienda. In summary scrivi al massimo quattro frasi. Per ogni bando, con il suo id, scrivi in reason una o due frasi sui punti a favore e su che cosa verificare. Non cambiare i verdetti.',
      blocks: [
        { label: 'RICHIESTA', text: request ?? '' },
        companyBlock(await records.company()),
        { label: 'BANDI', text: base.grants.map((grant) => recordText(grant)).join('\n\n') },
      ],
    };
  },
  read: (text) => told.parse(jsonInText(text)),
  async merge(_context, _request, base, { summary, grants }, checked) {
    const reasons = new Map(grants.map(({ id, reason }) => [id, checked(reason, 1000)]));
    return {
      ...base!,
      summary: checked(summary, 2000) || base!.summary,
      grants: base!.grants.map((grant) => ({ ...grant, reason: reasons.get(grant.id) || grant.reason })),
    };
  },
});

/** The first five that were named (AST-12); without any, the best matches of the company. */
async function analysed({ records }: OperationContext, refs: GrantRefs): Promise<Analysed[]> {
  const named = grantsNamed(await records.catalogue(), refs).slice(0, SEARCH.hubAnalysisGrants);
  const matches = named.length > 0 ? [] : await records.matches({ limit: SEARCH.hubAnalysisGrants });
  const grants = named.length > 0 ? named : matches.map(({ grant }) => grant);
  const judged = await records.judge(grants);
  const told = grants.map((grant) => {
    const item = judged.get(grant.id);
    const failed = item?.eligibility.checks.filter(({ outcome }) => outcome === 'non_soddisfatto') ?? [];
    return {
      ...toldGrant(grant, item, records.today),
      comparison: comparisonOf(grant, item, records.today),
      reason: item ? reasonOf(item) : quotable(grant.summary, 400),
      strengths: item
        ? holding(item, 4).map((check) =>
            quotable(`${renderCheck(check).requirement}: ${renderCheck(check).found}`, 300),
          )
        : [],
      gaps: item ? [...failed, ...openRows(item)].slice(0, 4).map(gapText) : [],
    };
  });
  return inOrder(told, judged);
}

const gapText = (check: Check): string => quotable(`${rowWords(check)}. ${renderCheck(check).reason}`, 500);

function summaryOf(company: string | null, grants: readonly Analysed[]): string {
  if (grants.length === 0) return ANALYSIS.none;
  if (company === null) return ANALYSIS.summaryNoCompany(grants.length);
  const count = (verdict: string) => grants.filter((grant) => grant.verdict === verdict).length;
  const first = grants.filter(({ verdict }) => verdict !== 'non_ammissibile').slice(0, 3);
  return [
    ANALYSIS.summary(company, grants.length, count('ammissibile'), count('da_verificare')),
    ...(first.length > 1 ? [ANALYSIS.order(first.map(({ name, comparison }) => ({ name, ...comparison })))] : []),
  ].join(' ');
}

async function insightsOf(
  { records, ctx }: OperationContext,
  grants: readonly Analysed[],
): Promise<Analysis['insights']> {
  const timestamp = ctx.now().toISOString();
  const possible = grants.filter(({ verdict }) => verdict !== 'non_ammissibile');
  const best = possible.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0];
  const soon = possible.filter(({ daysLeft }) => daysLeft !== null && daysLeft <= DEADLINE.warningDays);
  const blocked = grants.filter(({ verdict }) => verdict === 'non_ammissibile');
  const [question] = await records.questions();
  const open = (path: string) => ({ label: ANALYSIS.open, href: path });
  return [
    ...(best && best.score !== null
      ? [
          {
            id: `migliore-${best.id}`,
            type: 'opportunita' as const,
            title: ANALYSIS.best,
            content: ANALYSIS.bestText(best.name, best.score, best.reason),
            action: open(best.path),
            priority: 'media' as const,
            timestamp,
          },
        ]
      : []),
    ...soon.map((grant) => ({
      id: `scadenza-${grant.id}`,
      type: 'scadenza' as const,
      title: ANALYSIS.deadline,
      content: ANALYSIS.deadlineText(grant.name, grant.deadline!, grant.daysLeft!),
      action: open(grant.path),
      priority: grant.daysLeft! <= DEADLINE.urgentDays ? ('alta' as const) : ('media' as const),
      timestamp,
    })),
    ...blocked.map((grant) => ({
      id: `requisiti-${grant.id}`,
      type: 'requisiti' as const,
      title: ANALYSIS.blocked,
      content: ANALYSIS.blockedText(grant.name, grant.gaps[0] ?? grant.reason),
      action: open(grant.path),
      priority: 'alta' as const,
      timestamp,
    })),
    ...(question
      ? [
          {
            id: `profilo-${question.field}`,
            type: 'profilo' as const,
            title: ANALYSIS.profile,
            content: ANALYSIS.profileText(QUESTION_LABELS[question.field], questionGain(question)),
            action: { label: ANALYSIS.complete, href: PATHS.companies },
            priority: 'bassa' as const,
            timestamp,
          },
        ]
      : []),
  ];
}
