import { z } from '@hono/zod-openapi';
import type { Eligibility } from '#domain/eligibility/check.ts';
import { AID_PARTS } from '#domain/grants/aid-terms.ts';
import { AID_UNKNOWNS } from '#domain/projects/expected-aid.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { OUTCOMES, VERDICTS } from '#domain/vocabulary.ts';
import { shortReason } from '#messages/matching/short.ts';
import { QUESTION_LABELS, renderCheck, verdictText } from '#messages/matching/eligibility.ts';
import { moneyText } from '#messages/matching/money.ts';
import { whySentence } from '#messages/matching/why.ts';
import { grantSummary } from '#server/features/grants/service.ts';

const check = z
  .object({
    code: z.string(),
    requirement: z.string(),
    outcome: z.enum(OUTCOMES),
    expected: z.string(),
    found: z.string(),
    source: z.string(),
    reason: z.string(),
    wouldChange: z.string().nullable(),
    field: z.string().nullable(),
  })
  .openapi('Check');

const eligibilityShape = z
  .object({
    verdict: z.enum(VERDICTS),
    /** The verdict in words. */
    text: z.string(),
    /** The strongest reason, short enough for a card. */
    topReason: z.string().nullable(),
    met: z.number(),
    total: z.number(),
    checks: z.array(check),
  })
  .openapi('Eligibility');
type EligibilityShape = z.infer<typeof eligibilityShape>;

const money = z
  .object({
    /** "circa 28.000 € di contributo"; null where it cannot be said, and then `why` says why. */
    figure: z.string().nullable(),
    euro: z.number().nullable(),
    kind: z.enum(['circa', 'fino_a', 'garantisce']).nullable(),
    what: z.enum(['contributo', 'prestito', 'misto', 'garanzia', 'imposta']).nullable(),
    formula: z.string().nullable(),
    /** What the figure is made of: a loan is a loan, and what is given is given. */
    parts: z.array(
      z.object({
        what: z.enum(AID_PARTS),
        euroMin: z.number(),
        euroMax: z.number(),
        text: z.string(),
        formula: z.string().nullable(),
      }),
    ),
    inputs: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        source: z.string(),
        reference: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
      }),
    ),
    why: z.string().nullable(),
    /** The same as a code, for screens that ask for what is missing. */
    whyCode: z.enum(AID_UNKNOWNS).nullable(),
  })
  .openapi('Money');

export const judgementShape = eligibilityShape
  .extend({
    /** 70 to 95, the order of the list; null where the grant is not admissible. */
    score: z.number().nullable(),
    /** Kept apart from the score: how much of the table is known, and how soon it closes. */
    confidence: z.number(),
    daysLeft: z.number().nullable(),
    /** Why it suits this company and project, in a sentence; null where nothing special can be said. */
    whySuited: z.string().nullable(),
    /** False for what pays other things than the project, or is made for other firms: it comes after the rest. */
    suits: z.boolean(),
    money,
  })
  .openapi('Judgement');

export const matchItem = judgementShape.extend({ grant: grantSummary }).openapi('Match');

export const verdictShape = judgementShape.omit({ checks: true, confidence: true, daysLeft: true }).openapi('Verdict');

/** A card of the search: the list's own, with the one datum that would settle an open verdict. */
export const judgedCard = verdictShape
  .extend({ grant: grantSummary, question: z.object({ field: z.string(), text: z.string() }).nullable() })
  .openapi('JudgedCard');

export function cardOf(item: MatchItem): Omit<z.infer<typeof judgedCard>, 'grant'> {
  const open = item.eligibility.checks.find(
    ({ outcome, field, disputed }) => outcome === 'da_verificare' && field !== null && !disputed,
  );
  const isOpen = item.verdict === 'da_verificare' && open?.field != null;
  return { ...verdictOf(item), question: isOpen ? { field: open.field!, text: QUESTION_LABELS[open.field!] } : null };
}

/** Everything that a screen may say of a grant for a company: the only place that turns a judgement into words. */
export function judgementOf(item: MatchItem): z.infer<typeof judgementShape> {
  const { eligibility, score, confidence, daysLeft, expectedAid, fitReason, suits } = item;
  const isOut = item.verdict === 'non_ammissibile';
  return {
    ...eligibilityOf(eligibility),
    score,
    confidence,
    daysLeft,
    whySuited: isOut ? null : whySentence(fitReason),
    suits,
    money: {
      ...moneyText(expectedAid),
      euro: expectedAid.isKnown ? expectedAid.euro : null,
      whyCode: expectedAid.isKnown ? null : expectedAid.why,
      kind: expectedAid.isKnown ? expectedAid.certainty : null,
      what: expectedAid.isKnown ? expectedAid.what : null,
    },
  };
}

export function verdictOf(item: MatchItem): z.infer<typeof verdictShape> {
  const { checks: _checks, confidence: _confidence, daysLeft: _daysLeft, ...verdict } = judgementOf(item);
  return verdict;
}

function eligibilityOf(eligibility: Eligibility): EligibilityShape {
  const { verdict, met, total } = eligibility;
  return {
    verdict,
    text: verdictText(eligibility),
    topReason: shortReason(eligibility),
    met,
    total,
    checks: eligibility.checks.map((row) => ({
      code: row.code,
      // What has two answers is settled, not asked.
      field: row.disputed ? null : row.field,
      ...renderCheck(row),
    })),
  };
}
