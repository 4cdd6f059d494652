import { sentencesOf } from '#domain/assistant/sentences.ts';
import { LISTED } from './grammar/plain-speech.ts';
import { sharedStems, stemsOf } from './links.ts';

/** Something that may go wrong, and what is done about it where that is said. */
export type Risk = {
  what: string;
  remedy: string;
  /** Named by a noun ("il rischio è la consegna"), not told by a sentence. */
  isNoun?: true;
  /** A condition told with what follows from it: "se esce roccia i lavori si allungano". */
  hasEffect?: true;
};

const NAMES =
  '(?:rischi\\p{L}*|criticità|imprevist\\p{L}*|ostacol\\p{L}+|punto debole|paur[ae]|timor[ei]|incognit[ae]|preoccupazion[ei]|pericol[oi])';
const SPEAKS = new RegExp(
  `(?<!\\p{L})(?:${NAMES}|(?:ci|mi) preoccupa(?:no)?|temiamo|temo|tem(?:e|ono)|può andare (?:male|storto)|in (?:quel|tal) caso)(?!\\p{L})`,
  'iu',
);
const KINDS = '(?:principal[ei]|maggior[ei]|ver[oa]|altr[oa]|unic[oa]|prim[oa]|second[oa]|nostr[oa]|sol[oa]|grande)';
const WHICH =
  '(?:maggior[ei]|principal[ei]|ulterior[ei]|più \\p{L}+|ver[oa]|gross[oa]|del progetto|da gestire|da governare|è già considerato|va governato)';
const OPENING = new RegExp(
  `^(?:(?:i|il|un|una|l['’]|la|le|di)\\s?)?(?:${KINDS}\\s+)?(?:${KINDS}\\s+)?${NAMES}(?:\\s+${WHICH})*\\s*(?::|(?:è|sono)(?: (?:una|uno|un['’]altra)(?: sol[oa])?)?(?:\\s*:|(?!\\p{L}))|riguarda(?:no)?)\\s*`,
  'iu',
);
/** "Rischio consegne: …", "Quello che ci preoccupa di più è …", "Temiamo che …". */
const OTHER_OPENINGS =
  /^(?:rischio(?:\s+\p{L}+){1,3}:\s*|(?:quello|ciò|la cosa|l[’']unica cosa|un[’']altra cosa|una cosa) che (?:ci|mi) preoccupa(?: di più)?(?:,)? (?:è|sono) |(?:ci|mi) preoccupa(?:no)? |(?:abbiamo|ho) paura (?:solo |soprattutto )?d[^:]{2,30}: |tem(?:iamo|o)(?: (?:solo|soprattutto))? (?:che )?)/iu;
const THEREFORE = /[,:;]?\s+(?:quindi|allora|perciò|per cui|per questo|pertanto|e per questo|di conseguenza)\s+/iu;

/** What goes wrong, in a sentence that begins with "se" and says what is done then. */
const FAILS =
  '(?:male|peggio|tard(?:i|a|ano)|ritard\\p{L}*|slitt\\p{L}*|salt\\p{L}+|manc\\p{L}+|romp\\p{L}+|ferm[ai]\\p{L}*|blocc\\p{L}*|fall\\p{L}+|cal[ai](?:no)?|scars\\p{L}+|grandin\\p{L}*|gel[ao]|siccità|piov\\p{L}+|rincar\\p{L}*|lasci\\p{L}*|rifiut\\p{L}*|perd\\p{L}+|chiud\\p{L}+|esaur\\p{L}+|sfor\\p{L}+|allung\\p{L}*|rovin\\p{L}*|butt\\p{L}+|gelat[ae]|diffid\\p{L}+|rest\\p{L}+ (?:senza|ferm\\p{L}+)|rimast[oaie] (?:senza|ferm\\p{L}+))';
const GOES_WRONG = new RegExp(
  `(?<!\\p{L})(?:non|oltre|lung[oahi]+|poc[oahi]+|tropp[oaie]|meno|${FAILS})(?!\\p{L})`,
  'iu',
);
/** What nobody calls a danger has to fail outright. */
const FAILS_OUTRIGHT = new RegExp(`(?<!\\p{L})${FAILS}(?!\\p{L})`, 'iu');
const WE_DO =
  /\s(?=(?:(?:non|ci|lo|la|li|le|ne) )*\p{L}{2,}(?:iamo|remo)(?!\p{L})|si (?:usa|fa|fanno|passa|torna|compra|chiede|ricorre|lavora|sposta)(?!\p{L})|c[’']è |abbiamo )/iu;

/** "Se il pozzo rende poco usiamo il lago": what may happen, and what is done then. */
function conditionOf(sentence: string): Risk | null {
  const text = sentence.replace(LISTED, '').replace(/(?<![.!;\s])[.!;\s]+$/, '');
  if (!/^se\s/iu.test(text)) return null;
  const answered = answeredIn(text);
  if (answered) return GOES_WRONG.test(answered.what) ? { ...answered, hasEffect: true } : null;
  const comma = /, (?!(?:e|o|che|con|per) )/u.exec(text);
  const doing = WE_DO.exec(text)?.index ?? Infinity;
  const isByComma = (comma?.index ?? Infinity) < doing;
  const cut = Math.min(comma?.index ?? Infinity, doing);
  const [what, remedy] = [text.slice(0, cut), text.slice(cut + (isByComma ? 2 : 1))];
  return cut < text.length && GOES_WRONG.test(what) && remedy.length > MIN_CHARS
    ? { what, remedy: remedy.replace(/^allora /iu, '') }
    : null;
}
const MIN_CHARS = 5;

/** "…, perciò si lavora di notte", "…: si comincia dal reparto piccolo": what is told, and what is done about it. */
function answeredIn(text: string): Pick<Risk, 'what' | 'remedy'> | null {
  const joint = THEREFORE.exec(text) ?? /(?<=[\p{L}\p{N})»])[:;] /u.exec(text);
  if (!joint) return null;
  const [what, remedy] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
  return remedy.length > MIN_CHARS ? { what, remedy } : null;
}

/** What is bought for it makes it the need that the project answers, and no danger on its way. */
const BOUGHT =
  /^(?:l[oaie] )?(?:compr|acquist|vogl|vorre|install|cambi|sostitu|rifac|prend|serv|ci serv|abbiamo deciso|facciamo|nasce|un[ao]? |il |la |l[’']|i |le |gli )/iu;
const AGAIN = /^(?:questa volta|stavolta)\s/iu;
/** Words of who prepares for the worst, after a colon. */
const PREPARES =
  /(?<!\p{L})(?:si (?:comincia|parte|lavora|fa|usa|spedisce|ordina|prova|tiene)|cominciamo|teniamo|affiancament\p{L}*|scort[ae]|riserva|doppion[ei]|assicurazion[ei])(?!\p{L})/iu;

/** "D’inverno gli alberghi chiudono: per questo si punta sulle cliniche": a danger that no word names as one. */
function unnamedOf(sentence: string): Risk | null {
  const text = sentence.replace(LISTED, '').replace(/(?<![.!;\s])[.!;\s]+$/, '');
  if (/^(?:se|oggi|ora|adesso|attualmente)\s/iu.test(text)) return null;
  const answered = answeredIn(text);
  if (!answered || !FAILS_OUTRIGHT.test(answered.what)) return null;
  const isJoined = THEREFORE.test(text);
  const isAnswer = isJoined
    ? !BOUGHT.test(answered.remedy)
    : AGAIN.test(answered.remedy) || PREPARES.test(answered.remedy);
  return isAnswer ? answered : null;
}

const TROUBLE = new RegExp(
  `^(?:(?:il|un|una|l['’]|la|di)\\s?)?(?:${KINDS}\\s+)?(?:guaio|problema|difficoltà|intoppo|inghippo|scoglio|grana)(?:\\s+${WHICH})*\\s*(?::|è che|è)\\s*`,
  'iu',
);
/** What a sentence that follows a trouble has ready for it. */
const HAS_READY =
  /^(?:abbiamo|ho|teniamo|c[’']è|useremo|usiamo|si (?:lavora|fa|usa|passa|prova|comincia))\s+(?:già\s+)?\p{L}/iu;

const DOES = /^(?:(?:ci|lo|la|li|le|ne) )?\p{L}{2,}iamo(?!\p{L})|^(?:ci )?si \p{L}+(?:a|e|ano|ono)(?!\p{L})/iu;

/** A trouble with what is done about it, in its own sentence or in the next. */
function troubleOf(sentence: string, next: string): { risk: Risk; isPaired: boolean } | null {
  const text = sentence.replace(LISTED, '').replace(/(?<![.!;\s])[.!;\s]+$/, '');
  const told = TROUBLE.test(text) ? text.replace(TROUBLE, '') : '';
  if (told.length < MIN_CHARS) return null;
  const answered = answeredIn(told);
  if (answered && (THEREFORE.test(told) || DOES.test(answered.remedy))) return { risk: answered, isPaired: false };
  const answer = next.replace(LISTED, '').replace(/(?<![.!;\s])[.!;\s]+$/, '');
  return HAS_READY.test(answer) ? { risk: { what: told, remedy: answer }, isPaired: true } : null;
}

/** "Il rischio? La neve." */
const ASKED = new RegExp(`^(?:(?:il|un|la|i|le|l['’])\\s?)?(?:${KINDS}\\s+)?${NAMES}\\?$`, 'iu');
/** "L’acqua è dura: se non basta il filtro …", "Portiamo 40 capi, ma se la stoffa tarda …": two things. */
function withOwnCondition(sentence: string): string[] {
  const joint = /(?::|,? ma|;) (?=se\s)/iu.exec(sentence);
  if (!joint || SPEAKS.test(sentence)) return [sentence];
  const condition = sentence.slice(joint.index + joint[0].length);
  return conditionOf(condition) ? [`${sentence.slice(0, joint.index)}.`, `S${condition.slice(1)}`] : [sentence];
}

/** The sentences of a text, those that tell a danger read as such. */
export function partedByRisk(text: string): { others: string[]; risks: Risk[] } {
  const sentences = sentencesOf(text).flatMap(withOwnCondition);
  const parted: { others: string[]; risks: Risk[] } = { others: [], risks: [] };
  for (let at = 0; at < sentences.length; at += 1) {
    const isAsked = ASKED.test(sentences[at]!) && at + 1 < sentences.length;
    if (isAsked) at += 1;
    const sentence = isAsked ? `Il rischio: ${sentences[at]!}` : sentences[at]!;
    const trouble = troubleOf(sentence, sentences[at + 1] ?? '');
    if (trouble) parted.risks.push(trouble.risk);
    else if (speaksOfRisk(sentence)) parted.risks.push(...risksOf(sentence));
    else parted.others.push(sentence);
    if (trouble?.isPaired) at += 1;
  }
  return parted;
}

/** What is done only if it happens: no decision of the plan. */
const IN_CASE = /[,:;]\s+(?:nel caso|in quel caso|in tal caso|eventualmente),?\s+/iu;

const speaksOfRisk = (sentence: string): boolean =>
  SPEAKS.test(sentence) || conditionOf(sentence) !== null || unnamedOf(sentence) !== null;

/**
 * The risks that a description names, each with its remedy; of the sections already written only those told as a risk,
 * since our own drafts tell again those of the description.
 */
export function risksIn(description: string, written: readonly string[] = []): Risk[] {
  const told = [
    ...partedByRisk(description).risks,
    ...written.flatMap((text) => sentencesOf(text).filter((sentence) => OPENING.test(sentence))).flatMap(risksOf),
  ];
  const risks: Risk[] = [];
  for (const risk of told) if (!risks.some((known) => isSame(known, risk))) risks.push(risk);
  return risks.slice(0, MAX_RISKS);
}
const MAX_RISKS = 4;

function risksOf(listed: string): Risk[] {
  const sentence = listed.replace(LISTED, '');
  const condition = conditionOf(sentence);
  if (condition) return [condition];
  const unnamed = SPEAKS.test(sentence) ? null : unnamedOf(sentence);
  if (unnamed) return [unnamed];
  const opening = OPENING.exec(sentence)?.[0].trim() ?? '';
  const found = sentence
    .replace(/(?<![.!\s])[.!\s]+$/, '')
    .replace(opening === '' ? OTHER_OPENINGS : OPENING, '')
    .split(/\s*;(?!\s*(?:perciò|di conseguenza|per questo))\s*/u)
    .flatMap(riskOf);
  return opening.endsWith('è')
    ? found.map((risk, at) => (at === 0 && !/^che\s/iu.test(risk.what) ? { ...risk, isNoun: true as const } : risk))
    : found;
}

/** Two ways of telling one danger: the words of the shorter stand in the other. */
function isSame(one: Risk, other: Risk): boolean {
  const [a, b] = [stemsOf(one.what), stemsOf(other.what)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>];
  return a.size === 0 ? one.what === other.what : sharedStems(a, b) === a.size;
}

function riskOf(told: string): Risk[] {
  const text = told.trim();
  if (text.length < 6) return [];
  const then = IN_CASE.exec(text);
  if (then)
    return [{ what: text.slice(0, then.index), remedy: `in quel caso ${text.slice(then.index + then[0].length)}` }];
  const [what = '', ...rest] = text.split(THEREFORE);
  if (rest.length > 0) return [{ what, remedy: rest.join(' e ') }];
  const colon = text.indexOf(': ');
  if (colon > 0) return [{ what: text.slice(0, colon), remedy: text.slice(colon + 2) }];
  return [conditionOf(text) ?? ifElse(text)];
}

/** Told as a risk already: whatever stands before the comma may happen. */
function ifElse(text: string): Risk {
  const comma = /^se\s/iu.test(text) ? text.indexOf(', ') : -1;
  return comma > 0 ? { what: text.slice(0, comma), remedy: text.slice(comma + 2) } : { what: text, remedy: '' };
}
