import { capital } from '#domain/writing/phrases.ts';
import { formsOf, NOUN_VERBS } from './verbs.ts';

const ARTICLES: Readonly<Record<string, string>> = {
  di: '',
  "d'": '',
  'd’': '',
  del: 'il ',
  dello: 'lo ',
  della: 'la ',
  dei: 'i ',
  degli: 'gli ',
  delle: 'le ',
  "dell'": 'l’',
  'dell’': 'l’',
};
const SUPPORT: Readonly<Record<string, keyof ReturnType<typeof formsOf>>> = {
  procedere: 'infinitive',
  provvedere: 'infinitive',
  effettuare: 'infinitive',
  eseguire: 'infinitive',
  svolgere: 'infinitive',
  procede: 'present3',
  provvede: 'present3',
  effettua: 'present3',
  esegue: 'present3',
  svolge: 'present3',
  procederà: 'future3',
  provvederà: 'future3',
  effettuerà: 'future3',
  eseguirà: 'future3',
  svolgerà: 'future3',
  procedono: 'present3p',
  provvedono: 'present3p',
  effettuano: 'present3p',
  eseguono: 'present3p',
  svolgono: 'present3p',
  procederanno: 'future3p',
  provvederanno: 'future3p',
  effettueranno: 'future3p',
  eseguiranno: 'future3p',
  procediamo: 'present1p',
  provvediamo: 'present1p',
  effettuiamo: 'present1p',
  eseguiamo: 'present1p',
  svolgiamo: 'present1p',
  procederemo: 'future1p',
  provvederemo: 'future1p',
  effettueremo: 'future1p',
  eseguiremo: 'future1p',
};
const NOUN_PHRASE = new RegExp(
  `(?<![\\p{L}])(${Object.keys(SUPPORT).join('|')})\\s+(?:alla |all['’]|al |a una |ad una |la |l['’]|il |lo |una |un['’]|un )(${Object.keys(NOUN_VERBS).join('|')})\\s+(di |d['’]|del |dello |della |dei |degli |delle |dell['’])`,
  'giu',
);

/** "Procederà alla realizzazione dell’impianto" says "realizzerà l’impianto". */
export function nounsToVerbs(sentence: string): string {
  return sentence.replace(NOUN_PHRASE, (_all, support: string, noun: string, link: string) => {
    const form = SUPPORT[support.toLowerCase()]!;
    const verb = formsOf(NOUN_VERBS[noun.toLowerCase()]!)[form];
    const article = ARTICLES[link.trim().toLowerCase()] ?? '';
    const told = `${verb} ${article}`;
    return /^\p{Lu}/u.test(support) ? capital(told) : told;
  });
}

const DOING = new RegExp(
  `(?<![\\p{L}])(si )?(${Object.keys(SUPPORT)
    .filter((verb) => /^(?:proce|provve)/.test(verb))
    .join('|')})\\s+(?:a|ad)\\s+(\\p{L}{3,}are)(?![\\p{L}])`,
  'giu',
);

/** "Si provvederà ad acquistare le macchine" says who: "l’azienda acquisterà le macchine". */
export function supportToVerb(sentence: string): string {
  return sentence.replace(DOING, (all: string, si: string | undefined, support: string, verb: string) => {
    const form = SUPPORT[support.toLowerCase()]!;
    if (si && form !== 'future3' && form !== 'present3') return all;
    const told = `${si ? 'l’azienda ' : ''}${formsOf(verb.toLowerCase())[form]}`;
    return /^\p{Lu}/u.test(all) ? capital(told) : told;
  });
}

const PASSIVE =
  /^(?<subject>[^,;:()]{3,80}?)\s+(?<aux>viene|vengono|verrà|verranno|sarà|saranno|è|sono)\s+(?<verb>\p{L}{2,14})at[oaie]\s+(?<by>dall['’]|(?:dallo|dalla|dagli|dalle|dai|dal)(?=\s))\s*(?<agent>[^,;:()]{2,60}?)(?<rest>\s+(?:entro|nel|nella|nei|nelle|in|con|per|a|presso|durante|dal|tra|fra)\s[^,;:()]{2,80})?(?<end>[.!]?)$/u;
const AGENT_ARTICLES: Readonly<Record<string, readonly [string, boolean]>> = {
  dal: ['il ', false],
  dallo: ['lo ', false],
  dalla: ['la ', false],
  "dall'": ['l’', false],
  'dall’': ['l’', false],
  dai: ['i ', true],
  dagli: ['gli ', true],
  dalle: ['le ', true],
};
/** Subjects that begin with these are clauses, not things. */
const NOT_A_THING =
  /^(?:che|se|quando|dove|come|ciò|quanto|non|si|c['’]|inoltre|infatti|quindi|nel|nella|in|per|con|da|a|di)\b/iu;

/** "Il progetto verrà realizzato dalla nostra azienda" says who does it: "La nostra azienda realizzerà il progetto". */
export function passiveToActive(sentence: string): string {
  const found = PASSIVE.exec(sentence)?.groups;
  if (!found || NOT_A_THING.test(found.subject!)) return sentence;
  const [article, isPlural] = AGENT_ARTICLES[found.by!.toLowerCase()] ?? ['', false];
  const forms = formsOf(`${found.verb!}are`);
  const isFuture = /rà$|ranno$/.test(found.aux!);
  const verb = isFuture ? (isPlural ? forms.future3p : forms.future3) : isPlural ? forms.present3p : forms.present3;
  const subject = /^\p{Lu}(?:\p{Ll}+\s|['’]|\s)/u.test(found.subject!)
    ? found.subject!.charAt(0).toLowerCase() + found.subject!.slice(1)
    : found.subject!;
  return `${capital(`${article}${found.agent!.trim()}`)} ${verb} ${subject}${found.rest ?? ''}${found.end ?? ''}`;
}
