import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { NUMBER } from '#domain/numbers/numbers-in.ts';
import { readEuro, readNumber, SCALE } from '#domain/numbers/read-number.ts';
import { fold } from '#domain/search/fold.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** Limits that the facts of a grant tell only in words: in what they say of the owners, in questions and answers (ELI-11). */
export type ToldLimits = {
  employeesMin: number | null;
  /** Years of accounts, or of tax returns in their place. */
  accountsMin: number | null;
  /** Of the value of production, which a turnover only comes near to. */
  productionMin: number | null;
  /** Sizes that are told not to be admitted. */
  sizesNot: readonly CompanySize[];
  /** Who is younger than so many months is told to be admitted, whatever the card says. */
  admitsUnderMonths: number | null;
};

const LEAST_STAFF = new RegExp(
  `^(?:[a-z ]+ con )?almeno (${NUMBER}) (?:dipendent[ei]|addett[oi])(?:, (${NUMBER}) se [a-z ]+)?$`,
);
const LEAST_ACCOUNTS = new RegExp(`^(?:[a-z ]+ con )?almeno (${NUMBER}) bilanci\\b`);
const LEAST_ANSWERED = new RegExp(`^(?:si\\W+)?almeno (${NUMBER})\\b`);
const LEAST_PRODUCTION = new RegExp(`\\bvalore della produzione di almeno (${NUMBER}(?:\\s*${SCALE})?)`);
const YOUNGER = new RegExp(`\\bda meno di (${NUMBER}) (ann[io]|mes[ei])\\b[^?]*\\besclus`);
const MONTHS_PER_YEAR = 12;

/** "Una PMI può fare domanda da sola?", "È adatto a una microimpresa?". */
const MAY_IT =
  /\b(?:un[a.]?|le) (pmi|micro ?impres[ae]|piccol[ae] impres[ae]|medi[ae] impres[ae]|grand[ei] impres[ae])\b[^?]*\b(?:puo|possono) (?:fare domanda|partecipare|usarl|chieder|candidar|acceder|presentar)|\b(?:e adatt[oa] a|va bene (?:a|per)) (?:una|le) (pmi|micro ?impres[ae]|piccol[ae] impres[ae]|medi[ae] impres[ae]|grand[ei] impres[ae])\b/;
const SIZES: [RegExp, CompanySize[]][] = [
  [/^pmi/, ['micro', 'small', 'medium']],
  [/^micro/, ['micro']],
  [/^piccol/, ['small']],
  [/^medi/, ['medium']],
  [/^grand/, ['large']],
];

const READ = new WeakMap<Grant, ToldLimits>();

export function toldLimits(grant: Grant): ToldLimits {
  let limits = READ.get(grant);
  if (limits === undefined) READ.set(grant, (limits = read(grant.facts)));
  return limits;
}

type Answer = { question: string; answer: string };

function read({ ownership, faq = [] }: GrantFacts): ToldLimits {
  const answers = faq.map(({ question, answer }): Answer => ({ question: fold(question), answer: fold(answer) }));
  const owners = fold(ownership?.other ?? '')
    .split(/[;.] ?/)
    .map((clause) => clause.trim());
  const refused = answers.filter(({ answer }) => /^no\b/.test(answer)).map(({ question }) => question);
  return {
    employeesMin: leastStaff(owners, answers),
    accountsMin: first(owners, (clause) => count(LEAST_ACCOUNTS.exec(clause)?.[1])),
    productionMin: first(answers, ({ answer }) => readEuro(`${LEAST_PRODUCTION.exec(answer)?.[1] ?? ''} €`)),
    sizesNot: refused.flatMap(sizesAskedFor),
    admitsUnderMonths: first(refused, monthsOf),
  };
}

/** The lower one where partners halve it: "almeno 10 dipendenti, 5 se in collaborazione". */
function leastStaff(owners: readonly string[], answers: readonly Answer[]): number | null {
  const stated = first(owners, (clause) => {
    const [, least, lower] = LEAST_STAFF.exec(clause) ?? [];
    return least === undefined ? null : count(lower ?? least);
  });
  if (stated !== null) return stated;
  return first(answers, ({ question, answer }) =>
    /\bdipendenti\b/.test(question) ? count(LEAST_ANSWERED.exec(answer)?.[1]) : null,
  );
}

const count = (number: string | undefined): number | null => (number === undefined ? null : readNumber(number));

function sizesAskedFor(question: string): CompanySize[] {
  const match = MAY_IT.exec(question);
  const named = match?.[1] ?? match?.[2];
  return named === undefined ? [] : (SIZES.find(([pattern]) => pattern.test(named))?.[1] ?? []);
}

function monthsOf(question: string): number | null {
  const [, number, unit = ''] = YOUNGER.exec(question) ?? [];
  const value = count(number);
  return value === null ? null : unit.startsWith('ann') ? value * MONTHS_PER_YEAR : value;
}

function first<Item>(items: readonly Item[], read: (item: Item) => number | null): number | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}
