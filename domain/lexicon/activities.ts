import { saying } from './idea-words.ts';
import type { Activity, Sector } from '#domain/vocabulary.ts';

/** Words by which companies say what they do (folded text). The order does not matter: all that match count. */
export const ACTIVITY_WORDS: Record<Activity, RegExp> = {
  agricola:
    /\b(?:aziend\w+ agricol\w+|impres\w+ agricol\w+|societa agricol\w+|cooperativ\w+ agricol\w+|agricolt\w+|coltiv\w+|alleva\w+|vignet\w+|viticol\w+|uliv\w+|oliv[oi]\b|olio (?:extra)?|frutteto|agrum\w+|ortofrutticol\w+|ortagg\w+|serr[ae]\b|vivai\w*|apicolt\w+|floricolt\w+|zootecni\w+|stall[ae]\b|nocciol\w+|cerealicol\w+|risai[ae]\b|bestiame|cantin[ae]\b|produc\w+ vino)\b/,
  agriturismo: saying(['agriturismo'], 'fattoria didattica'),
  pesca: saying(['pesca'], String.raw`peschereccio|mitilicolt\w+|cooperativ\w+ di pescatori|itticoltura`),
  agroalimentare:
    /\b(?:agroaliment\w+|agroindustri\w+|aliment(?:are|ari)\b|caseific\w+|formagg\w+|latticin\w+|salumific\w+|salumi\b|pastific\w+|pasta fresca|panific\w+|forno\b|fornaio|panetter\w+|birrific\w+|birra artigianale|cantina vinicola|vinific\w+|frantoio|conserv\w+ (?:di|vegetal\w+|ittic\w+|aliment\w+)|conservifici\w+|torrefazion\w+|mangim\w+|dolciari\w+|cioccolat\w+|surgelat\w+|distiller\w+|macelleri\w+|mulin[oi]\b|molin[oi]\b|farin[ae]\b|confettur\w+|trasform\w+ (?:di )?(?:prodotti agricoli|pomodor\w+|frutta|latte|carn\w+|agrum\w+|oliv\w+))/,
  moda: saying(
    ['moda'],
    String.raw`sartori\w+|filat\w+|maglier\w+|maglific\w+|scarpe\b|borse\b|pelletter\w+|pelle\b|abiti\b|camici\w+|stilist\w+|biancheria|ricam\w+`,
  ),
  arredo:
    /\b(?:mobil[ei]\b|mobilific\w+|arredament\w+|arredo\b|arredi su misura|falegnamer\w+|falegname|divan\w+|sedi[ae]\b|serrament\w+|infissi\b|cucine su misura)/,
  artigianato_artistico:
    /\b(?:ceramic\w+ artistic\w+|ceramist\w+|artigianato artistic\w+|orafo|oraf[ei]\b|gioiell\w+ artigian\w+|vetro artistic\w+|vetri soffiati|mosaic\w+|liutai\w*|restaur\w+ (?:di )?(?:mobili|opere|quadri)|tessitura a mano|intarsi\w*|corallo|terracotta|botteg\w+ artistic\w+)/,
  meccanica:
    /\b(?:meccanic\w+|metalmeccanic\w+|officin\w+|carpenteri\w+|torneri\w+|fonderi\w+|stampi\b|lavorazion\w+ (?:dei |di )?metall\w+|macchine utensili|macchine (?:per|agricole|automatiche)|automazion\w+|componenti (?:meccanici|auto)|automotive|impiant\w+ industriali|saldatur\w+|rubinetteri\w+|valvole)/,
  semiconduttori: saying(['semiconduttori'], String.raw`wafer|circuiti integrati|fotonic\w+`),
  net_zero:
    /\b(?:produ\w+ (?:di )?(?:batteri\w+|pannelli (?:solari|fotovoltaici)|turbin\w+|elettrolizzator\w+|pompe di calore|inverter)|fabbric\w+ (?:di )?(?:batteri\w+|pannelli|pompe di calore))/,
  difesa:
    /\b(?:difesa (?:militare|e sicurezza|e aerospazio)|industria della difesa|aerospa\w+|armament\w+|munizion\w+|settore (?:della )?difesa|droni militari|sistemi di difesa)/,
  chimica_farmaceutica:
    /\b(?:farmaceutic\w+|chimic\w+|cosmetic\w+|biotecnolog\w+|biotech|integratori|vernici\b|detergent\w+|materie plastiche|plastic\w+ (?:stampat\w+|riciclat\w+))/,
  estrattiva: /\b(?:cav[ae] di|estrazione di|attivita estrattiv\w+|miniera|marmo\b|lapide\w+)/,
  altra_manifattura:
    /\b(?:produciamo|fabbrichiamo|fabbricazion\w+|fabbrica di|stabiliment\w+|produzione industriale|cartiera|imballagg\w+|packaging|vetreria|ceramic\w+ industrial\w+|piastrell\w+|stampa 3d|tipografi\w+|gomma\b|elettrodomestic\w+|elettronica\b|giocattol\w+|cartotecnic\w+|impresa manifatturiera|laboratorio artigian\w+)/,
  edilizia:
    /\b(?:impres\w+ edil\w+|edil[ei]\b|edilizi\w+|costruzion\w+ (?:edil\w+|generali|civili)|ristrutturiamo|ristrutturazioni (?:edilizie|di case)|cantier\w+ edil\w+|muratur\w+|idraulic\w+|elettricist\w+|impianti elettrici|termoidraulic\w+|cappott\w+ termic\w+ per|imbianchin\w+|costruzioni\b|demolizion\w+|movimento terra|carton ?gesso|lattoneri\w+|piastrellist\w+|prefabbricat\w+)/,
  software:
    /\b(?:software\b|app\b|applicazion\w+ (?:web|mobil\w+)|piattaform\w+ (?:digital\w+|web|online|saas)|saas\b|intelligenza artificiale|machine learning|sviluppator\w+|programmator\w+|gestional[ei] per\b|informatic\w+|siti web|web agency|cybersicurezza|cloud\b|algoritm\w+|realta virtuale|iot\b|sensori\b|robotic\w+|droni\b|blockchain)/,
  videogiochi: saying(['videogiochi'], String.raw`videogame\w*`),
  audiovisivo:
    /\b(?:audiovisiv\w+|cinematografic\w+|cinema\b|produzione (?:di )?(?:film|video|documentari|serie|podcast)|documentari\w*|cortometragg\w+|film\b(?! (?:plastic|biodegrad|protettiv|estensib|per imball|aliment|barriera|sottil))|serie tv|casa di produzione|animazione 3d|cartoni animati)/,
  cultura_spettacolo:
    /\b(?:teatr\w+|spettacol\w+|musical\w*|music[ah]\w*|concert\w+|festival\b|muse[oi]\b|associazione culturale|impres\w+ cultural\w+|cooperativa culturale|cultural\w+ e creativ\w+|danza\b|compagnia (?:teatrale|di danza)|galleria d.arte|mostre\b|patrimonio culturale|beni culturali|arti visive|centro culturale)/,
  editoria:
    /\b(?:casa editrice|editor[ei]\b|editori[ae]l\w*|editoria\b|libreri\w+|libri\b|rivist[ae]\b|fumett\w+|giornal[ei]\b)/,
  design:
    /\b(?:studio di (?:design|architettura|grafica)|architett\w+|designer\b|design industriale|grafic[aoh]\b|agenzia (?:creativa|di comunicazione))/,
  sport:
    /\b(?:palestr\w+|impiant\w+ sportiv\w+|centro sportivo|piscin\w+|sportiv\w+ dilettantistic\w+|asd\b|ssd\b|campi da (?:padel|tennis|calcio)|padel\b)/,
  ricettivo: saying(
    ['ricettivo'],
    String.raw`b&b\b|bed and breakfast|affittacamer\w+|campeggi\w*|camping\b|ostell\w+|resort\b|villagg\w+ turistic\w+|case vacanz\w+|residence\b|affitto camere|locand\w+|rifugi[oi]\b|masseria`,
  ),
  ristorazione:
    /\b(?:ristorant\w+|ristorazione|trattori[ae]\b|pizzeri\w+|bar\b|caffetteri\w+|osteri[ae]\b|catering\b|pub\b|enotec\w+|tavola calda|street food|bistrot?\b|focacceri\w+|piadineri\w+|paninotec\w+|birreri\w+|braceri\w+|vineri[ae]\b|friggitori\w+|hamburgeri\w+|pasticceria|gelateria|rosticceri\w+)/,
  balneare_termale: saying(['balneare-termale'], String.raw`lido\b|term[ae]\b|termal[ei]\b`),
  servizi_turistici:
    /\b(?:tour operator|agenzi\w+ (?:di )?viaggi\w*|guid[ae] turistic\w+|escursion\w+|noleggio (?:bici|barche|gommoni|e-bike)|esperienz\w+ turistich\w+|turism\w+|parco (?:avventura|divertimenti)|centro congressi|diving)/,
  commercio:
    /\b(?:negozi[oa]?\b|bottega\b|boutique\b|commerciant\w+|commercio\b|commercializz\w+|vendita al dettaglio|rivendit\w+|supermercat\w+|minimarket|ferrament\w+|edicol\w+|tabaccheri\w+|cartoleri\w+|grossist\w+|ingrosso|e-commerce di|emporio|concessionari\w+|profumeri\w+|erboristeri\w+|fiorai\w+|fiorist\w+|mercato ambulante|ambulant\w+)/,
  farmacia: /\b(?:farmaci[ae]\b|parafarmaci\w+)/,
  sanita:
    /\b(?:clinic\w+|poliambulator\w+|ambulatori\w*|studi\w* (?:medic\w+|dentistic\w+|odontoiatric\w+|fisioterapic\w+)|dentist\w+|odontoiatr\w+|fisioterap\w+|veterinari\w+|rsa\b|casa di riposo|residenz\w+ per anziani|assistenza (?:domiciliare|agli anziani)|dispositiv\w+ medic\w+|diagnostic\w+|radiolog\w+|ospedal\w+|sanitari\w*|telemedicina|laboratorio (?:di )?analisi)/,
  autotrasporto_merci: saying(
    ['autotrasporto'],
    String.raw`trasporto (?:di )?merci|trasporti (?:conto terzi|nazionali|internazionali|su gomma)|camion\b|autocarr\w+|tir\b|bilic\w+|semirimorch\w+|conto terzi con \d+ mezzi|padroncin\w+`,
  ),
  trasporto_persone:
    /\b(?:taxi\b|ncc\b|noleggio con conducente|autobus\b|pullman\b|bus (?:turistic\w+|scolastic\w+)|trasporto (?:di )?(?:persone|passeggeri|scolastico|disabili)|autonoleggi\w*|scuolabus)/,
  logistica: saying(
    ['logistica'],
    String.raw`magazzin\w+ (?:conto terzi|logistic\w+)|corriere\b|spedizion\w+|spedizionier\w+|consegn\w+ a domicilio|ultimo miglio|deposito merci`,
  ),
  navigazione: /\b(?:armator\w+|naviga\w+|traghett\w+|cantiere navale|motonav\w+|charter nautic\w+|charter\b)/,
  energia: saying(
    ['fotovoltaico', 'comunita-energetica'],
    String.raw`esco\b|energi[ae] (?:rinnovabil\w+|elettrica|solare)|impianti? (?:eolic\w+|a biogas|idroelettric\w+)|parco (?:eolico|fotovoltaico)|biogas\b|biometano|efficienza energetica|risparmio energetico|teleriscaldament\w+|idroelettric\w+`,
  ),
  formazione:
    /\b(?:scuol[ae]\b|asilo\b|nido d.infanzia|doposcuola|ent[ei] di formazione|formazione professionale|corsi (?:di|per|professionali)|accademia|istituto (?:scolastico|di formazione)|lezioni|educativ\w+)/,
  finanza:
    /\b(?:assicura(?:zion\w+|tiv\w+)|banc(?:a|he)\b|confidi\b|finanziari[ae]\b|mediazione creditizia|fintech\b|fondo di investimento|venture capital|sgr\b|broker\b)/,
  servizi_professionali:
    /\b(?:studio (?:legale|professionale|commercialista|tecnico|di ingegneria|notarile|di consulenza)|avvocat\w+|commercialist\w+|ingegner\w+|geometr\w+|notai\w+|consulen\w+ (?:del lavoro|aziendal\w+|direzional\w+|ambiental\w+|fiscal\w+|tecnic\w+)|societa di consulenza|consulente\b|traduttor\w+|interpret[ei]\b|agenzia immobiliare|psicolog\w+|geolog[oaih]\w*|agronom\w+|perit[oi] (?:industrial\w+|agrari\w+|assicurativ\w+)|revisor\w+ (?:legal\w+|dei conti))/,
  servizi_persona:
    /\b(?:parrucchier\w+|estetist\w+|centro estetico|barbier\w+|lavanderi\w+|toelettatura|onoranze funebri|tatuator\w+|impresa di pulizie|pulizie\b|giardinier\w+)/,
};

/** The sector that an activity belongs to, where the profile says "other" or nothing. */
export const ACTIVITY_SECTOR: Record<Activity, Sector> = {
  agricola: 'agriculture',
  agriturismo: 'agriculture',
  pesca: 'agriculture',
  agroalimentare: 'manufacturing',
  moda: 'manufacturing',
  arredo: 'manufacturing',
  artigianato_artistico: 'manufacturing',
  meccanica: 'manufacturing',
  semiconduttori: 'manufacturing',
  net_zero: 'manufacturing',
  difesa: 'manufacturing',
  chimica_farmaceutica: 'manufacturing',
  estrattiva: 'manufacturing',
  altra_manifattura: 'manufacturing',
  edilizia: 'other',
  software: 'technology',
  videogiochi: 'technology',
  audiovisivo: 'other',
  cultura_spettacolo: 'other',
  editoria: 'other',
  design: 'other',
  sport: 'other',
  ricettivo: 'tourism',
  ristorazione: 'tourism',
  balneare_termale: 'tourism',
  servizi_turistici: 'tourism',
  commercio: 'retail',
  farmacia: 'retail',
  sanita: 'healthcare',
  autotrasporto_merci: 'transport',
  trasporto_persone: 'transport',
  logistica: 'transport',
  navigazione: 'transport',
  energia: 'energy',
  formazione: 'education',
  finanza: 'finance',
  servizi_professionali: 'other',
  servizi_persona: 'other',
};
