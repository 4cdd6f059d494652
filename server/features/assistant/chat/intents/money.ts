import { aidSum, isFixed, type AidSum } from '#domain/assistant/knowledge/aid-sum.ts';
import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
import { voucherOf } from '#domain/assistant/knowledge/voucher.ts';
import { AREAS } from '#domain/geography/areas.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { fold } from '#domain/search/fold.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { taxShare } from '#domain/tools/worth-it/tax-share.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import type { AidForm, CompanySize } from '#domain/vocabulary.ts';
import { GRANT_TALK } from '#messages/assistant/chat.ts';
import { SUMS, type AidNoun } from '#messages/assistant/filo.ts';
import { AID_FORM_LABELS, amountText } from '#messages/grants/grants.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { rateNote } from './aid-form.ts';
import { headSum } from './heads.ts';
import { givenBack, ofLoanItself } from './unpaid.ts';
import { asksYearly, revenueLimit, yearlyPart } from './yearly.ts';

const NOUNS: Partial<Record<AidForm, AidNoun>> = {
  'finanziamento agevolato': 'prestito',
  misto: 'misto',
  garanzia: 'garanzia',
  "credito d'imposta": 'imposta',
  'detrazione fiscale': 'imposta',
  'deduzione fiscale': 'deduzione',
  'contributo in conto interessi': 'interessi',
};
/** "Quota a fondo perduto fino al 10%": beside a loan, the percentage is of what is given. */
const isOfGift = ({ aidForm, aidIntensity }: Pick<Grant, 'aidForm' | 'aidIntensity'>): boolean =>
  aidForm === 'misto' && /^quota a fondo perduto\b/i.test(aidIntensity ?? '');
export const nounOf = (grant: Pick<Grant, 'aidForm' | 'aidIntensity'>): AidNoun =>
  isOfGift(grant) ? 'perduto' : (NOUNS[grant.aidForm] ?? 'contributo');
const TAX = /\b(?:ires|irpef|irap|tass[ea]|impost[ae]|fisc\w+|risparm\w+)\b/;

const MOST = /\b(?:massim\w+|tett[oi]|al piu|piu alt[oa])\b/;

/** What a grant gives, worked out where a sum is told; else its amounts, and the one figure that is missing. */
export async function money(turn: Turn, grant: Grant): Promise<ChatPart[]> {
  const { question } = turn;
  const context = await contextOf(turn.context, question);
  const monthly = monthlyAid(grant);
  if (monthly) return [...perMonth(turn, grant), sourcePart(grant, ['scheda'])];
  const heads = headSum(question, grant);
  if (heads) return [heads, amount(grant), sourcePart(grant, ['aid', 'scheda'])];
  const increase = increaseOf(question, grant);
  if (increase === 'unknown')
    return [say(SUMS.askBefore, [grantLink(grant)]), amount(grant), sourcePart(grant, ['aid', 'scheda'])];
  const spend = increase ? { amount: increase.more, isProject: false } : await spendOf(turn);
  const shut = shutNote(grant, context.records.today);
  if (increase && increase.more <= 0)
    return [
      say(increase.told, [grantLink(grant)]),
      say(SUMS.noIncrease(nameOf(grant))),
      ...shut,
      sourcePart(grant, ['aid', 'scheda']),
    ];
  const isMostAsked = MOST.test(question.text);
  const amounts = [...(isMostAsked ? mostOf(grant) : []), amount(grant)];
  // "E al massimo quanto posso chiedere?" after a sum asks for the most, not for the sum again.
  if (isMostAsked && spend && !spend.isProject && !/\d|\bmila\b|\bmilion/.test(question.text))
    return [...amounts, ...shut, sourcePart(grant, ['aid', 'scheda'])];
  if (!spend) {
    const isPersonal = /\b(?:mi|ci|me|prend\w+|spetta|otten\w+|poss\w+)\b/.test(question.text);
    const isAsked = isPersonal && !isFixed(grant);
    return [...amounts, ...shut, ...(isAsked ? [say(SUMS.askSpend)] : []), sourcePart(grant, ['aid', 'scheda'])];
  }
  const home = (await context.records.facts())?.region ?? null;
  const loan = ofLoanItself(turn, grant, spend.amount, home);
  if (loan) return [...loan, ...shut, sourcePart(grant, ['aid', 'scheda'])];
  const sizes = sizesSupposed(question.text) ?? (await context.records.sizes());
  const sum = aidSum(grant, { amount: spend.amount, sizes, text: question.text });
  // "Quanto mi danno?" after a list: of which one the sum is.
  const isUnnamed = question.origin === 'conversazione' && sum.kind === 'known';
  return [
    ...(spend.isProject && isMostAsked ? amounts : []),
    ...(isUnnamed ? [say(SUMS.of(nameOf(grant)), [grantLink(grant)])] : []),
    ...(increase ? [say(increase.told)] : []),
    ...voucher(grant, spend.amount),
    ...toldSum(grant, sum, spend),
    ...(sum.kind === 'above' ? atMost(grant, sum.max, sizes) : []),
    ...givenBack(turn, grant, sum, home),
    ...revenueLimit(question, grant, sum),
    ...yearlyPart(question, grant, sum),
    ...ownShare(question, grant, sum, spend.amount),
    ...(await taxes(turn, grant, sum)),
    ...shut,
    sourcePart(grant, ['aid', 'scheda']),
  ];
}

const SUPPOSED: readonly (readonly [CompanySize, RegExp])[] = [
  ['micro', /\bmicro\b/],
  ['small', /\bpiccol[ae]\b/],
  ['medium', /\bmedi[ae]\b/],
  ['large', /\bgrand[ei]\b/],
];
/** "E se fossimo una media?": of that size, whatever the profile says. */
function sizesSupposed(text: string): CompanySize[] | null {
  const told =
    /\b(?:se|siamo|sono|foss\w+|come|per) (?:(?:gia|io|noi|sono|siamo|foss\w+|un[ao]?|le|la) )*(?:impres[ae] )?(micro|piccol[ae]|medi[ae]|grand[ei])\b/.exec(
      text,
    )?.[1];
  const found = SUPPOSED.find(([, pattern]) => told !== undefined && pattern.test(told));
  return found ? [found[0]] : null;
}

/** "Qual è il contributo massimo?" where the card tells only the spend. */
function mostOf(grant: Grant): ChatPart[] {
  const max = grant.amounts.kind === 'spesa' ? grant.facts.aid?.max : undefined;
  return max === undefined ? [] : [say(SUMS.most(nameOf(grant), nounOf(grant), max), [grantLink(grant)])];
}

/** "75% dell'incremento": what counts is this year's less last year's. */
function increaseOf({ amounts, text }: Turn['question'], { aidIntensity }: Grant) {
  if (!/\bincrement\w+|\baumento\b/.test(fold(aidIntensity ?? ''))) return null;
  const [first, second] = amounts;
  if (first === undefined) return null;
  if (second === undefined) return 'unknown' as const;
  // "L'anno scorso 8mila, quest'anno 12mila" tells the older first.
  const isOlderFirst = /^[^\d]*\banno (?:scorso|prima|precedente)\b[^\d]*\d[^]*\d/.test(text);
  const [now, before] = isOlderFirst ? [second, first] : [first, second];
  return { more: now - before, told: SUMS.increase(now, before, now - before) };
}

/** Small spends may have a voucher instead of a percentage: told before it, as it is worth more. */
function voucher(grant: Grant, spend: number): ChatPart[] {
  const found = voucherOf(grant);
  return found && spend <= found.most ? [say(SUMS.voucher(found))] : [];
}

/** "Il resto lo metto io?": what the aid leaves to pay. */
function ownShare({ text }: Turn['question'], { aidForm }: Grant, sum: AidSum, spend: number): ChatPart[] {
  const isAsked =
    /\b(?:il resto|la differenza|parte mia|di tasca|tocca a me|metter\w* io|metto io|a (?:mio|nostro) carico|quota mia)\b/.test(
      text,
    );
  const isGiven = NOUNS[aidForm] === undefined || NOUNS[aidForm] === 'misto';
  if (!isAsked || !isGiven || sum.kind !== 'known') return [];
  const aid = Math.min(sum.total ?? sum.lines[0]!.euro, sum.limit ?? Infinity);
  return [say(SUMS.own(spend, aid))];
}

/** A sum of a grant that takes no applications is only a sum. */
function shutNote(grant: Grant, today: string): ChatPart[] {
  const { status } = grantStatus(grant, today);
  return status === 'chiuso' || status === 'sospeso' ? [say(SUMS.shut(deadlineFact(grant, today)))] : [];
}

/** The sum of the message or of the talk; else that of the project. */
async function spendOf({ question, context }: Turn): Promise<{ amount: number; isProject: boolean } | null> {
  const amount = question.amounts.at(-1);
  if (amount !== undefined) return { amount, isProject: false };
  const project = await context.records.project();
  const spend = project && projectSpend(project);
  return spend ? { amount: spend, isProject: true } : null;
}

export const amount = (grant: Grant): ChatPart =>
  say(
    GRANT_TALK.amount(
      nameOf(grant),
      amountText(amountLine(grant)),
      AID_FORM_LABELS[grant.aidForm],
      rateNote(grant).replace(/(?<![.\s])[.\s]+$/, '') || null,
    ),
    [grantLink(grant)],
  );

function toldSum(
  grant: Grant,
  sum: AidSum,
  { amount: spend, isProject }: { amount: number; isProject: boolean },
): ChatPart[] {
  const name = nameOf(grant);
  if (sum.kind === 'below') return [say(SUMS.below(name, spend, sum.min), [grantLink(grant)])];
  if (sum.kind === 'above') return [say(SUMS.above(name, spend, sum.max), [grantLink(grant)])];
  if (sum.kind === 'fixed') return [say(SUMS.fixed(name, nounOf(grant), sum.euro), [grantLink(grant)])];
  if (sum.kind === 'unknown') return [say(SUMS.noRate(name)), amount(grant)];
  if (sum.kind === 'by_call') return [say(SUMS.byCall(name, grant.aidIntensity), [grantLink(grant)])];
  return [...toldLines(grant, sum), say(SUMS.origin(isProject))];
}

function toldLines(grant: Grant, sum: Extract<AidSum, { kind: 'known' }>): ChatPart[] {
  const noun = nounOf(grant);
  const { lines, total, limit, isLimited, spendMax } = sum;
  const [only] = lines;
  return [
    ...(total !== null
      ? [say(SUMS.bands(noun, lines, total), [grantLink(grant)])]
      : lines.length === 1 && only
        ? [say(SUMS.one(noun, only), [grantLink(grant)])]
        : [say(SUMS.several(noun), [grantLink(grant)]), ...lines.map((line) => say(SUMS.option(line)))]),
    ...(isLimited && limit !== null ? [say(SUMS.limited(limit))] : []),
    ...(spendMax === null ? [] : [say(SUMS.spendMax(spendMax))]),
  ];
}

/** More than the call admits: what the largest project would have. */
function atMost(grant: Grant, max: number, sizes: readonly CompanySize[]): ChatPart[] {
  const sum = aidSum(grant, { amount: max, sizes, text: '' });
  return sum.kind === 'known' ? [say(SUMS.atMost(max)), ...toldLines(grant, sum)] : [];
}

/** A deduction is worth the taxes not paid on it. */
async function taxes({ question, context }: Turn, grant: Grant, sum: AidSum): Promise<ChatPart[]> {
  if (grant.aidForm !== 'deduzione fiscale' || sum.kind !== 'known' || !TAX.test(question.text)) return [];
  const company = await context.records.company();
  const euro = sum.total ?? sum.lines[0]!.euro;
  const { kind, percent } = taxShare({
    legalForm: company?.legalForm ?? null,
    taxRegime: company?.taxRegime ?? null,
    day: context.records.today,
  });
  if (kind !== 'ires') return [say(SUMS.taxRange(euro, percent.min, percent.max)), say(SUMS.taxYears)];
  const { value, source } = ruleAt('tax.ires', context.records.today);
  return [say(SUMS.tax(euro, Number(value), (euro * Number(value)) / 100, source.act)), say(SUMS.taxYears)];
}

const MONTHS_PER_YEAR = 12;
const ZES = AREAS.find(({ code }) => code === 'zes')!.regions;

function perMonth({ question }: Turn, grant: Grant): ChatPart[] {
  const { rates, months } = monthlyAid(grant)!;
  const inZes = question.places.some(({ region }) => ZES.includes(region));
  const rate = inZes ? (rates.find(({ words }) => /\bzes\b/.test(words)) ?? rates[0]!) : rates[0]!;
  const people = question.people ?? 1;
  const asked = /\b(?:in|per|su) (un|due|tre|\d{1,2}) ann[oi]\b/.exec(question.text)?.[1];
  const inMonths = /\b(?:in|per|su|di) (\d{1,2}) mesi\b/.exec(question.text)?.[1];
  const wanted =
    inMonths !== undefined
      ? Number(inMonths)
      : asked === undefined
        ? null
        : MONTHS_PER_YEAR * (Number(asked) || ['', 'un', 'due', 'tre'].indexOf(asked));
  const yearly = asksYearly(question) ? Math.min(MONTHS_PER_YEAR, months ?? MONTHS_PER_YEAR) : null;
  const span = yearly ?? (months === null ? null : Math.min(months, wanted ?? months));
  return [
    say(SUMS.monthly(rates), [grantLink(grant)]),
    ...(span === null ? [] : [say(SUMS.monthlyTotal(rate.euro, span, people, rate.euro * span * people))]),
    say(SUMS.dependsOnContributions),
  ];
}
