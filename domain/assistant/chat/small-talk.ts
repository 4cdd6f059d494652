import { fold } from '#domain/search/fold.ts';

/** What people say to an assistant that asks for no fact. */
export const SMALL_TALKS = [
  'saluto',
  'identita',
  'capacita',
  'grazie',
  'congedo',
  'intesa',
  'rifiuto',
  'confusione',
  'sfogo',
  'fuori_tema',
] as const;
export type SmallTalk = (typeof SMALL_TALKS)[number];

const HELLO =
  'ciao|salve|buon ?giorno|buon ?di|buona ?sera|buon ?pomeriggio|ehi|hey|hello|hola|bella|eccomi|come (?:va|stai|state)|filo|a tutti';
/** "Sono Marco" tells a name; "sono artigiano" tells a trade. */
const NAMES =
  'marco|luca|andrea|matteo|francesco|alessandro|lorenzo|davide|simone|paolo|giovanni|giuseppe|antonio|mario|luigi|roberto|stefano|fabio|giorgio|carlo|enrico|alberto|riccardo|daniele|michele|claudio|massimo|maurizio|vincenzo|salvatore|pietro|nicola|filippo|gianni|franco|sergio|bruno|diego|giulia|anna|maria|laura|chiara|sara|francesca|elena|silvia|paola|federica|valentina|alessandra|martina|elisa|giovanna|barbara|monica|cristina|claudia|roberta|simona|lucia|rosa|teresa|patrizia|marta|ilaria|marina';
const THANKS =
  'grazie|ti ringrazio|vi ringrazio|grazzie|thanks|thank you|gentilissimo|molto gentile|sei (?:stato )?gentile';
const AGREED =
  "ok(?:ay|ei)?|va bene|bene|benissimo|perfetto|ottimo|d'accordo|certo|chiaro|capito|ho capito|esatto|giusto|si|gia|bravo|brava|bravissimo|fantastico|grande|super";
const POLITE =
  "vabbe|lo stesso|comunque|mille|tante|infinite|molte|davvero|tanto|di tutto|per (?:l'aiuto|tutto|la risposta)|filo|allora|molto|a te";
/** Words that stand beside a thank-you, a compliment or a goodbye and ask for nothing. */
const BESIDE =
  "sei|sono|siete|e|stat[oaie]|hai|avete|mi|ti|ci|vi|lo|la|le|il|i|gli|un|una|tu|te|voi|noi|io|me|ma|se|che|cosi|come|non|piu|per|di|del|della|dell'|con|a|al|da|in|tutt[oaie]|molto|davvero|proprio|veramente|tanto|tante|mille|infinite|gia|ora|adesso|intanto|allora|poi|oggi|domani|dopo|presto|lunedi|stasera|volta|prossima|filo|utilissim[oaie]|util[ei]|aiut[oi]|aiutat[oa]|rispost[ae]|spiegazion[ei]|informazion[ei]|info|dritt[ae]|consigli[oi]?|pazienza|tempo|disponibilita|chiar[oaie]|chiarissim[oaie]|precis[oaie]|rapid[oaie]|veloc[ei]|gentil[ei]|gentilissim[oaie]|cortes[ei]|complet[oaie]|esaurient[ei]|serviva|sapere|volevo|bell[oaie]|lavoro|giornata|serata|buon[oa]?|bastava|basta|posto|sento|sentiamo|vediamo|provo|guardo|penso|pensiamo|riflettiamo|rifletto|scrivo|torno|risento|faccio|lascio|saluto|riprendo|rileggo|leggo|calma|sopra|su|no|era|quello|quella|va|dice|detto|dai|scherzav[oa]|scherzo|scherzando|stavo|stesso|lo stesso|figurati|tranquillo|tranquilla";
const PRAISE =
  'brav[oaie]|bravissim[oaie]|ottim[oaie]|perfett[oaie]|complimenti|grand[ei]|fantastic[oaie]|eccellent[ei]|mitic[oa]|top|utilissim[oaie]|util[ei]|aiutat[oa]|chiarissim[oaie]|gentil[ei]|gentilissim[oaie]|precis[oaie]|esaurient[ei]|super|bel lavoro|quello che (?:mi )?serviva';
const LEAVING =
  'arrivederci|arrivederla|a (?:presto|dopo|domani|lunedi|stasera)|alla prossima|buon(?:a)? (?:giornata|serata|notte|lavoro|weekend|domenica)|ci (?:penso|pensiamo|rifletto|risentiamo|sentiamo|vediamo|aggiorniamo)|(?:ti|vi) (?:scrivo|risento|saluto|lascio)|torno (?:dopo|domani|presto)|rileggo|provo|ne parlo (?:con|col) (?:il |la |i |mio |mia |miei )*(?:soci[oa]?|commercialista|consulente|moglie|marito|famiglia|banca)';
const MOST_WORDS = 14;

const all = (words: string) => new RegExp(`^(?:(?:${words})\\s*)+$`);

/** Whole messages only: "ciao, che cos'è il DURC?" asks for the DURC. */
const WHOLE: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'saluto',
    new RegExp(
      `^(?:(?:${HELLO})\\s*)+$|^(?:(?:${HELLO})\\s*)*(?:mi chiamo|piacere(?: sono)?|mi presento sono|(?<=[a-z] )(?:io )?sono) (?:${NAMES})(?: [a-z']+)?$`,
    ),
  ],
  [
    'identita',
    new RegExp(
      `^(?:(?:${HELLO}|ma|e|tu|scusa|scusami|senti|insomma|allora|dimmi)\\s*)*(?:(?:tu )?chi (?:sei|siete)(?: (?:tu|esattamente|davvero|veramente|di preciso|scusa))*|con chi (?:sto parlando|parlo|ho a che fare)|come ti chiami|(?:ma )?(?:tu )?sei (?:davvero |veramente |proprio )*(?:un[oa']? ?)?(?:(?:vera?o?|semplice) )?(?:robot|bot|ia|ai|uman[oa]|person[ae]|essere umano|ver[oa]|macchina|computer|programma|chatbot|intelligenza artificiale)(?: (?:ver[oa]|in carne e ossa|reale))?(?: o .*)?|(?:sto parlando|parlo) con (?:una persona|un umano|un robot|un bot|un computer|una macchina).*|c'e (?:una persona|qualcuno|un umano)(?: ver[oa])? (?:dietro|che (?:mi )?(?:legge|risponde|scrive)).*)$`,
    ),
  ],
  [
    'capacita',
    new RegExp(
      `^(?:(?:${HELLO}|ma|e|mi|allora|scusa)\\s*)*(?:(?:che )?cosa (?:sai|puoi|sapete|potete) fare(?: per me)?(?: scusa)?|che (?:sai|puoi) fare(?: per me)?(?: scusa)?|(?:come|in cosa) (?:puoi|mi puoi) (?:aiutarmi|aiutare)|a (?:che )?cosa servi|(?:help|aiuto|aiutami|aiutatemi)|come (?:ti uso|funzioni|si usa)|cosa (?:ti )?posso (?:chiederti|chiedere)|menu|inizio)$`,
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
    all('no|nope|non (?:mi )?interessa|non (?:lo )?voglio|niente|nessuno|lascia (?:stare|perdere)|forse|boh|mah'),
  ],
  [
    'confusione',
    /^(?:(?:scusa|ma|eh|mi dispiace) )*(?:non (?:ho|si) (?:capit[oa]|capisce)(?: (?:nulla|niente|bene))?|non capisco|cosa (?:vuol dire|significa|intendi)|come|eh|che|cosa|in che senso|spiegati meglio|non e chiaro|non mi e chiaro|non (?:mi )?hai (?:risposto|capito)(?: .*)?|(?:no )?(?:aspetta )?non (?:e|era) (?:questo|quello|cio)(?: .*)?|no aspetta|hai sbagliato(?: .*)?|(?:mi )?hai (?:capito|inteso|letto) male(?: .*)?|mi hai frainteso(?: .*)?|(?:no )?intendevo altro|non (?:volevo|intendevo) questo|(?:hai dimenticato|ripeti) .*|rispiega(?:mi)?|puoi (?:ripetere|rispiegare))$/,
  ],
  [
    'sfogo',
    /^(?:(?:ma|scusa|guarda|pero|no|filo|allora) )*(?:non (?:mi |ci )?(?:stai|sei|hai|state|siete|avete) (?:per niente |proprio |affatto )?(?:aiut|stat[oaie] (?:molto |granche |tanto |proprio )?(?:di (?:grande |nessun )?aiuto|util|d'aiuto)|serv|util|di aiuto|d'aiuto)\w*(?: (?:per niente|affatto|per nulla|molto|molte|proprio|tanto|a niente))*|(?:(?:la tua|che|una|questa e una) )?rispost[ae] (?:e |sono |del tutto |proprio )*(?:inutil[ei]|a caso|sbagliat[ae]|senza senso|che non c'entr\w+.*)|(?:ma )?(?:questo |che )?(?:non )?c'?entra (?:niente|nulla|un tubo)|che (?:delusione|perdita di tempo)|(?:mi )?(?:fai|stai facendo) perdere (?:solo )?tempo|sbagli sempre|rispondi (?:a caso|sempre a caso)|ripeti sempre (?:la stessa cosa|le stesse cose)|continui a ripetere.*|sono (?:deluso|delusa|arrabbiat[oa]|incazzat[oa]).{0,30})$|\b(?:sei|siete|fai|fate|e) (?:proprio |solo |davvero |veramente )*(?:stupid[oa]|scem[oa]|inutil[ei]|idiot[aei]|incapac[ei]|una? (?:schifo|cretin[oa]|merda|truffa|fregatura)|schifo|pessim[oi]|ridicol[oi])|\bnon (?:servi|sai|capisci) (?:a )?(?:niente|nulla|un tubo)\b|^(?:ma )?(?:vaffanculo|fanculo|cazzo|merda|che (?:schifo|palle))\b|^(?:(?:ma|sei|che|brutto|brutta|pezzo di|razza di|un|una|sto) )*(?:stronz\w|cretin\w|idiota|imbecill\w|deficient\w|scem\w|stupid\w|coglion\w|bastard\w|cogliona)$/,
  ],
  [
    'fuori_tema',
    /\b(?:comprar\w*|vender\w*|investir\w*|conviene)\b.{0,20}\b(?:azioni|bitcoin|cript\w+|crypto|borsa|titoli di stato|btp)\b|\bche tempo (?:fa|fara|c'e|ci sara)\b|^meteo\b|\bprevisioni (?:del tempo|meteo)\b|\bche (?:ora e|ore sono)\b|\b(?:barzelletta|oroscopo|campionato|calcio|partita di|serie a)\b(?! (?:iva|doppia))|\bchi ha vinto\b|\b(?:una|la) ricetta (?:di|del|della|per)\b|\b(?:scriv\w+|racconta\w*|fammi|inventa\w*|canta\w*)\b.{0,12}\b(?:poesi\w|canzon\w|favol\w|storiell\w|barzellett\w|battut\w|filastrocc\w)\b/,
  ],
];

const THANKED = new RegExp(`\\b(?:${THANKS})\\b`);
const word = (words: string) => new RegExp(`(?<![\\p{L}'])(?:${words})(?![\\p{L}])`, 'u');
const ONLY_COURTEOUS = new RegExp(
  `^(?:(?:dell'|all'|d'|l'|un')?(?:${THANKS}|${AGREED}|${PRAISE}|${LEAVING}|${HELLO}|${BESIDE})(?![\\p{L}])\\s*)+$`,
  'u',
);
const MARKS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['grazie', word(THANKS)],
  ['congedo', word(LEAVING)],
  ['grazie', word(PRAISE)],
  ['saluto', word(HELLO)],
  ['intesa', word("ok|okay|va bene|d'accordo|capito|chiaro")],
];

/** "Grazie, sei stato utile", "va bene, ci penso e ti scrivo": nothing but courtesy, in whatever words. */
function courtesyOf(text: string): SmallTalk | null {
  if (text.split(' ').length > MOST_WORDS || /\bnon\b/.test(text) || !ONLY_COURTEOUS.test(text)) return null;
  return MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

export function smallTalkIn(message: string): SmallTalk | null {
  const text = fold(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const bare = text.replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, '').trim();
  if (bare === '') return null;
  // A thank-you that also agrees is a thank-you; agreeing alone is not.
  if (THANKED.test(bare) && WHOLE.find(([kind]) => kind === 'grazie')![1].test(bare)) return 'grazie';
  return WHOLE.find(([kind, pattern]) => kind !== 'grazie' && pattern.test(bare))?.[0] ?? courtesyOf(bare);
}
