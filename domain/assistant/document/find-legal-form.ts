import { fold } from '#domain/search/fold.ts';
import type { LegalForm } from '#domain/vocabulary.ts';

/** The register may write "societa' a responsabilita' limitata", over two lines. */
const words = (pattern: string) => new RegExp(pattern.replaceAll(' ', String.raw`[\s'’]+`));

/** Words of the register, the narrower ones first; a special section of it says more than the form. */
const FORMS: readonly (readonly [RegExp, LegalForm])[] = [
  [
    words(String.raw`sezione speciale[^.]{0,60}start-?\s?up innovativ|in qualita di start-?\s?up innovativ`),
    'startup-innovativa',
  ],
  [
    words('sezione speciale[^.]{0,60}pmi innovativ|in qualita di (?:piccola e media impresa|pmi) innovativ'),
    'pmi-innovativa',
  ],
  [words('societa tra professionisti'), 'stp'],
  [words('societa a responsabilita limitata semplificata'), 'srls'],
  [words('societa cooperativa|cooperativa sociale'), 'cooperativa'],
  [words('societa consortile|^consorzio'), 'consorzio'],
  [words('societa a responsabilita limitata'), 'srl'],
  [words('societa per azioni'), 'spa'],
  [words('societa in nome collettivo'), 'snc'],
  [words('societa in accomandita semplice'), 'sas'],
  [words('impresa individuale|ditta individuale'), 'ditta-individuale'],
];
/** Only where the form is named as such: a text may speak of other companies. */
const LABEL = /forma giuridica[\s:]{0,20}/;
const LABEL_CHARS = 120;

type FoundForm = { form: LegalForm; value: string; at: number };

export function findLegalForm(text: string): FoundForm | null {
  const folded = fold(text);
  const label = LABEL.exec(folded);
  const from = label ? label.index + label[0].length : 0;
  const named = label ? folded.slice(from, from + LABEL_CHARS) : '';
  for (const [pattern, form] of FORMS) {
    const isSection = form === 'startup-innovativa' || form === 'pmi-innovativa';
    const match = pattern.exec(isSection ? folded : named);
    if (!match) continue;
    const at = isSection ? match.index : from + match.index;
    // Folding may change the number of letters: then the words are told as they were understood.
    const value = folded.length === text.length ? text.slice(at, at + match[0].length) : match[0];
    return { form, value, at };
  }
  return null;
}
