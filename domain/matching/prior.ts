import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { SECTORS, type AidForm } from '#domain/vocabulary.ts';

/** "Consorzio di almeno…", not "requisiti del consorzio erogatore". */
const PARTNERS =
  /(?:^|\. )(?:di norma )?(?:consorzi\w*|partenariat\w+|raggruppament\w+|aggregazion\w+|accordo di filiera|almeno (?:tre|due|3)\b)|in (?:partenariato|consorzio|accordo di filiera)|consorzi (?:internazionali|interregionali|di imprese)/;
/** Any bank counter offers these, whatever the project: the first thing a consultant checks. */
const WORKHORSES: readonly AidForm[] = ['contributo in conto interessi', 'garanzia'];
/** "Soci o clienti dei confidi": who is none must become one first. */
const MEMBERS = /\b(?:soci|clienti|associat\w+|aderenti)\b(?: o \w+)? (?:de[il]|d[ai]|a) /;
const NEGOTIATED_EURO = 5_000_000;

/** "Una singola PMI può chiedere? Di rado: le call sono per consorzi". */
const isSeldomAlone = ({ question, answer }: { question: string; answer: string }): boolean =>
  /\b(?:singol|da sol)[ao]\b/.test(fold(question)) && /^(?:di rado|di norma no)\b/.test(fold(answer));

/** What a consultant knows of a grant before meeting the company: how easy it is to use. Points of fit. */
export function grantPrior(grant: Grant): number {
  const text = fold(`${grant.beneficiaries}. ${grant.requirements.join('. ')}`);
  let points = 0;
  if (PARTNERS.test(text) || (grant.facts.faq ?? []).some(isSeldomAlone)) points -= PRIOR.needsPartners;
  if (Math.max(grant.facts.spend?.min ?? 0, grant.amounts.min ?? 0) >= NEGOTIATED_EURO) points -= PRIOR.needsMillions;
  if (grant.level === 'europeo') points -= PRIOR.european;
  if (grant.aidForm === 'deduzione fiscale') points -= PRIOR.deduction;
  if (isForEveryone(grant)) points += PRIOR.forEveryone;
  if (isForEveryone(grant) && WORKHORSES.includes(grant.aidForm) && !MEMBERS.test(text)) points += PRIOR.workhorse;
  return points;
}

const PRIOR = {
  needsPartners: 90,
  needsMillions: 150,
  european: 10,
  forEveryone: 15,
  workhorse: 55,
  /** A deduction pays only who has income to tax, and later. */
  deduction: 40,
};

function isForEveryone(grant: Grant): boolean {
  return grant.level === 'nazionale' && grant.regions.length === 0 && grant.sectors.length >= SECTORS.length - 1;
}
