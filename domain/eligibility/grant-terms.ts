import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

/**
 * Conditions told only in words that decide who may ask, by what they ask for: to sell abroad, to hire within a year, a
 * title of industrial property, an agreement with a prison, to be out of work, a technology, to have been admitted
 * elsewhere before, results of a European project, a unit outside a region, not to be in public hands; then what only the body can judge, and places that no datum of a company has.
 */
export type TermKind =
  | 'export'
  | 'hiring_year'
  | 'title'
  | 'prison'
  | 'unemployed'
  | 'technology'
  | 'prior'
  | 'eu_project'
  | 'outside'
  | 'public_share'
  | 'judged'
  | 'zone';
/**
 * `year`: the last one to hire in. `title`: of what. `hasOtherWay`: who supplies exporters need not export. `percent`: the
 * most that may be in public hands. `region`: where its units must not be.
 */
export type Term = {
  kind: TermKind;
  text: string;
  year?: number;
  title?: Title;
  hasOtherWay?: boolean;
  percent?: number;
  region?: Region;
};
export type Title = 'brevetto' | 'marchio' | 'disegno';

export type GrantTerms = {
  decisive: Term[];
  /** Conditions that nothing but the official text can tell, and that anybody may meet. */
  plain: string[];
};

const PUBLIC_SHARE =
  /\besclus\w+[^.;]{0,40}\b(?:oltre|piu de) ?(?:i?l )?(\d{1,2}) ?%[^.;]{0,40}\b(?:mano pubblica|mani pubbliche|enti pubblici|capitale pubblico)/;

/** "Unità produttiva in UE o extra UE, non in Sicilia", "imprese con sede fuori dal Veneto". */
const OUTSIDE = new RegExp(
  `\\b(?:unita|sed[ei]|stabiliment[oi])\\b[^.;]{0,60}\\b(?:fuori d|non (?:in|n))[a-z]{0,4}[' ](${REGIONS.map(fold).join('|')})\\b`,
);

const WORDS: [TermKind, RegExp][] = [
  ['export', /\b(?:vocazione internazionale|fatturato estero|export|esporta\w*)\b/],
  ['hiring_year', /\bassunzion\w+\b[^.;]{0,40}\b(?:nel|entro il) 20\d\d\b/],
  [
    'title',
    /\bbrevetto concesso|\btitolarita de\w+ (?:brevett|marchi|disegn)|\bdomanda di (?:marchio|brevetto) depositata|\bmarchio registrato/,
  ],
  ['prison', /\b(?:penitenziari\w+|carcer\w+)\b/],
  ['unemployed', /^(?!.*\b(?:assunzion|anche\b)).*\b(?:disoccupa|inoccupa)\w+/],
  ['technology', /\bstep\b|\bdeep tech\b|\bcontenuto tecnologico\b|\btrl \d|\btecnologi[ae] critic/],
  [
    'prior',
    /\bgia (?:sostenut|ammess|formalizzat|finanziat)\w+|\badesione a fond|\b(?:confronto|procedimento|percorso)\b[^.;]{0,40}\b(?:avviato|completato)/,
  ],
  ['eu_project', /\b(?:risultat\w+|esit\w+)\b[^.;]{0,40}\bprogett\w+ (?:europe\w+|ue|horizon|eic|erc)\b/],
  ['outside', OUTSIDE],
  ['public_share', PUBLIC_SHARE],
  [
    'judged',
    /\bsingol[oa] (?:topic|bando|avviso|linea|fondo|programma|call)\b|\btopic del programma\b|\bvalore aggiunto europeo\b/,
  ],
  [
    'zone',
    /\bare[ae] (?:di crisi|del programma)|\bzls\b|\bzona (?:franca|sismica)\b|\brete ten\b|\bnell.elenco regionale/,
  ],
];

const READ = new WeakMap<Grant, GrantTerms>();

export function grantTerms(grant: Grant): GrantTerms {
  let terms = READ.get(grant);
  if (terms === undefined) READ.set(grant, (terms = read(grant)));
  return terms;
}

function read({ name, beneficiaries, constraints: { other = [] }, facts }: Grant): GrantTerms {
  const owners = facts.ownership?.other;
  const asked = [...other, ...(owners === undefined ? [] : [owners])];
  const named = [termOf(name, 'technology'), termOf(beneficiaries, 'outside')].flatMap((term) => term ?? []);
  const decisive = [...asked.flatMap((text) => termOf(text) ?? []), ...restrictions(facts.faq ?? []), ...named];
  const kinds = new Set<TermKind>();
  return {
    // Two wordings of one kind ask for the same thing.
    decisive: decisive.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind)),
    plain: other.filter((text) => termOf(text) === null),
  };
}

function termOf(text: string, only?: TermKind): Term | null {
  const folded = fold(text);
  const kind = WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (kind === undefined || (only !== undefined && kind !== only)) return null;
  if (kind === 'outside') {
    const named = OUTSIDE.exec(folded)![1];
    return { kind, text, region: REGIONS.find((region) => fold(region) === named)! };
  }
  if (kind === 'hiring_year') return { kind, text, year: Number(/\b20\d\d\b/.exec(folded)![0]) };
  if (kind === 'public_share') return { kind, text, percent: Number(PUBLIC_SHARE.exec(folded)![1]) };
  if (kind === 'title') return { kind, text, title: titleIn(folded) };
  return kind === 'export' ? { kind, text, hasOtherWay: /\bfornit/.test(folded) } : { kind, text };
}

const titleIn = (folded: string): Title =>
  /\bbrevett/.test(folded) ? 'brevetto' : /\bmarchi/.test(folded) ? 'marchio' : 'disegno';

/** "Può chiederlo qualsiasi impresa? No: solo chi ha già …", "Si può partecipare senza un progetto alle spalle? No." */
function restrictions(faq: NonNullable<Grant['facts']['faq']>): Term[] {
  return faq.filter(isRestriction).map(({ answer }) => {
    const text = answer.replace(/^no\W+(.)/i, (_, first: string) => first.toUpperCase());
    return termOf(text) ?? { kind: 'prior', text };
  });
}

const isRestriction = ({ question, answer }: { question: string; answer: string }): boolean =>
  (/\bqualsiasi\b/i.test(question) && /^no\W+solo\b/i.test(answer)) ||
  (/\b(?:poss\w+|pu[oò]) (?:partecipare|candidar\w+|chieder\w+|fare domanda) senza\b/i.test(question) &&
    /^no\b/i.test(answer));
