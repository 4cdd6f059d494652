import type { Grant } from '#domain/grants/grant.ts';
import type { ApplicantKind } from '#domain/grants/grant-facts.ts';
import { fold } from '#domain/search/fold.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** Rules that a grant states only in its own words, read once per grant. */
export type GrantWords = {
  /** Only for several firms together. */
  needsPartners: boolean;
  excludesDifficulty: boolean;
  /** A tax relief on gifts: whoever pays may have it. */
  isForGivers: boolean;
  /** Only for who is in the business register. */
  needsRegister: boolean;
  /** De minimis only for the part that is given, not for the loan. */
  isMinimisForGiftOnly: boolean;
  /** Sizes that its words or the facts name among who may ask: a PMI is micro, small or medium (Racc. 2003/361/CE). */
  sizesNamed: readonly CompanySize[];
};

const TOGETHER =
  /\b(?:raggruppament\w+ di impres\w+|almeno (?:due|tre|quattro|cinque|sei|[2-9]) (?:imprese|entita|soggetti|partner|enti|organizzazioni|pmi)\b|consorzi\w* (?:di almeno|con|internazional\w+|interregional\w+|europe\w+|di imprese)|in partenariato|partenariat[oi] (?:di|tra|con|internazional\w+)|almeno \d[\d, o]* partner|accord[oi] di filiera|aggregazioni di imprese)/;
const ALSO_ALONE =
  /\b(?:anche in (?:forma (?:congiunta|aggregata|associata)|partenariato)|in forma singola|singol[aei]\b[^.]{0,25}\b(?:o|e|oppure) |fino a (?:cinque|tre|10)|di norma)/;
const DIFFICULTY =
  /\b(?:non (?:devono essere |essere |siano )?in difficolta|assenza di (?:situazioni di )?difficolta|esclus\w+[^.;]{0,40}in (?:difficolta|crisi\b)|sane, non in)/;
/** "Chi resta fuori? Imprese non attive, insolventi o in difficoltà". */
const LEFT_OUT = /\b(?:chi (?:resta fuori|e esclus\w+|non puo)|sono esclus\w+)\b/;
const IN_TROUBLE = /\bin (?:difficolta|crisi)\b/;
const GIVERS = /\b(?:donano|donazion\w+|erogazioni liberali|mecenat\w+)/;
const REGISTER = /\biscri\w+ (?:come attiv\w+ )?(?:al|nel) registro (?:delle )?imprese/;
const GIFT_ONLY = /\bde minimis[^.;]{0,30}(?:quota|parte)[^.;]{0,20}(?:fondo perduto|contributo)/;

const SIZES_NAMED: [RegExp, ApplicantKind[], CompanySize[]][] = [
  [/\bm?pmi\b|\bpiccole e medie\b/, [], ['micro', 'small', 'medium']],
  [/\b(?:micro|start-?up|professionist|disoccupat)\w*/, ['libero_professionista', 'persona_fisica'], ['micro']],
];

const READ = new WeakMap<Grant, GrantWords>();

export function grantWords(grant: Grant): GrantWords {
  let words = READ.get(grant);
  if (words === undefined) READ.set(grant, (words = read(grant)));
  return words;
}

function read({ beneficiaries, requirements, constraints, facts, amounts }: Grant): GrantWords {
  const asks = fold(
    [beneficiaries, ...requirements, ...(constraints.other ?? []), facts.ownership?.other ?? ''].join('. '),
  );
  return {
    needsPartners: TOGETHER.test(asks) && !ALSO_ALONE.test(fold(beneficiaries)),
    excludesDifficulty: DIFFICULTY.test(asks) || (facts.faq ?? []).some(shutsOutTroubled),
    isForGivers: amounts.kind === 'donazione' || GIVERS.test(fold(beneficiaries)),
    needsRegister: REGISTER.test(asks),
    isMinimisForGiftOnly: GIFT_ONLY.test(asks),
    sizesNamed: SIZES_NAMED.flatMap(([pattern, kinds, sizes]) =>
      pattern.test(fold(beneficiaries)) || kinds.some((kind) => facts.who?.kinds?.includes(kind)) ? sizes : [],
    ),
  };
}

function shutsOutTroubled({ question, answer }: NonNullable<Grant['facts']['faq']>[number]): boolean {
  const [asked, told] = [fold(question), fold(answer)];
  return LEFT_OUT.test(asked) ? IN_TROUBLE.test(told) : DIFFICULTY.test(told);
}
