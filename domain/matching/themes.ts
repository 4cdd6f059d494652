/**
 * What money is for and what companies say they need, as themes. One pattern reads both sides (folded text);
 * `grant` adds words that only bandi use, `company` words that only entrepreneurs use.
 */
export type Theme = { code: string; words: RegExp; grant?: RegExp; company?: RegExp };

export const THEMES: readonly Theme[] = [
  {
    code: 'machinery',
    words:
      /\b(?:macchin\w+|attrezzatur\w+|impianti (?:e|di produzione|produttiv\w+|nuov\w+)|beni strumentali|linea di (?:produzione|confezionamento)|robot\w*)\b/,
    grant:
      /\b(?:beni materiali|transizione [45]\.0|iperammortamento|beni 4\.0|immobilizzazioni materiali|attivi materiali|investimenti produttivi)\b/,
    company:
      /\b(?:celle? frigo\w*|forn[oi]\b|frantoio|torni\w*|press[ae]\b|frigorifer\w+|furgon\w+|veicol\w+|trattor\w+|camion\b|mezzi nuovi|nuov[aei] (?:linea|macchina|cucina|forno|mezzi|attrezzatur\w+|impianto)|rinnovare (?:il|la|le|gli|i)\b|sostituire|ammodernare|ampliar\w+|comprare|acquistare|acquisto di|laboratorio)\b/,
  },
  {
    code: 'digital',
    words:
      /\b(?:digital\w+|software\b|gestional\w+|4\.0\b|industria 4|automazion\w+|automatizz\w+|interconness\w+|tecnologie (?:ict|abilitanti))/,
    company: /\b(?:crm\b|erp\b|sito\b|prenotazion\w+ online|informatizz\w+|tracciabil\w+|sensori\b|app\b)/,
  },
  {
    code: 'cloud-security',
    words: /\b(?:cloud\b|cybersicurezza|cyber\w*|sicurezza informatica|backup|saas\b|attacc\w+ informatic\w+|hacker)/,
  },
  {
    code: 'ecommerce',
    words:
      /\b(?:e-?commerce|commercio elettronico|marketplace|vend\w+ online|vendita online|negozio online|shop online|sito di vendita|vendere (?:su internet|sul web))/,
  },
  {
    code: 'export',
    words: /\b(?:ester[oi]\b|esport\w+|export\b|internazional\w+|mercati (?:esteri|stranieri))/,
    company:
      /\b(?:importator\w+|stranier\w+|frances[ie]\b|svizzer\w+|tedesch\w+|germania|francia|austria|giappone|cina\b|europa\b|emirati|dubai|fuori (?:dall.)?italia|buyer)/,
  },
  {
    code: 'fairs',
    words: /\b(?:fier[ae]\b|fieristic\w+|stand\b|espositiv\w+|missioni|salone (?:del|internazionale|di)|showroom)/,
  },
  {
    code: 'united-states',
    words: /\b(?:stati uniti|usa\b|new york|america del nord|dazi)/,
    company: /\b(?:american[oi]\b|miami|california)/,
  },
  { code: 'africa', words: /\b(?:africa\w*|marocco|tunisia|egitto|kenya|nigeria|etiopia)\b/ },
  { code: 'latin-america', words: /\b(?:america latina|america centrale|brasile|messico|argentina|cile|colombia)\b/ },
  { code: 'india', words: /\bindia\b|indian[oi]\b/ },
  {
    code: 'foreign-seat',
    words:
      /\b(?:strutture commerciali|showroom|spazio espositivo|sede (?:all.estero|negli|in germania|in francia)|(?:negozi|uffici|filiale)[^.]{0,20}estero|aprire[^.]{0,40}(?:stati uniti|estero|germania|francia|dubai|cina))/,
  },
  { code: 'patents', words: /\b(?:brevett\w+|invenzion\w+|patent\w*)/ },
  { code: 'trademarks', words: /\bmarchi[oi]?\b/ },
  {
    code: 'designs',
    words: /\b(?:disegn[oi]\b|modell[oi] (?:di \w+ )?registrat\w+|disegni e modelli|design\b)/,
    company: /\b(?:(?:registr|tutel|protegg|deposit)\w+[^.]{0,40}\bmodell[oi]\b)/,
  },
  {
    code: 'research',
    words: /\b(?:ricerca\b|sperimenta\w+|prototip\w+|r&s\b|trl\b)/,
    company:
      /\b(?:nuovo (?:prodotto|materiale|processo|farmaco|dispositivo)|universita|dottor\w* di ricerca|ricercat\w+|politecnico|svilupp\w+ (?:un|una|con|nuov\w+|insieme)|brevett\w+|testare|validar\w+)/,
  },
  { code: 'innovation', words: /\b(?:innovazion\w+|innovativ\w+|innovare|nuov[oi] (?:prodott\w+|process\w+|servizi))/ },
  {
    code: 'deep-tech',
    words:
      /\b(?:deep ?tech|intelligenza artificiale|algoritm\w+|quantistic\w+|robotic\w+|tecnologi\w+ (?:critic\w+|emergent\w+)|biotecnolog\w+|supercalcolo)/,
  },
  {
    code: 'startup',
    words: /\b(?:start-?up\w*|scale-?up\w*|spin-?off|venture capital|accelera\w+)/,
    company: /\b(?:primi clienti|mvp\b|investitor\w+|round\b|seed\b)/,
  },
  {
    code: 'equity',
    words:
      /\b(?:capitale di rischio|equity|aumento di capitale|capitalizz\w+|quota(?:zione|rsi|no|rci)\b|borsa\b|investitor\w+|private equity|coinvest\w+|ingresso nel capitale|socio finanziario)/,
  },
  { code: 'listing', words: /\b(?:quota (?=lombardia)|si quotano|quotar\w+|quotazion\w+|euronext|in borsa)/ },
  {
    code: 'credit',
    words:
      /\b(?:credito\b(?! d.impost)|prestit\w+|garanzi\w+|finanziament\w+|mutu[oi]\b|liquidita|circolante|banc(?:a|he|ari\w+)|confidi|tass[oi] (?:bass\w+|zero|agevolat\w+|ridott\w+))/,
    company: /\b(?:soldi|scoperto|fido\b|rate\b|finanziare)/,
  },
  {
    code: 'working-capital',
    words: /\b(?:liquidita|circolante|scorte|pagamenti (?:in ritardo|lunghi)|ritard\w+ (?:di|nei) pagament\w+|cassa\b)/,
  },
  {
    code: 'microcredit',
    words: /\b(?:microcredito|micro ?prestit\w+|piccol\w+ (?:prestit\w+|credito)|microfinanza)/,
    company: /\b(?:piccolo prestito|nessuna garanzia|banca (?:non|mi ha detto di no))/,
  },
  {
    code: 'new-business',
    words:
      /\b(?:avvi\w+ (?:di )?(?:un.|una |la |dell.)?(?:impres\w+|attivit\w+|micro)|nuov[ae] (?:impres\w+|attivit\w+|iniziativ\w+)|autoimpiego|autoimprenditorialita|creazione d.impresa|da costituire|nascita|aspiranti)/,
    company:
      /\b(?:aprire (?:un|una|la|il|l.)|mettermi in proprio|metterci in proprio|disoccupat\w+|inoccupat\w+|avviare|lasciato il lavoro|ancora (?:non|da) costitu\w+|primo negozio)/,
  },
  { code: 'unemployed', words: /\b(?:disoccupat\w+|inoccupat\w+|cassa integrazione|perso il lavoro|inattiv\w+)\b/ },
  {
    code: 'young-owners',
    words:
      /\b(?:giovanil[ei]\b|giovani (?:agricoltori|imprenditor\w+|soci)|(?:di|dei|a) giovani(?! nel| tra)|giovani \(|persone tra 18|under 36|giovani, donne|giovani e donne|nuovi imprenditori)/,
    company: /\b(?:ho (?:2\d|3[0-5]) anni|di (?:2\d|3[0-5])(?: e (?:2\d|3[0-5]))? anni|ragazz[ie]\b|figli[oa]\b)/,
  },
  {
    code: 'women-owners',
    words:
      /\b(?:femminil\w+|imprenditric\w+|guidat\w+ da donne|donne che avviano|o donne\b|e donne\b|donne e imprese|donna (?:fondatrice|in posizione)|giovani, donne)/,
    company: /\b(?:soci[ae] (?:unica|donn\w+)|socie\b|fondatric\w+|da sola\b|sorelle)/,
  },
  {
    code: 'hiring',
    words: /\b(?:assum\w+|assunzion\w+|nuovi assunti|contributiv\w+|costo del lavoro|inserimento di figure)/,
    company:
      /\b(?:nuovo personale|piu personale|altro personale|inserire (?:un|due|tre|nuov\w+)|nuovi (?:tecnici|dipendenti|operai|autisti))/,
  },
  {
    code: 'hiring-young',
    words:
      /\b(?:bonus giovani|assum\w+[^.]{0,60}(?:giovan\w+|under|ragazz\w+|apprendist\w+)|giovani (?:autisti|tecnici|operai|diplomati|laureati|nel 2026)|under 35)/,
  },
  {
    code: 'hiring-women',
    words: /\b(?:bonus donne|donne svantaggiate|assum\w+[^.]{0,60}(?:donn\w+|lavoratric\w+|mamme)|lavoratrici)\b/,
  },
  {
    code: 'training',
    words: /\b(?:formazion\w+|formar\w+|corsi\b|competenz\w+|aggiornament\w+ professional\w+|insegnare)/,
  },
  {
    code: 'photovoltaic',
    words: /\b(?:fotovoltaic\w+|pannelli(?: solari)?\b|solare\b|autoconsumo|accumul\w+|tetto\b|rinnovabil\w+|fer\b)/,
  },
  {
    code: 'energy-saving',
    words:
      /\b(?:efficienz\w+ energetic\w+|efficientamento|consum\w+ (?:energetic\w+|meno)|consumare meno|risparmi\w+ energetic\w+|energetic\w+|isolament\w+|cappotto|infissi|involucro|misura energia)/,
    company:
      /\b(?:bollett\w+|riscaldament\w+|caldai\w+|pomp[ae] di calore|led\b|spendere meno (?:di|in|per) (?:energia|luce|gas)|caro energia|celle? frigo\w*|climatizz\w+|energivor\w+)/,
  },
  {
    code: 'heating',
    words:
      /\b(?:riscaldament\w+|caldai\w+|pomp[ae] di calore|solare termico|biomass\w+|calore\b|termic\w+|climatizz\w+)/,
  },
  { code: 'energy-community', words: /\b(?:comunita energetic\w+|energia condivisa|cabina primaria|cer\b)/ },
  { code: 'energy-services', words: /\b(?:esco\b|certificati bianchi|energy manager|diagnosi energetic\w+|iso 50001)/ },
  {
    code: 'energy-tech',
    words:
      /\b(?:accumul\w+|batteri\w+|idrogeno|biogas|biometano|eolic\w+|geotermi\w+|transizione energetica|energia pulita|reti energetiche)/,
  },
  {
    code: 'environment',
    words:
      /\b(?:circolar\w+|ricicl\w+|rifiut\w+|ambiental\w+|ambiente\b|emission\w+|decarbonizz\w+|sostenib\w+|ecologic\w+|green\b|scarti|imballagg\w+ (?:sostenib\w+|ricicl\w+)|biodiversita|acqua\b)/,
  },
  {
    code: 'buildings',
    words:
      /\b(?:ristruttur\w+|immobil\w+|edific\w+|capannon\w+|opere murarie|opere edil\w+|lavori edili|riqualific\w+|recuper\w+ (?:un|di)|locali?\b|dismess\w+)/,
  },
  { code: 'seismic', words: /\b(?:antisismic\w+|sismic\w+|terremot\w+)/ },
  {
    code: 'safety',
    words:
      /\b(?:sicurezza (?:sul lavoro|dei lavoratori|nei (?:cantieri|luoghi)|in (?:cantiere|officina|azienda|fabbrica))|amianto|eternit|infortun\w+|prevenzione|rischi nei luoghi)/,
    company: /\b(?:movimentazione|rumore|polveri)/,
  },
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
      /\b(?:ricarica\b|colonnin\w+|veicoli (?:elettric\w+|a gas|puliti|a basse emissioni)|furgoni elettrici|mobilita (?:sostenibile|elettrica)|trasporti puliti|bus elettrici)/,
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
    words: /\b(?:audiovisiv\w+|film\b|cinema\w*|serie\b|documentar\w+|videogioc\w+|produzione di (?:video|film))/,
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
  },
  { code: 'sport', words: /\b(?:sportiv\w+|sport\b|palestr\w+|piscin\w+)/ },
  { code: 'supply-chain', words: /\b(?:filier\w+|reti? d.impresa|aggregazion\w+|distrett\w+|contratto di rete)/ },
  {
    code: 'consultancy',
    words: /\b(?:consulenz\w+|certificazion\w+|certificar\w+|studi di fattibilita|servizi specialistici)/,
    company: /\biso \d+|marcatura ce\b/,
  },
  { code: 'manager', words: /\b(?:temporary manager|manager\b|export manager|innovation manager)/ },
  {
    code: 'crisis',
    words:
      /\b(?:crisi\b|in difficolta|ristrutturazione aziendale|salvaguard\w+|rilanci\w+|licenziament\w+|chiusura dello stabilimento)/,
  },
  {
    code: 'unpaid',
    words: /\b(?:mancati pagamenti|clienti (?:che )?non (?:hanno )?pagat\w+|insolut\w+|truffa\w*|parte offesa)/,
  },
  { code: 'advertising', words: /\b(?:pubblicit\w+|stampa\b|giornal\w+|campagna (?:pubblicitaria|stampa))/ },
  { code: 'welfare', words: /\b(?:welfare|conciliazion\w+|benessere organizzativo|asilo aziendale|smart working)/ },
  { code: 'gender-equality', words: /\b(?:parita di genere|pdr 125)/ },
  {
    code: 'large-project',
    words:
      /\b(?:nuov[oi] stabiliment\w+|grandi programmi|programmi complessi|insediament\w+|stabiliment\w+|milioni\b|ampliamento (?:dello|del) stabilimento|nuovo impianto produttivo)/,
  },
  { code: 'chips', words: /\b(?:semiconduttor\w+|microelettronic\w+|chip\b)/ },
  {
    code: 'net-zero',
    words: /\b(?:net zero|elettrolizzator\w+|gigafactory|clean ?tech|fabbriche di batterie|pompe di calore ed)/,
  },
  {
    code: 'defence-space',
    words: /\b(?:difesa\b|militar\w+|spazi(?:o|ale|ali)\b(?! espositiv)|aerospazial\w+|satellit\w+|cybersicurezza)/,
  },
  {
    code: 'step',
    words: /\bstep\b/,
    company: /\b(?:tecnologie critiche|biotecnolog\w+|semiconduttor\w+|intelligenza artificiale|batteri\w+|idrogeno)/,
  },
  { code: 'remote-work', words: /\b(?:lavoro agile|da remoto|south working|smart working|telelavoro)/ },
  { code: 'prisoners', words: /\b(?:detenut\w+|carcer\w+|penitenziar\w+)/ },
  { code: 'donations', words: /\b(?:donazion\w+|donare|erogazioni liberali|mecenat\w+|sponsor\w+|restauro)/ },
  {
    code: 'acquisition',
    words: /\b(?:acquisizion\w+|rilevare (?:l.|un)|subentr\w+|passaggio generazionale|fusione)/,
    company: /\bmi[oa] (?:padre|madre) (?:va|in pensione)/,
  },
  { code: 'confiscated', words: /\b(?:confiscat\w+|sequestrat\w+)/ },
  {
    code: 'consortium',
    words: /\b(?:consorzi\w*|partenariat\w+|partner\b|progett\w+ europe\w+|cooperazione territoriale|transnazional\w+)/,
  },
  { code: 'tax', words: /\b(?:credito d.imposta|deduzion\w+|detrazion\w+|ires\b|ammortament\w+|tasse|fiscal\w+)/ },
];
