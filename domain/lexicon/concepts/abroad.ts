import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** Of a foreign country, without a measure of its own. */
const PEOPLES =
  'cinese|giapponese|tedesco|tedeschi|francese|spagnolo|spagnoli|portoghese|inglese|inglesi|olandese|belga|austriaco|svedese|norvegese|danese|finlandese|arabo|canadese|australiano|turco|polacco|rumeno|ungherese|croato|sloveno|greco|svizzero|asiatico|coreano|russo';

/** To sell abroad: markets, fairs, the measures of SIMEST. */
export const ABROAD: readonly LexiconGroup[] = [
  {
    id: 'export',
    words:
      'export|esportare|esportatrice|esportatrici|internazionalizzazione|mercati esteri|esportazione|estero|mercati internazionali|vocazione internazionale|esportano|internazionale|aperture ai mercati esteri|esportazioni',
    asks: 'vendere all estero|clienti stranieri|clienti esteri|mercato estero|fuori italia|paesi stranieri|vendo all estero|internazionalizzare|aprire filiale estera|all estero|oltre confine|mercati stranieri|distributore estero|buyer|buyers|clienti all estero|vendere fuori|esporto|mercati lontani|oltreoceano|vendere nel mondo|agente estero|vendite all estero|vendere oltre confine|esportiamo|esportazioni|mercati europei|paesi ue|importatori|distributori esteri|clientela straniera|vendere ai tedeschi|spedire all estero|traduzioni|catalogo in inglese|missione commerciale|promuovere all estero|rappresentante estero|mondo|sbarcare all estero|internazionale|estera|ufficio estero',
    finds:
      "SIMEST|Fondo 394|strutture commerciali all'estero|percorsi di apertura ai mercati esteri|crescere sui mercati esteri|export digitale",
    near: {
      fiere: 0.5,
      'inserimento-mercati': 0.6,

      ecommerce: 0.25,
      'temporary-manager': 0.3,
      'certificazioni-export': 0.3,
      'camera-commercio': 0.2,
    },
  },
  {
    id: 'inserimento-mercati',
    words: "inserimento mercati|inserimento nei mercati|uffici showroom e negozi all'estero|strutture commerciali",
    asks: 'ufficio all estero|negozio all estero|aprire negozio estero|showroom|filiale|sede estera|punto vendita estero|filiale commerciale|succursale|rete commerciale estera|aprire ufficio commerciale|joint venture|negozio monomarca|aprire a parigi|aprire a londra|aprire a dubai|aprire sede estero',
    near: { export: 0.5 },
  },
  {
    id: 'fiere',
    words:
      'fiera|fiere|eventi fieristici|manifestazioni fieristiche|missioni|fieristiche|mostre|spazi espositivi|stand|eventi promozionali',
    asks: 'esporre prodotti|partecipare fiera|salone del mobile|vinitaly|cosmoprof|padiglione|stand fieristico|expo|salone|fiere estere|fiera internazionale|esposizione|workshop buyer|fiera di settore|fiere internazionali|fiere in italia|evento fieristico|esporre|standista|salone internazionale|manifestazione|expo dubai|micam|pitti|marmomac|sial|anuga|macef|ecomondo|cibus|fiera di milano',
    finds: 'stand e allestimento|spese fieristiche|fiere e missioni',
    near: { export: 0.5, marketing: 0.25, 'camera-commercio': 0.25 },
    weight: 1.2,
  },
  {
    id: 'temporary-manager',
    words: 'temporary manager|temporary export manager|inserimento temporaneo di manager',
    asks: `manager|manager a tempo|dirigente temporaneo|innovation manager|manager esterno|${eachWith('assumere|prendere|inserire|cercare|pagare', 'manager')}`,
    near: { export: 0.35, consulenza: 0.35, 'figure-qualificate': 0.35 },
  },
  {
    id: 'export-manager',
    asks: `tem|temporary export manager|${eachWith(
      'manager|responsabile|esperto|consulente|figura|persona|dirigente|professionista',
      'export|estero|mercati esteri|mercati stranieri|internazionalizzazione',
    )}|${eachWith('assumere|prendere|inserire|cercare|pagare', 'export manager')}`,
    near: {
      'temporary-manager': 1,
      export: 1,
      'inserimento-mercati': 0.4,
      'certificazioni-export': 0.4,
      fiere: 0.3,
    },
    weight: 1.6,
  },
  {
    id: 'certificazioni-export',
    words: 'certificazioni e consulenze|certificazioni e registrazioni|studi di fattibilità|studio di fattibilità',
    asks: 'certificazione prodotto estero|halal|kosher|fda|certificare prodotti|omologazione|marcatura ce|certificazione per vendere|fattibilita',
    near: { certificazioni: 0.5, consulenza: 0.4, export: 0.3 },
  },
  {
    id: 'usa',
    market: true,
    words: 'Stati Uniti|dazi',
    asks: 'america|clienti americani|buyer americani|americani|new york|trump|mercato americano|tariffe doganali|dazi americani|vendere in america|usa|miami|california|stati uniti d america|dogana|chicago|los angeles|san francisco|boston|florida|texas|filadelfia|washington|las vegas',
    near: { export: 1, 'inserimento-mercati': 0.5, fiere: 0.4 },
    weight: 1.2,
  },
  {
    id: 'africa',
    market: true,
    words: 'Africa|mercati africani|africano|africani',
    asks: 'marocco|tunisia|egitto|nigeria|kenya|senegal|algeria|etiopia|piano mattei|ghana|libia|nord africa|angola|costa d avorio|sudafrica|sud africa|camerun|tanzania|mozambico|uganda|ruanda|congo|somalia|eritrea|sudan|zambia|madagascar|gibuti|casablanca|cairo|nairobi|lagos|tunisi|algeri|dakar|addis abeba',
    near: { export: 1, 'inserimento-mercati': 0.5, fiere: 0.4 },
    weight: 1.2,
  },
  {
    id: 'india',
    market: true,
    words: 'India|indiano',
    asks: 'mumbai|delhi|new delhi|bangalore|mercato indiano|bombay|calcutta|indiani',
    near: { export: 1, 'inserimento-mercati': 0.5, fiere: 0.4 },
    weight: 1.2,
  },
  {
    id: 'america-latina',
    market: true,
    words: 'America Latina|America centrale e meridionale|sudamerica|Messico',
    asks: 'brasile|argentina|cile|messico|colombia|peru|sud america|mercosur|uruguay|sudamericano|centro america|ecuador|bolivia|paraguay|venezuela|panama|cuba|costa rica|guatemala|santo domingo|buenos aires|bogota|latino america|brasiliano|brasiliani|argentino|messicano|latinoamericano',
    near: { export: 1, 'inserimento-mercati': 0.5, fiere: 0.4 },
    weight: 1.2,
  },
  {
    id: 'altri-mercati',
    market: true,
    asks: `cina|giappone|germania|francia|spagna|portogallo|regno unito|inghilterra|irlanda|olanda|paesi bassi|belgio|austria|svezia|norvegia|danimarca|finlandia|scandinavia|dubai|emirati|arabia|qatar|canada|australia|turchia|polonia|romania|ungheria|repubblica ceca|croazia|slovenia|grecia|bulgaria|svizzera|balcani|serbia|est europa|asia|medio oriente|golfo|israele|corea|vietnam|thailandia|indonesia|singapore|hong kong|taiwan|albania|russia|ucraina|londra|parigi|berlino|monaco|tokyo|shanghai|pechino|islanda|lettonia|lituania|estonia|paesi baltici|cipro|lussemburgo|slovacchia|macedonia|montenegro|bosnia|kosovo|moldavia|armenia|azerbaigian|kazakistan|uzbekistan|iran|iraq|kuwait|bahrein|oman|giordania|libano|pakistan|bangladesh|filippine|malesia|nuova zelanda|estremo oriente|europa dell est|madrid|barcellona|lisbona|vienna|zurigo|amsterdam|varsavia|praga|budapest|bucarest|atene|istanbul|mosca|riad|doha|abu dhabi|toronto|montreal|seul|bangkok|francoforte|stoccarda|amburgo|dusseldorf|lione|marsiglia|${eachWith('mercato|mercati|clienti|clientela|consumatori|negozi|distributore|distributori|importatori|buyer', PEOPLES)}`,
    finds: 'mercati esteri',
    near: { export: 1, fiere: 0.4, 'inserimento-mercati': 0.5 },
  },
  {
    id: 'conflitti',
    words: 'crisi internazionale|crisi internazionali|conflitto|conflitti|guerra|imprese esportatrici colpite',
    asks: 'calo export|ricavi esteri in calo|crisi in medio oriente|guerra nel golfo|sanzioni',
    near: { export: 0.3, bollette: 0.2 },
  },
  {
    id: 'stranieri',
    asks: `${PEOPLES}|azienda straniera|azienda estera|impresa straniera`,
    near: { 'consorzio-internazionale': 0.6, export: 0.55, fiere: 0.25 },
    weight: 0.7,
  },
];
