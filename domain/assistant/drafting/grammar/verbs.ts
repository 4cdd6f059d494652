import { fold } from '#domain/search/fold.ts';

/** First person plural to third singular where the ending alone does not tell. */
const IRREGULAR: Readonly<Record<string, string>> = {
  siamo: 'è',
  abbiamo: 'ha',
  facciamo: 'fa',
  rifacciamo: 'rifà',
  soddisfacciamo: 'soddisfa',
  vogliamo: 'vuole',
  possiamo: 'può',
  dobbiamo: 'deve',
  andiamo: 'va',
  diamo: 'dà',
  stiamo: 'sta',
  sappiamo: 'sa',
  teniamo: 'tiene',
  otteniamo: 'ottiene',
  manteniamo: 'mantiene',
  veniamo: 'viene',
  diciamo: 'dice',
  usciamo: 'esce',
  scegliamo: 'sceglie',
  raccogliamo: 'raccoglie',
  accogliamo: 'accoglie',
  togliamo: 'toglie',
  proponiamo: 'propone',
  disponiamo: 'dispone',
  componiamo: 'compone',
  poniamo: 'pone',
  esponiamo: 'espone',
  rimaniamo: 'rimane',
  traiamo: 'trae',
  cuociamo: 'cuoce',
  serviamo: 'serve',
  lavoriamo: 'lavora',
  iniziamo: 'inizia',
  costituiamo: 'costituisce',
  puliamo: 'pulisce',
  spediamo: 'spedisce',
  finiamo: 'finisce',
  capiamo: 'capisce',
  uniamo: 'unisce',
  forniamo: 'fornisce',
  eravamo: 'era',
  ripartiamo: 'riparte',
  usiamo: 'usa',
  spendiamo: 'spende',
  perdiamo: 'perde',
  riusciamo: 'riesce',
  beviamo: 'beve',
  valiamo: 'vale',
  sediamo: 'siede',
  moriamo: 'muore',
  riempiamo: 'riempie',
  tratteniamo: 'trattiene',
  sosteniamo: 'sostiene',
  conteniamo: 'contiene',
  interveniamo: 'interviene',
  conveniamo: 'conviene',
  cogliamo: 'coglie',
  sciogliamo: 'scioglie',
  spegniamo: 'spegne',
  riproponiamo: 'ripropone',
};
/** Stems before "-iamo" of verbs in -ere and of those in -ire without "-isc-": "-e". */
const IN_E = new Set(
  `apr copr scopr offr soffr dorm part serv segu sent vend mett ammett permett promett trasmett smett assum chied richied corr concorr percorr decid divid riduc produc introduc conduc traduc trasfer prend apprend comprend riprend intraprend rend difend spend chiud conclud includ scriv descriv iscriv ved preved provved legg elegg corregg cresc conosc riconosc viv accend tend intend attend estend risolv svolg coinvolg rivolg raggiung aggiung giung spegn vinc convinc perd risped diffond fond convert invest avvert divert dipend esegu insegu consegu mov muov promuov rimuov scend nasc discut ricev romp interromp interven raccolg piang stend append sospend distend cred ced conced succed proced proteg protegg sorregg regg rid sorrid uccid coincid esplod distrugg dirig erig redig esig elid boll fugg vest travest ricopr riapr ripart rimett commett scommett immett emett sorprend contend pretend dispend assolv dissolv avvolg sconvolg capovolg stravolg string restring diping ting fing fring mung pung ung sprem prem esprim imprim comprim opprim redim tem gem batt abbatt combatt dibatt ribatt compet ripet accresc rincresc pasc cog accorg porg sorg scorg`.split(
    ' ',
  ),
);
/** Stems of verbs in -ire with "-isc-". */
const IN_ISCE = new Set(
  `sostitu costru distribu contribu garant forn inser trasfer defin un pul fin cap prefer restitu istitu attribu stabil acquis ampl-x favor gest sugger riferi rifer restaur-x riun alleggeri alleger arricch potenz-x reperi reper ingrand conferi confer bonif-x eseg-x rivest unif-x prolung-x perfeziona-x ripul diminu esaur fall nutr puls custod percep guar fior`
    .split(' ')
    .filter((stem) => !stem.endsWith('-x')),
);
/** Stems whose infinitive is "-iare": the i stays. */
const IN_IA = new Set(
  `avv camb scamb lanc cominc iniz risparm stud negoz amplo bilanc finanz annunc potenz pubblic-x sped-x arricc amp ampl affian-x affianc-x consegn-x valorizz-x abbracc allacc tracc rintracc marc-x rilasc lasc fasc schiacc ricamb evidenz pregi invi inv appogg parchegg noleggi nolegg assagg viagg festegg moltepl-x rical-x alleggi`
    .split(' ')
    .filter((stem) => !stem.endsWith('-x')),
);

/** "faremo" → "farà", "vorremmo" → "vorrebbe", "tenevamo" → "teneva". */
const OTHER_TENSES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})remo$/u, 'rà'],
  [/(?<=\p{L}{2})remmo$/u, 'rebbe'],
  [/(?<=\p{L}[aei])vamo$/u, 'va'],
];

/** "rivend" is conjugated as "vend". */
const isOf = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) || stems.has(stem.replace(/^(?:ri|re|pre|dis|sotto|sovra|auto)(?=\p{L}{3})/u, ''));

/** "sostituiamo" → "sostituisce", "apriamo" → "apre", "recuperiamo" → "recupera"; null for what is no such verb. */
export function thirdPerson(verb: string): string | null {
  const word = fold(verb);
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const later = OTHER_TENSES.find(([ending]) => ending.test(word));
  if (later) return word.replace(later[0], later[1]);
  const stem = /^(\p{L}{2,})iamo$/u.exec(word)?.[1];
  if (stem === undefined) return null;
  if (isOf(IN_ISCE, stem)) return `${stem}isce`;
  if (isOf(IN_E, stem)) return `${stem}e`;
  if (isOf(IN_IA, stem)) return `${stem}ia`;
  // "imbottigliamo", "parcheggiamo": the soft sound needs its i.
  if (/(?:gl|c|g)$/.test(stem)) return `${stem}ia`;
  // Before "-iamo" c and g keep their sound by an h: "pubblichiamo" is "pubblica", "paghiamo" is "paga".
  return /(?:ch|gh)$/.test(stem) ? `${stem.slice(0, -1)}a` : `${stem}a`;
}

/** First person singular, of those that are no nouns as well, where a sentence begins. */
const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/^sono (?=un |uno |una |un['’])/iu, 'è '],
  [/^ho (?=\p{L})/iu, 'ha '],
  [/^faccio /iu, 'fa '],
  [/^mi occupo /iu, 'si occupa '],
  [/^lavoro (?=(?:con|per|in|nel|nella|da|dal|su|sul) )/iu, 'lavora '],
  [/^(produc|vend|offr|assist|segu|serv)o /iu, '$1e '],
  [/^(gest|forn|costru|distribu)isco /iu, '$1isce '],
  [
    /^(coltiv|allev|realizz|ripar|organizz|trasform|insegn|install|cre|ospit|prepar|esport|confezion|cucin|cur|noleggi)o /iu,
    '$1a ',
  ],
];

/** "Coltivo olivi" → "coltiva olivi"; null where a sentence does not begin so. */
export function fromSingular(sentence: string): string | null {
  const bare = sentence.replace(/^(?:io|qui) /iu, '');
  const found = SINGULAR.find(([words]) => words.test(bare));
  if (!found) return null;
  const told = bare
    .replace(found[0], found[1])
    .split(/(?<= ed? )/u)
    .map((part, at) =>
      at === 0 ? part : SINGULAR.reduce((said, [words, instead]) => said.replace(words, instead), part),
    )
    .join('');
  return told.charAt(0).toLocaleLowerCase('it') + told.slice(1);
}

const FROM_INFINITIVE: Readonly<Record<string, string>> = {
  fare: 'fa',
  rifare: 'rifà',
  avere: 'ha',
  mantenere: 'mantiene',
};

/** "rinnovare" → "rinnova", "aprire" → "apre", "sostituire" → "sostituisce", "introdurre" → "introduce". */
export function infinitiveToThird(verb: string): string {
  const known = FROM_INFINITIVE[verb];
  if (known) return known;
  const stem = verb.replace(/(?:are|ere|ire|rre)$/, '');
  if (verb.endsWith('are')) return `${stem}a`;
  if (verb.endsWith('rre')) return `${stem}ce`;
  return verb.endsWith('ire') && IN_ISCE.has(stem) ? `${stem}isce` : `${stem}e`;
}
