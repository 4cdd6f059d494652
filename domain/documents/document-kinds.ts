import type { RuleId } from '#domain/rules/table.ts';
import { fold } from '#domain/search/fold.ts';

/** The papers that grants ask for again and again; stored codes. */
export const DOCUMENT_KINDS = [
  'visura',
  'durc',
  'bilancio',
  'documento_identita',
  'certificazione',
  'dichiarazione_pmi',
  'dichiarazione_de_minimis',
  'preventivo',
  'polizza_catastrofi',
  'parita_genere',
  'rating_legalita',
  'business_plan',
  'altro',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

type KindRules = {
  /** How long it holds from the day of its issue, where the law or custom says so. */
  validity?: RuleId;
  /** It says itself until when it holds: without that day nobody knows. */
  saysItsEnd?: true;
  /** Only the newest counts: the older ones are history. */
  isSingle?: true;
  /** The administration asks for it by itself, as a rule (DPR 445/2000, art. 43). */
  isAskedByOffice?: true;
};

export const KIND_RULES: Record<DocumentKind, KindRules> = {
  visura: { validity: 'visura.validity', isSingle: true, isAskedByOffice: true },
  durc: { validity: 'durc.validity', isSingle: true, isAskedByOffice: true },
  bilancio: {},
  documento_identita: { saysItsEnd: true },
  certificazione: { saysItsEnd: true },
  dichiarazione_pmi: { isSingle: true },
  dichiarazione_de_minimis: { isSingle: true },
  preventivo: {},
  polizza_catastrofi: { saysItsEnd: true, isSingle: true },
  parita_genere: { validity: 'gender_equality.validity', isSingle: true },
  rating_legalita: { validity: 'legality_rating.validity', isSingle: true },
  business_plan: {},
  altro: {},
};

/** Words that name a kind, and those that mean something else; the first that fits counts. */
const NAMED: readonly { kind: DocumentKind; is: RegExp; not?: RegExp }[] = [
  { kind: 'durc', is: /\bdurc\b|regolarita contributiva/ },
  { kind: 'polizza_catastrofi', is: /\bpolizz[ae]\b.*(?:catastrof|calamita)|\bcat[- ]?nat\b/ },
  { kind: 'rating_legalita', is: /rating di legalita/ },
  { kind: 'parita_genere', is: /certifica\w* .*parita di genere|uni[ /]pdr 125/ },
  { kind: 'dichiarazione_de_minimis', is: /\bde minimis\b/ },
  {
    kind: 'dichiarazione_pmi',
    is: /dimensione (?:d'impresa|aziendale|dell'impresa)|parametri dimensionali|dichiarazion\w+ .*\bpmi\b/,
  },
  { kind: 'documento_identita', is: /\bdocument\w+ (?:d'|di )identita|carta (?:d'|di )?identita|\bpassaporto\b/ },
  { kind: 'visura', is: /\bvisur[ae]\b|certificato camerale|dati camerali/ },
  { kind: 'business_plan', is: /\bbusiness ?plan\b|piano d'impresa|piano aziendale/ },
  { kind: 'bilancio', is: /\bbilanc(?:io|i)\b/, not: /previsional|tabella di bilancio|infrannual|parte a\b/ },
  { kind: 'preventivo', is: /\bpreventiv[oi]\b/, not: /^nessun|di connessione/ },
  {
    kind: 'certificazione',
    is: /certifica\w+ (?:iso|emas|uni|ambiental|di qualita)|\biso ?\d{4,5}\b|attestazione soa/,
  },
];

/** The kind of paper that a line of a grant's list, or the name of a file, speaks of; null where it says none. */
export function kindNamed(words: string): DocumentKind | null {
  const plain = fold(words).replace(/[_.\s]+/g, ' ');
  return NAMED.find(({ is, not }) => is.test(plain) && !not?.test(plain))?.kind ?? null;
}
