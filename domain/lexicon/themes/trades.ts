import type { Theme } from './theme.ts';

/** Lines of business. */
export const TRADE_THEMES: readonly Theme[] = [
  {
    code: 'tourism',
    words:
      /\b(?:turis\w+|alberg\w+|hotel\b|ricettiv\w+|ospit\w+|agriturism\w+|balnear\w+|termal\w+|camere\b(?! di)|b&b|campeggi\w*)/,
  },
  {
    code: 'retail',
    words:
      /\b(?:commerci\w+ di vicinato|negozi\w*|esercizi\b|pubblici esercizi|ristorazion\w+|ristorant\w+|commercio\b|bar\b|botteg\w+)/,
  },
  { code: 'craft', words: /\bartigian\w+/ },
  { code: 'fashion', words: /\b(?:moda\b|tessil\w+|pelletteri\w+|abbigliament\w+|calzatur\w+|sartori\w+)/ },
  {
    code: 'agriculture',
    words: /\b(?:agricol\w+|agricoltor\w+|terren[oi]\b|agrari\w+|allevament\w+|zootecni\w+|agroalimentar\w+)/,
    company: /\b(?:olio|uliv\w+|vign\w+|vino\b|ortagg\w+|serr[ae]\b|raccolt\w+|campi\b|coltiv\w+)/,
  },
  {
    code: 'food',
    words:
      /\b(?:agroalimentar\w+|agroindustri\w+|trasformazione (?:di )?(?:prodotti )?agricol\w+|alimentar\w+|bioeconomia)/,
    company: /\b(?:formagg\w+|pasta\b|conserv\w+|salumi|dolci\w*|frantoio|cantina|birra|caseific\w+)/,
  },
  { code: 'land', words: /\b(?:acquisto (?:di |del |dei )?terren\w+|terreni?\b|ettari)/ },
  {
    code: 'haulage',
    words:
      /\b(?:autotrasport\w+|veicoli industriali|rimorch\w+|semirimorch\w+|camion\b|trattori stradali|rottam\w+|conto terzi|flotta)/,
  },
  { code: 'sea', words: /\b(?:imbarc\w+|maritt\w+|nave\b|navi\b|mare\b|traghett\w+|intermodal\w+|port[oi]\b)/ },
  {
    code: 'clean-vehicles',
    words:
      /\b(?:ricarica\b|colonnin\w+|veicoli (?:elettric\w+|a gas|puliti|a basse emissioni)|furgoni elettrici|mobilita (?:sostenibile|elettrica)|trasporti puliti|bus elettrici|(?:auto|mezzi|autobus|camion|furgoni|barche) (?:elettric\w+|ibrid\w+|a biometano|a idrogeno)|mezzi (?:\w+ )?a basse emissioni)/,
  },
  {
    code: 'logistics',
    words:
      /\b(?:logistic\w+|retroport\w+|magazzini (?:per|conto)|deposit[oi] (?:merci|doganal\w+)|piattaforma logistica)/,
  },
  {
    code: 'culture',
    words:
      /\b(?:cultural\w+|cultura\b|creativ\w+|muse\w+|teatr\w+|spettacol\w+|music\w+|festival|opere\b|artistic\w+|mostr[ae]\b)/,
  },
  {
    code: 'audiovisual',
    words:
      /\b(?:audiovisiv\w+|film\b(?! (?:plastic|biodegrad|protettiv|estensib|per imball|aliment|barriera|sottil))|cinema\w*|serie\b|documentar\w+|videogioc\w+|produzione di (?:video|film))/,
  },
  {
    code: 'social',
    words:
      /\b(?:social[ei]\b|terzo settore|onlus|ets\b|disabil\w+|fragil\w+|inclusion\w+|svantaggiat\w+|volontar\w+|associazion\w+)/,
  },
  { code: 'cooperative', words: /\b(?:cooperativ\w+|workers buyout|soci lavoratori)/ },
  {
    code: 'health',
    words: /\b(?:salute\b|sanitar\w+|medic\w+|pazient\w+|ospedal\w+|clinic\w+|cure\b|farmac\w+|radiolog\w+|anziani)/,
  },
  {
    code: 'education',
    words:
      /\b(?:istruzion\w+|scuol\w+|educativ\w+|didattic\w+|student\w+|formazione professionale|insegnant\w+|erasmus\w*)/,
    company: /\b(?:doposcuola|asil[oi]\b|alunn\w+|ludotec\w+|scambi (?:europei|internazionali|con l.estero))/,
  },
  { code: 'sport', words: /\b(?:sportiv\w+|sport\b|palestr\w+|piscin\w+)/ },
];
