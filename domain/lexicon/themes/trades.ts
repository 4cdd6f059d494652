import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Lines of business. */
export const TRADE_THEMES: readonly Theme[] = [
  {
    code: 'tourism',
    words: saying(
      ['turismo', 'agriturismo', 'balneare-termale'],
      String.raw`turis\w+|alberg\w+|hotel\b|ricettiv\w+|ospit\w+|camere\b(?! di)|b&b|campeggi\w*`,
    ),
  },
  {
    code: 'retail',
    words: saying(['ristorazione'], String.raw`commerci\w+ di vicinato|negozi\w*|esercizi\b|commercio\b|botteg\w+`),
  },
  { code: 'craft', words: /\bartigian\w+/ },
  { code: 'fashion', words: saying(['moda'], String.raw`sartori\w+`) },
  {
    code: 'agriculture',
    words: saying(['agricoltura'], String.raw`terren[oi]\b|agrari\w+|allevament\w+|zootecni\w+|agroalimentar\w+`),
    company: /\b(?:olio|uliv\w+|vign\w+|vino\b|ortagg\w+|serr[ae]\b|raccolt\w+|campi\b|coltiv\w+)/,
  },
  {
    code: 'food',
    words: saying(['agroalimentare'], String.raw`trasformazione (?:di )?(?:prodotti )?agricol\w+|bioeconomia`),
    company: /\b(?:formagg\w+|pasta\b|conserv\w+|salumi|dolci\w*|frantoio|cantina|birra|caseific\w+)/,
  },
  { code: 'land', words: /\b(?:acquisto (?:di |del |dei )?terren\w+|terreni?\b|ettari)/ },
  {
    code: 'haulage',
    words: saying(
      ['autotrasporto'],
      String.raw`veicoli industriali|rimorch\w+|semirimorch\w+|camion\b|trattori stradali|rottam\w+|flotta`,
    ),
  },
  { code: 'sea', words: /\b(?:imbarc\w+|maritt\w+|nave\b|navi\b|mare\b|traghett\w+|intermodal\w+|port[oi]\b)/ },
  {
    code: 'clean-vehicles',
    words: saying(
      ['ricarica'],
      String.raw`ricarica\b|veicoli (?:elettric\w+|a gas|puliti|a basse emissioni)|furgoni elettrici|mobilita (?:sostenibile|elettrica)|trasporti puliti|bus elettrici|(?:auto|mezzi|autobus|camion|furgoni|barche) (?:elettric\w+|ibrid\w+|a biometano|a idrogeno)|mezzi (?:\w+ )?a basse emissioni`,
    ),
  },
  {
    code: 'logistics',
    words: saying(
      ['logistica'],
      String.raw`magazzini (?:per|conto)|deposit[oi] (?:merci|doganal\w+)|piattaforma logistica`,
    ),
  },
  {
    code: 'networks',
    words:
      /\b(?:trasporti, afif|ret[ei] (?:transeurope\w+|ferroviari\w+|di trasporto)|infrastruttur\w+ (?:di trasporto|di rete|ferroviari\w+|per i combustibili)|combustibili alternativi|interport\w+|corridoi)/,
    company:
      /\b(?:(?:punti|stazion\w+|colonnin\w+|infrastruttur\w+) di ricarica|colonnin\w+|distributor\w+ di (?:carburant\w+|idrogeno)|ferrovi\w+|autostrad\w+)/,
  },
  {
    code: 'culture',
    words: saying(['cultura'], String.raw`muse\w+|teatr\w+|music\w+|festival|opere\b|artistic\w+|mostr[ae]\b`),
  },
  {
    code: 'audiovisual',
    words: saying(
      ['videogiochi'],
      String.raw`audiovisiv\w+|film\b(?! (?:plastic|biodegrad|protettiv|estensib|per imball|aliment|barriera|sottil))|cinema\w*|serie\b|documentar\w+|produzione di (?:video|film)`,
    ),
  },
  {
    code: 'social',
    words: saying(
      ['economia-sociale'],
      String.raw`social[ei]\b|disabil\w+|fragil\w+|inclusion\w+|svantaggiat\w+|volontar\w+|associazion\w+`,
    ),
  },
  { code: 'cooperative', words: saying(['cooperative'], String.raw`workers buyout|soci lavoratori`) },
  {
    code: 'health',
    words: saying(['salute'], String.raw`medic\w+|pazient\w+|ospedal\w+|farmac\w+|radiolog\w+|anziani`),
  },
  {
    code: 'education',
    words: saying(
      ['istruzione'],
      String.raw`educativ\w+|didattic\w+|student\w+|formazione professionale|insegnant\w+|erasmus\w*`,
    ),
    company: /\b(?:doposcuola|asil[oi]\b|alunn\w+|ludotec\w+|scambi (?:europei|internazionali|con l.estero))/,
  },
  { code: 'sport', words: saying(['sport'], String.raw`palestr\w+|piscin\w+`) },
];
