/** Asks for somebody who helps. */
export const HELP =
  '\\ba chi (?:posso |potrei )?chied\\w+ (?:aiuto|una mano)\\b|\\bchi (?:mi|ci) (?:puo |potrebbe |puoi )?(?:aiut\\w+|segu\\w+|assist\\w+|dare una mano|da(?:rebbe)? una mano)\\b|\\bchi (?:lo|la|li|le|gli) (?:puo |potrebbe )?(?:aiut|assist)\\w+|\\bchi (?:puo|potrebbe) (?:aiutar|seguir|assister|dar)(?:mi|ci)\\b|\\bfar(?:mi|ci) (?:seguire|aiutare|assistere|affiancare|accompagnare)\\b|\\bqualcuno (?:di voi )?(?:che|a cui|per) (?:(?:mi|ci|se ne|lo|la) )?(?:segu|occup|aiut|assist|affianc|accompagn|deleg|affid)\\w+|\\b(?:affidar|delegar|passar)\\w* (?:tutt[oae] |la pratica |la cosa |le carte )?a qualcuno\\b|\\bdar(?:mi|ci) una mano qualcuno\\b|\\bqualcuno (?:puo|potrebbe) (?:seguir|aiutar|assister|dar)(?:mi|ci|e)\\b|\\b(?:potete|puoi|potreste) (?:pensar|occupar|seguir)\\w+ (?:tutto )?(?:voi|tu)\\b|\\bchi (?:se ne |lo |la |ci )?(?:occup|segu|pens)\\w+ (?:al posto (?:mio|nostro)|per (?:me|noi))\\b';

const TO_DO =
  /\b(?:vogli\w+|vuole|vorre\w+|deve|volevamo|dobbiamo|devo|tocca|pens\w+ di|(?:ci|mi) (?:piacerebbe|serve|servirebbe|servono)|c'e da|ho da|abbiamo da) (?:\w+ )?(?:rifa|compr|acquist|apr|install|ristruttur|assum|esport|espo[rn]|rinnov|ampli|sostitu|cambi|digitalizz|costru|mett|mont|isol|form|brevett|certific|partecip|and|vend|lanci|svilupp|produ|ripar|sistem|moderniz|automatizz|allarg|traslo|ingrand)\w*/;
const THING_NEEDED =
  /\b(?:(?:ci|mi) (?:serve|servirebbe|servono|servirebbero)|(?:abbiamo|ho|avremmo|avrei) bisogno d[i']) ?(?:un|una|uno|dei|delle|degli|nuov\w+|altr\w+)\b(?! (?:aiuto|mano|persona|guida|consiglio|supporto|assistenza|informazion\w+))/;
const TOO_DEAR =
  /\bcost(?:a|ano|erebbe|erebbero) (?:una follia|un occhio|uno sproposito|un botto|una fortuna|tropp\w+|tantissimo|cara|caro|un patrimonio|l'ira)|\b(?:non (?:abbiamo|ho) (?:tutti )?(?:i |quei |abbastanza )?soldi|da sol[oi] non ce la (?:faccio|facciamo)|(?:e|sono) troppo car[oaie])\b/;
/** Words of applying: who tells of these looks for somebody who knows how. */
const PAPERS =
  /\b(?:domand[ae]|pratic(?:a|he)|band[oi]|cart[ae]|scartoffi\w+|burocrazi\w+|compil\w+|modul[oi]|rendicont\w+|candidatur\w+|document\w+|business plan|consulen\w+|commercialist\w+|espert\w+|professionist\w+|firma|spid|pec|portale|piattaforma)\b/;

/** "Vogliamo rifare le camere: chi ci dà una mano?": a thing to pay for, so who pays is looked for, not who advises. */
export const isNeed = (text: string): boolean =>
  !PAPERS.test(text) && (TO_DO.test(text) || THING_NEEDED.test(text) || TOO_DEAR.test(text));

const BANK_REFUSES =
  /\bbanc(?:a|he)\b.{0,30}\b(?:dett[oa] (?:di )?no|dic(?:e|ono) (?:di )?no|rifiut\w+|neg(?:a|ano|at[oi])|respint\w+|non (?:me (?:lo|li|la) |ce (?:lo|li|la) |mi |ci )?(?:d(?:a|anno)|ha dato|hanno dato|conced\w+|fa|fare|fanno|prest\w+|vuole|vogliono))\b/;
const CREDIT = /\b(?:prestit\w+|mutu\w+|finanziament\w+|credito|fid[oi]|soldi|leasing)\b/;
/** "La banca mi ha detto no al prestito": credit is needed, and what helps to have it is looked for. */
export const isRefusedByBank = (text: string): boolean => BANK_REFUSES.test(text) && CREDIT.test(text);
export const REFUSED_CREDIT = 'garanzia sul prestito, microcredito';
export const BANK_SAYS_NO = {
  id: 'moratoria_banca',
  kind: 'regola',
  isKey: true,
  isSure: true,
  isLikely: true,
} as const;

const OF_HELP = new RegExp(HELP);
/** The same, asked at once. */
export const asksWhoPays = (text: string): boolean => OF_HELP.test(text) && isNeed(text);
