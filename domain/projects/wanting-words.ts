/** How people say that they want something, up to the thing or to what they would do with it. */
const WANTING = [
  'vogli(?:o|amo)|vuole|vogliono|vorre(?:i|mmo|bbe(?:ro)?)',
  'dev(?:o|e|ono)|dobbiamo|dovre(?:i|mmo|bbe(?:ro)?)',
  "(?:ho|ha|abbiamo|hanno|avre(?:i|mmo|bbe(?:ro)?)) (?:(?:bisogno|necessit[àa]|intenzione|in mente|in programma|deciso) d(?:i\\b|[’'])|da\\b)",
  '(?:mi|ci|gli|le) (?:serv(?:e|ono|irebbe(?:ro)?)|occorr(?:e|ono|erebbe(?:ro)?)|piacerebbe(?:ro)?)',
  "(?:st(?:o|a|iamo|anno) pensando|pens(?:o|a|iamo|ano|avo|avamo))(?: di\\b| a\\b| ad\\b| all?[’'])?",
  'st(?:o|a|iamo|anno) per|cont(?:o|iamo) di|cerc(?:o|a|hiamo)(?: di\\b)?|intend(?:o|e|iamo|ono)|desider(?:o|a|iamo|ano)',
].join('|');
/** Only where nothing stands before: "un impianto che serve due reparti" wants nothing. */
const BARE = "^(?:serv(?:e|ono)|occorr(?:e|ono)|bisogna|c[’']è da)";

/** Where the wanting begins, with what joins it to who wants: "che vuole", "e vorremmo". */
export const WANTS = new RegExp(`(?<!\\p{L}|non )(?:(?:che|e|ma) )?(?:${WANTING})(?:\\s+|(?<=[’']))`, 'iu');
export const WANTS_ALL = new RegExp(`(?:(?<!\\p{L}|non |che (?=dev))(?:${WANTING})|${BARE})(?:\\s+|(?<=[’']))`, 'giu');

/** To get a thing, however one says it: what one pays for is the thing. */
const GETTING =
  '(?:compr|acquist|procur|cambi|install|mont|ordin|dot)ar(?:e|mi|ci|si)|acquisire|prender(?:e|mi|ci|si)|sostituire|inserire|introdurre|aver(?:e|mi|ci)|far(?:e|mi|ci)';
/** "Compro un tornio", but no "cambio automatico": those words are things as well. */
const GOT = '(?:compr|acquist|cambi|install|prend|mett)(?:o|iamo)|mettere|sostitui(?:sco|amo)';
const DETERMINED = "(?=(?:un|uno|una|il|lo|la|i|gli|le|due|tre|quattro|\\d+)\\s|(?:un|l)[’'])";
const NOUNS = "(?:l[’']|un )?(?:acquisto|acquisizione|fornitura)(?: e (?:la )?(?:posa|installazione|montaggio))?";
const OF = "(?:d(?:i|el|ello|ella|ei|egli|elle)\\s+|d(?:ell)?[’'])?";
const GETS = new RegExp(
  `^(?:(?:${GETTING})(?: (?:e|o|ed) (?:${GETTING}))*\\s+(?:di\\s+)?|(?:${GOT})\\s+${DETERMINED}|${NOUNS}\\s+${OF})`,
  'iu',
);
const LEADS = new RegExp(
  `^(?:[\\s,;:.+–—-]+|(?:e|ed|anche|pure|poi|inoltre|infine|oltre a|più|per|magari)\\s+|di\\s+(?=\\p{L}+re\\s)|di\\s+${DETERMINED})+`,
  'iu',
);
const ARTICLE = /^(?:(?:un|uno|una|il|lo|la|i|gli|le|dei|degli|delle|del|della|dello|qualche)\s+|(?:un|l|dell)[’'])/iu;

/** Works have a name of their own: "rifare il tetto" is the "rifacimento del tetto". */
const WORKS: Readonly<Record<string, string>> = {
  rifare: 'rifacimento',
  ristrutturare: 'ristrutturazione',
  riqualificare: 'riqualificazione',
  ampliare: 'ampliamento',
  costruire: 'costruzione',
  realizzare: 'realizzazione',
  sviluppare: 'sviluppo',
  creare: 'creazione',
  aprire: 'apertura',
  rinnovare: 'rinnovo',
  sistemare: 'sistemazione',
  isolare: 'isolamento',
  digitalizzare: 'digitalizzazione',
  automatizzare: 'automazione',
  formare: 'formazione',
  assumere: 'assunzione',
  organizzare: 'organizzazione',
  registrare: 'registrazione',
  allestire: 'allestimento',
  arredare: 'arredo',
};
const WORK = new RegExp(`^(\\p{L}+(?:are|ere|ire))\\s+${DETERMINED}`, 'iu');

/** `verb`: what is done with the thing, where the words tell it; `isWanted`: they tell a wish and not only a thing. */
export type Wanted = { verb: string | null; thing: string; isWanted: boolean };

/** "Siamo un panificio e vorremmo comprare un forno": comprare, un forno. */
export function wantedIn(words: string): Wanted {
  const last = [...words.matchAll(WANTS_ALL)].at(-1);
  const after = (last ? words.slice(last.index + last[0].length) : words).replace(LEADS, '');
  const gets = GETS.exec(after)?.[0] ?? '';
  const work = WORK.exec(after)?.[1]?.toLowerCase() ?? '';
  const verb = gets !== '' ? (/^\p{L}+re(?!\p{L})/iu.exec(gets)?.[0].toLowerCase() ?? null) : work || null;
  const thing = after
    .slice(gets !== '' ? gets.length : work.length)
    .replace(LEADS, '')
    .trim();
  return { verb, thing, isWanted: last !== undefined || gets !== '' || work !== '' };
}

/** What a line of cost is called: the thing bought or the work done, not the wish for it. */
export function costName(words: string): string {
  const { verb, thing } = wantedIn(words);
  if (verb === null || !isWork(verb)) return thing.replace(ARTICLE, '').trim();
  const work = WORKS[verb];
  return work === undefined ? `${verb} ${thing}` : `${work} ${ofThing(thing)}`;
}

export const isNamedWork = (verb: string | null): boolean => verb !== null && WORKS[verb] !== undefined;
/** Something done, not only something got. */
export const isWork = (verb: string | null): boolean => verb !== null && !GETS.test(`${verb} `);

const JOINED: Readonly<Record<string, string>> = {
  il: 'del',
  lo: 'dello',
  la: 'della',
  i: 'dei',
  gli: 'degli',
  le: 'delle',
};
const ofThing = (thing: string): string =>
  /^l[’']/i.test(thing)
    ? `del${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    : thing.replace(/^(?:(il|lo|la|i|gli|le)\s+)?/i, (all, article?: string) =>
        article ? `${JOINED[article.toLowerCase()]!} ` : 'di ',
      );
