import { REGIONS } from '#domain/filter-vocabulary.ts';
import { fold } from '#domain/search/fold.ts';
import { capital } from '#domain/writing/phrases.ts';

/** What a person says that a letter should hold, in their own words. */

const PAPER =
  '(?:bilanc\\p{L}+|visur\\p{L}+|durc|durf|dsan|dichiarazion\\p{L}+|autocertificazion\\p{L}+|certificat[oi]|certificazion\\p{L}+|attestazion\\p{L}+|attestat[oi]|statut[oi]|att[oi] costitutiv[oi]|f24|modell[oi] \\p{L}+|(?:730|unico|irap|isee|iban|lul|ula)|fattur[ae]|preventiv[oi]|quietanz\\p{L}+|bonific[oi]|libro (?:unico|soci|cespiti)|registr[oi] \\p{L}+|situazion\\p{L}+ contabil\\p{L}+|estratt[oi] conto|polizz[ae]|cart[ae] d.identit\\p{L}+|document[oi] d.identit\\p{L}+|codic[ei] (?:ateco|fiscale)|planimetri\\p{L}+|perizi[ae]|contratt[oi] \\p{L}+|cassetto fiscale|elenco \\p{L}+|prospett[oi] \\p{L}+|numero (?:di |dei )?(?:dipendenti|ula|addetti)|buste paga)';
const BEFORE =
  '(?:(?:gli |le )?ultim[ioae] (?:(?:\\d|due|tre|quattro) )?|copi[ae] (?:dell?[oae]? |dei |dell.)|nuov[oa] |(?:\\d|due|tre) )?';
const ONE_PAPER = new RegExp(`(?<![\\p{L}\\p{N}])(${BEFORE}${PAPER}(?![\\p{L}\\p{N}]).*)$`, 'iu');
/** Where a paper's own words end. */
const PAPER_ENDS =
  /(?:^|[\s(])(?:perch\S*|xch\S*|xk\S*|che|entro|cos[iì]|per|visto|siccome|dato|poi|grazie|da (?:mandar|inviar|allegar)\S*|in quanto|se|quando|quanto prima|appena|al (?:mio|nostro)|alla (?:mia|nostra))(?=\s|$)/iu;

/** The papers named, as named: "gli ultimi 2 bilanci", "visura". */
export function papersIn(message: string): string[] {
  const clauses = message
    .split(/[.!?;:\n]+\s*/)
    .flatMap((clause) => clause.split(/(?:(?<!\s)\s+)?(?:,(?!\s*20\d\d)|\+)\s*|(?<!\s)\s+(?:e|ed)\s+(?!20\d\d)/iu));
  const papers = clauses.flatMap((item) => {
    const found = ONE_PAPER.exec(item)?.[1];
    if (found === undefined) return [];
    const end = PAPER_ENDS.exec(found)?.index ?? found.length;
    return [
      found
        .slice(0, end)
        .replace(/^(?:gli|le) /i, '')
        .trim(),
    ];
  });
  return [...new Set(papers.filter(Boolean))];
}

const ASKS =
  '(?:sapere|capire|chieder\\p{L}*|chiedendo\\p{L}*|chiedo|chiediamo|chiedi\\p{L}*|chieda|domandar\\p{L}*|domandando\\p{L}*|domanda|domandagli|verificare|informarmi|informarci)';
const QUESTION =
  '(?:se|quando|quanto|quanti|quante|come|dove|cosa|che cosa|chi|qual[ei]?|perch\\S+|a che punto|entro quando|entro quanto|fino a quando|da quando|in quanto tempo|per quanto)';
const WISH = new RegExp(
  `(?<![\\p{L}])${ASKS}(?: loro| anche| a loro| per favore| gentilmente)?,? (${QUESTION}(?![\\p{L}]).+)$`,
  'iu',
);
/** Words to Filo after what is to be asked. */
const WISH_ENDS = /[.;!?\n]|,? (?:grazie|per favore|perfavore|pls)\b|,? (?:scriv\p{L}+|fa(?:lla|llo|mmela)|usa) /iu;

/** "Voglio sapere se riapre": what is to be asked, as an indirect question. */
export function wishIn(message: string): string | null {
  const found = WISH.exec(message)?.[1];
  if (found === undefined) return null;
  const wish = found.slice(0, WISH_ENDS.exec(found)?.index ?? found.length).trim();
  return wish.split(/\s+/).length > 1 ? wish : null;
}

const BODY_WORDS =
  'puglia sviluppo|veneto sviluppo|veneto innovazione|lazio innova|sviluppo campania|sviluppo toscana|finpiemonte|finlombarda|fincalabra|finmolise|filse|fi\\.?l\\.?s\\.?e\\.?|fira|sfirs|gepafin|sviluppumbria|artigiancassa|mediocredito centrale|mcc|invitalia|simest|sace|gse|inail|inps|ismea|agea|enea|mimit|mase|masaf|unioncamere|infocamere|cdp|agenzia delle entrate';
export const IS_BODY = new RegExp(`(?<![\\p{L}])(?:${BODY_WORDS})(?![\\p{L}])`, 'iu');
const OFFICE =
  "(?:camera di commercio|regione|ministero|comune|provincia|agenzia|assessorato|gal|fondazione|ente|ufficio)(?: (?:del|della|dei|delle|di) (?!bando|domanda|procedimento)[\\p{L}'’]+| dell['’]\\p{L}+| [\\p{L}'’]+)?";
/** "Al ministero dove chiediamo": a word that is no name ends the office's own. */
const NAMELESS = /^(camera di commercio|\p{L}+) (?!di |del |della |dei |delle |dell['’])(\p{L}\S*)$/iu;
const BODIES = new RegExp(`^(?:${BODY_WORDS})$`, 'iu');
const IS_REGION = new RegExp(`^(?:${REGIONS.map((region) => region.split(/[ -]/)[0]).join('|')})`, 'iu');
const TO = new RegExp(
  `(?<![\\p{L}])(?:a|al|alla|all['’]|allo|per|per il|per la|per l['’])\\s?(${BODY_WORDS}|${OFFICE})(?![\\p{L}])`,
  'iu',
);
/** "Per PEC a Innova Lucana": to whom a certified mail goes, by the capitals of its name. */
const NAMED_TO =
  /(?:pec|mandare|inviare|scriv\p{L}+|mail|lettera|righe) (?:a|al|alla|all['’])\s?((?:\p{Lu}[\p{L}.&]+ ?){1,4})/u;
const ACRONYMS = /^(?:gse|inail|inps|mcc|simest|sace|mimit|mase|masaf|agea|enea|ismea|cdp|sfirs|fira|gal)$/i;

/** The body a letter goes to, as one writes its name; null where it is only "l'ente". */
export function addresseeIn(message: string): string | null {
  const found = (TO.exec(message)?.[1] ?? NAMED_TO.exec(message)?.[1])?.trim();
  if (found === undefined) return null;
  const [, office, name] = NAMELESS.exec(found) ?? [];
  const isNamed = office === undefined || BODIES.test(found) || /^\p{Lu}/u.test(name!) || IS_REGION.test(name!);
  const whole = isNamed ? found : office;
  if (/^(?:ente|ufficio|agenzia)$/i.test(whole)) return null;
  return whole
    .split(/\s+/)
    .map((word) =>
      ACRONYMS.test(word)
        ? word.toUpperCase()
        : /^(?:di|del|della|dei|delle|per|dell['’].*)$/i.test(word)
          ? word.toLowerCase()
          : capital(word),
    )
    .join(' ');
}

const BY =
  /(?<!\p{L})entro (?!quando|quanto)(?:(?:e non oltre )?(?:il|la|l['’]|fine|met[aà]|questa|domani|stasera|oggi|luned|marted|mercoled|gioved|venerd|sabato|domenica|\d)\S*)(?: (?!perch|per |che |e |se |grazie|cos)[\p{L}\p{N}]+){0,3}/iu;
export const byIn = (message: string): string | null => BY.exec(message)?.[0] ?? null;

const REASON =
  /(?<!\p{L})(?:perch[eéè]'?|xch[eéè]|xk[eéè]?|siccome|visto che|dato che|in quanto) ((?!\S* ?tempo).+?)(?=[.;!?\n]|,? (?:grazie|per favore|entro )|$)/iu;
/** Why, where the words say it of the firm: "partecipiamo al bando della Camera di commercio". */
export function reasonIn(message: string): string | null {
  const reason = REASON.exec(message)?.[1]?.trim() ?? null;
  return reason !== null &&
    /^(?:(?:ci|noi|li|le|la|lo|ne|mi) )*(?:\S+(?:iamo|emmo)|serv\S+|faccio|ho|devo|voglio|vorrei)\b/.test(fold(reason))
    ? reason
    : null;
}
