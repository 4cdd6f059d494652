import type { Check, Condition } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { denies, says } from '#domain/eligibility/facts/says.ts';
import { grantTerms, type Term, type Title } from '#domain/eligibility/grant-terms.ts';
import { publicShares } from '#domain/eligibility/public-shares.ts';
import { isTraditionalTrade } from '#domain/eligibility/traditional-trade.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

/** Words of a company that speak of what such a condition asks for. */
const TOLD: Record<'export' | 'prison' | 'unemployed' | 'technology' | 'eu_project', RegExp> = {
  eu_project:
    /\b(?:progett[oi] (?:di ricerca )?(?:europe[oi]|ue|horizon|h2020|erc|eic|pathfinder)|horizon (?:europe|2020)|pathfinder|fet open|proof of concept|erc)\b/,
  export: /\b(?:esport\w+|export|all'ester[oi]|mercati (?:esteri|internazionali)|clienti (?:esteri|stranieri))\b/,
  prison: /\b(?:carcer\w+|detenut\w+|penitenziari\w+)\b/,
  unemployed: /\b(?:disoccupa\w+|inoccupa\w+|senza lavoro|programma gol|cassa integrazione|naspi)\b/,
  technology:
    /\b(?:tecnologi\w+|deep ?tech|software|brevett\w+|prototip\w+|ricerca|innovativ\w+|intelligenza artificiale|biotecnologi\w+|sensor\w+|robot\w*|digital\w+|algoritm\w+|spin-?off)\b/,
};
const TITLES: Record<Title, RegExp> = {
  brevetto: /\bbrevett\w+/,
  marchio: /\bmarchi\w*/,
  disegno: /\b(?:disegn|modell)[oi] (?:registrat|industrial|ornamental)\w+/,
};
const SUPPLIES = /\b(?:lavoriamo per|lavoro per|forniamo|fornitor[ei] di|esportatori)\b/;

/** Conditions told only in words, where they decide who may ask: silence is no yes, and one's own words may deny them. */
export function checkTerms(grant: Grant, company: CompanyView): Check[] {
  return grantTerms(grant).decisive.map((term) => decideTerm(term, company));
}

function decideTerm(term: Term, company: CompanyView): Check {
  const rule: Rule = { code: 'other', expected: { kind: 'text', text: term.text }, found: UNKNOWN, source: 'bando' };
  const told = (condition: Condition): Rule => ({
    ...rule,
    found: { kind: 'condition', condition },
    source: 'descrizione',
  });
  const words = `${company.told.story.all} ${company.told.story.wishes}`;
  switch (term.kind) {
    case 'hiring_year':
      return hiredLate(term, company, rule);
    case 'judged':
    case 'zone':
      return open(rule, 'bando');
    case 'prior':
      return open(rule, 'azienda');
    case 'export':
      if (says(words, TOLD.export)) return met(told('exports'));
      if (!denies(words, TOLD.export)) return open(rule, 'azienda');
      return term.hasOtherWay && !denies(words, SUPPLIES) ? open(told('denied'), 'azienda') : failed(told('denied'));
    case 'title':
      if (denies(words, TITLES[term.title!])) return failed(told('denied'));
      return open(rule, hasTitle(term.title!, company) ? 'progetto' : 'azienda');
    case 'prison':
      if (denies(words, TOLD.prison)) return failed(told('denied'));
      return open(rule, says(words, TOLD.prison) ? 'progetto' : 'azienda');
    // Who is not out of work may be one of the others that such calls admit.
    case 'unemployed':
      return open(rule, says(words, TOLD.unemployed) ? 'progetto' : 'azienda');
    case 'technology':
      return isWithoutTechnology(company)
        ? failed(told('denied'))
        : open(rule, says(words, TOLD.technology) ? 'progetto' : 'azienda');
    case 'public_share':
      return publiclyHeld(term, company, rule);
    // One that is only wished for has no results yet.
    case 'eu_project':
      if (denies(words, TOLD.eu_project)) return failed(told('denied'));
      return open(rule, says(company.told.story.identity, TOLD.eu_project) ? 'progetto' : 'azienda');
    case 'outside':
      return unitsOutside(term, company, rule);
  }
}

const NEW = /\b(?:tecnologi\w+|innovazion\w+|innovativ\w+)/;

/**
 * A plan of an inn or of a bakery that speaks of nothing new, or of whoever says that there is nothing new in it. What it
 * buys is not asked: any shop buys software.
 */
function isWithoutTechnology(company: CompanyView): boolean {
  let answer = WITHOUT_TECHNOLOGY.get(company);
  if (answer === undefined) WITHOUT_TECHNOLOGY.set(company, (answer = speaksOfNothingNew(company)));
  return answer;
}
const WITHOUT_TECHNOLOGY = new WeakMap<CompanyView, boolean>();

function speaksOfNothingNew(company: CompanyView): boolean {
  const { project, told, age } = company;
  const words = fold([told.story.all, project?.title ?? '', project?.description ?? ''].join('. '));
  if (says(words, TOLD.technology)) return false;
  if (denies(words, NEW)) return true;
  return (project !== null || age.exists === false) && told.story.all !== '' && isTraditionalTrade(company);
}

/**
 * Who wants to patent has no patent yet, and who wants to make something of one has; a trademark is often filed long
 * before anybody speaks of registering it.
 */
function hasTitle(title: Title, { told: { story } }: CompanyView): boolean {
  if (title !== 'brevetto') return says(`${story.all} ${story.wishes}`, TITLES[title]);
  return says(story.identity, TITLES.brevetto) || PATENT_IN_USE.test(story.wishes);
}
const PATENT_IN_USE =
  /\b(?:valorizz\w+|sfrutt\w+|industrializz\w+|commercializz\w+|estend\w+|difend\w+|nostr[oi]|mio|miei)\b[^.;]{0,30}\bbrevett/;

/** Who has units in that region alone is shut out; an office elsewhere is not yet a unit. */
function unitsOutside({ region }: Term, { places }: CompanyView, rule: Rule): Check {
  const { legal, operating } = places;
  if (operating.length === 0) return open(rule, 'azienda', 'region');
  const regions = [...new Set(operating.map((spot) => spot.region))];
  const found: Rule = {
    ...rule,
    found: { kind: 'place', regions, provinces: [], partly: [], seat: null, when: null },
    source: 'profilo',
  };
  if (regions.some((each) => each !== region)) return met(found);
  return legal?.region === region ? failed(found) : open(found, 'azienda', 'seats');
}

/** A university is mostly a public one: its share shuts nobody out by itself. */
function publiclyHeld({ percent = 0 }: Term, company: CompanyView, rule: Rule): Check {
  const { sure, perhaps, names } = publicShares(company);
  if (perhaps <= percent) return met(rule);
  const held: Rule = { ...rule, found: { kind: 'text', text: names.join(', ') }, source: 'soci' };
  return sure > percent ? failed(held) : open(held, 'azienda');
}

/** Who starts after the last year to hire in hires too late, unless it is not for hiring that it starts. */
function hiredLate({ year }: Term, { project, wanted }: CompanyView, rule: Rule): Check {
  const startsOn = project?.startsOn ?? null;
  if (startsOn === null || Number(startsOn.slice(0, 4)) <= year!) return open(rule, 'progetto');
  const late: Rule = { ...rule, found: { kind: 'days', from: startsOn, to: null }, source: 'progetto' };
  return wanted?.isHiring ? failed(late) : open(late, 'bando');
}
