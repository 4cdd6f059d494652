import { fold } from '#domain/search/fold.ts';

/** What people say to an assistant that asks for no fact. */
export type SmallTalk =
  | 'saluto'
  | 'identita'
  | 'capacita'
  | 'grazie'
  | 'congedo'
  | 'intesa'
  | 'rifiuto'
  | 'confusione'
  | 'sfogo'
  | 'fuori_tema';

const HELLO =
  'ciao|salve|buon ?giorno|buon ?di|buona ?sera|buon ?pomeriggio|ehi|hey|hello|hola|bella|eccomi|come (?:va|stai|state)|filo|a tutti';
const THANKS =
  'grazie|ti ringrazio|vi ringrazio|grazzie|thanks|thank you|gentilissimo|molto gentile|sei (?:stato )?gentile';
const AGREED =
  "ok(?:ay|ei)?|va bene|bene|benissimo|perfetto|ottimo|d'accordo|certo|chiaro|capito|ho capito|esatto|giusto|si|gia|bravo|brava|bravissimo|fantastico|grande|super";
const POLITE =
  "mille|tante|infinite|molte|davvero|tanto|di tutto|per (?:l'aiuto|tutto|la risposta)|filo|allora|molto|a te";
const all = (words: string) => new RegExp(`^(?:(?:${words})\\s*)+$`);

/** Whole messages only: "ciao, che cos'è il DURC?" asks for the DURC. */
const WHOLE: readonly (readonly [SmallTalk, RegExp])[] = [
  ['saluto', all(HELLO)],
  [
    'identita',
    new RegExp(
      `^(?:(?:${HELLO}|ma|e|scusa)\\s*)*(?:chi (?:sei|siete)(?: tu)?|come ti chiami|(?:ma )?sei (?:un[oa']? ?)?(?:robot|bot|ia|ai|umano|persona|umana|vera?|macchina|chatbot|intelligenza artificiale)(?: ver[oa])?(?: o .*)?|parlo con (?:una persona|un umano|un robot|un bot).*)$`,
    ),
  ],
  [
    'capacita',
    new RegExp(
      `^(?:(?:${HELLO}|ma|e|mi)\\s*)*(?:(?:che )?cosa (?:sai|puoi|sapete|potete) fare(?: per me)?|che (?:sai|puoi) fare(?: per me)?|(?:come|in cosa) (?:puoi|mi puoi) (?:aiutarmi|aiutare)|a (?:che )?cosa servi|(?:help|aiuto|aiutami|aiutatemi)|come (?:ti uso|funzioni|si usa)|cosa (?:ti )?posso (?:chiederti|chiedere)|menu|inizio)$`,
    ),
  ],
  ['grazie', all(`${THANKS}|${AGREED}|${POLITE}|ciao|buona giornata|arrivederci`)],
  [
    'congedo',
    all(
      "ciao|arrivederci|arrivederla|a (?:presto|dopo|domani|lunedi)|ci (?:sentiamo|vediamo)(?: dopo| presto)?|buona (?:giornata|notte|serata|domenica|sera)|buon (?:lavoro|weekend|week end|pomeriggio)|alla prossima|addio|bye|stop|basta(?: cosi)?|nient'altro|niente altro|no grazie|e tutto",
    ),
  ],
  ['intesa', all(`${AGREED}|${POLITE}`)],
  [
    'rifiuto',
    all(
      'no|nope|non (?:mi )?interessa(?: niente)?|non (?:lo )?voglio|niente|nessuno|lascia (?:stare|perdere)|forse|boh|mah',
    ),
  ],
  [
    'confusione',
    /^(?:(?:scusa|ma|eh|mi dispiace) )*(?:non (?:ho|si) (?:capit[oa]|capisce)(?: (?:nulla|niente|bene))?|non capisco|cosa (?:vuol dire|significa|intendi)|come|eh|che|cosa|in che senso|spiegati meglio|non e chiaro|non mi e chiaro|non (?:mi )?hai (?:risposto|capito)(?: .*)?|non (?:e|era) (?:questo|quello)(?: .*)?|hai sbagliato(?: .*)?|(?:hai dimenticato|ripeti) .*|rispiega(?:mi)?|puoi (?:ripetere|rispiegare))$/,
  ],
  [
    'sfogo',
    /\b(?:sei|siete|fai|fate|e) (?:proprio |solo |davvero |veramente )*(?:stupid[oa]|scem[oa]|inutil[ei]|idiot[aei]|incapac[ei]|una? (?:schifo|cretin[oa]|merda|truffa|fregatura)|schifo|pessim[oi]|ridicol[oi])|\bnon (?:servi|sai|capisci) (?:a )?(?:niente|nulla|un tubo)\b|^(?:ma )?(?:vaffanculo|fanculo|cazzo|merda|che (?:schifo|palle))\b|^(?:(?:ma|sei|che|brutto|brutta|pezzo di|razza di|un|una|sto) )*(?:stronz\w|cretin\w|idiota|imbecill\w|deficient\w|scem\w|stupid\w|coglion\w|bastard\w|cogliona)$/,
  ],
  [
    'fuori_tema',
    /\bche tempo (?:fa|fara|c'e|ci sara)\b|^meteo\b|\bprevisioni (?:del tempo|meteo)\b|\bche (?:ora e|ore sono)\b|\b(?:barzelletta|oroscopo|campionato|calcio|partita di|serie a)\b(?! (?:iva|doppia))|\bchi ha vinto\b|\b(?:una|la) ricetta (?:di|del|della|per)\b|\b(?:scriv\w+|racconta\w*|fammi|inventa\w*|canta\w*)\b.{0,12}\b(?:poesi\w|canzon\w|favol\w|storiell\w|barzellett\w|battut\w|filastrocc\w)\b/,
  ],
];

export function smallTalkIn(message: string): SmallTalk | null {
  const text = fold(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const bare = text.replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, '').trim();
  if (bare === '') return null;
  // A thank-you that also agrees is a thank-you; agreeing alone is not.
  if (new RegExp(`\\b(?:${THANKS})\\b`).test(bare) && WHOLE.find(([kind]) => kind === 'grazie')![1].test(bare))
    return 'grazie';
  return WHOLE.find(([kind, pattern]) => kind !== 'grazie' && pattern.test(bare))?.[0] ?? null;
}
