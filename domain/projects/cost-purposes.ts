import { says } from '#domain/eligibility/facts/says.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { costKindsIn, type CostKind } from './cost-kinds.ts';

/** What a call pays for only where it serves this: plants "sportivi", people "di ricerca". */
export const COST_PURPOSES = ['sport', 'ricerca', 'proprieta', 'fiere', 'estero', 'energia', 'prevenzione'] as const;
export type CostPurpose = (typeof COST_PURPOSES)[number];

/** Kinds of cost that are a purpose themselves. */
const OF_KIND: Partial<Record<CostKind, CostPurpose>> = {
  energia: 'energia',
  fiere: 'fiere',
  ricerca: 'ricerca',
  marchi_brevetti: 'proprieta',
};

/** Words of a listed cost that say what it must serve, beside its kind. */
const LISTED: Partial<Record<CostPurpose, RegExp>> = {
  sport: /\bsportiv[oaie]\b/,
  ricerca: /\b(?:dimostrativ[oaie]|sperimental[ei]|dimostrator[ei])\b/,
  proprieta: /\b(?:anteriorita|privative)\b/,
  fiere: /\bespositiv[oaie]\b/,
  estero: /\b(?:all'ester[oi]|esteri|internazional\w+)\b/,
  prevenzione: /\b(?:prevenzione|(?:della|di) sicurezza)\b/,
};

/** An adjective at the end of a list of things is of all of them: "attrezzature e infrastrutture dimostrative". */
const OF_ALL = /\b(?:sportiv|dimostrativ|espositiv)[oaie]$/;

const purposesIn = (folded: string): CostPurpose[] =>
  COST_PURPOSES.filter(
    (purpose) => LISTED[purpose]?.test(folded) || costKindsIn(folded).some((kind) => OF_KIND[kind] === purpose),
  );

/** Some kinds of a listed cost, and what they must serve: any one of these; nothing where the list is empty. */
export type PurposedKinds = { kinds: CostKind[]; purposes: CostPurpose[] };

/** Of one cost of a call's list, thing by thing: "Formazione e R&S" pays any training. */
export function purposedKinds(cost: string, kinds: readonly CostKind[]): PurposedKinds[] {
  const folded = fold(cost);
  const parts = OF_ALL.test(folded) ? [folded] : folded.split(/,\s*|;\s*|\s+(?:e|ed|o)\s+/);
  const left = new Set(kinds);
  const found = parts.map((part): PurposedKinds => {
    const own = costKindsIn(part).filter((kind) => kinds.includes(kind));
    own.forEach((kind) => left.delete(kind));
    return { kinds: parts.length === 1 ? [...kinds] : own, purposes: purposesIn(part) };
  });
  const isWhole = parts.length === 1 || left.size === 0;
  return isWhole ? found : [...found, { kinds: [...left], purposes: purposesIn(folded) }];
}

const NAMED: Record<Exclude<CostPurpose, 'prevenzione'>, RegExp> = {
  sport: /\bsport(?:iv[oaie])?\b/,
  ricerca: /\b(?:ricerca|r&s|sviluppo sperimentale)\b/,
  proprieta: /\b(?:marchi|brevetti|disegni|proprieta (?:intellettuale|industriale))\b/,
  fiere: /\b(?:fier[ae]|fieristic[io])\b/,
  estero: /\b(?:ester[oi]|export|internazionalizzazione)\b/,
  energia: /\b(?:efficien\w+|energ\w+|fotovoltaic\w+|rinnovabil\w+)\b/,
};

/** What the whole call is for, where it is named after it: then each of its costs is. */
export function wholePurposes({ name, categories }: Pick<Grant, 'name' | 'categories'>): CostPurpose[] {
  const folded = fold(name);
  const isNamed = (purpose: keyof typeof NAMED) => NAMED[purpose].test(folded);
  const isExport = categories.length === 1 && categories[0] === 'export';
  if (isNamed('proprieta')) return ['proprieta'];
  if (isNamed('sport')) return ['sport'];
  if (categories.includes('ricerca')) return isNamed('ricerca') && !/\binvestiment/.test(folded) ? ['ricerca'] : [];
  if (isExport || (categories.includes('export') && isNamed('estero')))
    return isNamed('fiere') ? ['fiere', 'estero'] : ['estero'];
  return categories.includes('green') && isNamed('energia') ? ['energia'] : [];
}

/** Words of a company or a project that speak of a purpose. */
const TOLD: Record<CostPurpose, RegExp> = {
  sport: /\b(?:sport\w*|palestr\w+|piscin\w+|calcio|tennis|padel|atletic\w+|asd|ssd)\b/,
  ricerca:
    /\b(?:ricerc\w+|r&s|prototip\w+|sperimenta\w+|dimostrat\w+|pilota|innovazion\w+|svilupp\w+ (?:(?:di )?un[ao]?|nuov[oaie]) \w+)\b/,
  proprieta:
    /\b(?:marchi\w*|brevett\w+|(?:disegn|modell)[oi] (?:registrat|industrial|ornamental)\w+|proprieta (?:intellettuale|industriale))\b/,
  fiere: /\b(?:fier[ae]|stand|espositiv\w+|expo|mostr[ae]|salone (?:del|dell|di|internazionale))\b/,
  estero:
    /\b(?:ester[oi]|esport\w+|export|internazional\w+|oltreconfine|germania|francia|svizzera|austria|spagna|regno unito|londra|stati uniti|usa|america\w*|cina|india|africa\w*|giappone|emirati|dubai|mercati (?:europei|stranieri))\b/,
  energia:
    /\b(?:fotovoltaic\w+|pannell\w+|solar[ei]|accumul\w+|pomp[ae] di calore|efficien\w+|energ\w+|isola(?:re|ment\w+)|infissi|serrament\w+|cappott\w+|coibent\w+|rinnovabil\w+|recupero di calore|biomass\w+|led|relamping|bollett\w+|caldai\w+|central\w+ termic\w+)\b/,
  prevenzione:
    /\b(?:sicurezza(?! informatic)|prevenzion\w+|infortun\w+|amianto|antincendio|rumor\w+|polver[ie]|movimentazione (?:manuale|dei carichi))\b/,
};

/** What a firm is in says what it buys for; the rest must be said of the project. */
const OF_THE_FIRM: readonly CostPurpose[] = ['sport', 'estero'];

/** The purposes that a project speaks of, or that the firm is in. Folded texts. */
export function purposesTold(project: string, firm: string, kinds: readonly CostKind[]): CostPurpose[] {
  const own = `${project}. ${firm}`;
  return COST_PURPOSES.filter(
    (purpose) =>
      kinds.some((kind) => OF_KIND[kind] === purpose) ||
      says(OF_THE_FIRM.includes(purpose) ? own : project, TOLD[purpose]),
  );
}

/** Purposes as bits, for comparing many at once. */
export const purposeMask = (purposes: readonly CostPurpose[]): number =>
  purposes.reduce((mask, purpose) => mask | (1 << COST_PURPOSES.indexOf(purpose)), 0);
