import type { LexiconGroup } from './group.ts';

/** Shops, bars, services to people, places to stay. */
export const LOCAL_TRADES: readonly LexiconGroup[] = [
  {
    id: 'ristorazione',
    words: 'ristorazione|ristorante|ristoranti|bar|pubblici esercizi|somministrazione|negozi e locali|catering',
    asks: 'locale|pizzeria|pub|trattoria|osteria|gelateria|pasticceria|caffetteria|tavola calda|paninoteca|cuoco|chef|street food|food truck|birreria|enoteca|sushi|bistrot|cocktail bar|rosticceria|discoteca|mensa|ristoratore|ristoratori|barista|piadineria|wine bar|kebab|pasticcere|gelato|cucina|ristorantino|bistro|braceria|agripub|focacceria|friggitoria|sala da the|catering|pizzaiolo|pizza|caffe|chiosco|cioccolateria|pokeria|hamburgeria|home restaurant|cocktail|aperitivi|banqueting|take away',
    near: { 'commercio-vicinato': 0.6, turismo: 0.3, commercio: 0.25, 'aprire-attivita': 0.3 },
    sectors: ['tourism', 'retail'],
  },
  {
    id: 'commercio',
    words:
      'commercio|negozio|negozi|esercizi di vicinato|commercianti|vendita al dettaglio|dettaglio|punti vendita|commercio di vicinato|imprese commerciali',
    asks: 'bottega|commerciante|edicola|tabaccheria|supermercato|minimarket|abbigliamento|boutique|ferramenta|profumeria|libreria|cartoleria|fioraio|fiorista|alimentari|macelleria|ottica|gioielleria|merceria|mercato rionale|ambulante|ambulanti|bancarella|rivendita|negoziante|centro commerciale|ingrosso|grossista|cartolibreria|pescheria|erboristeria|negozietto|fruttivendolo|franchising|pet shop|intimo|casalinghi|vendita al pubblico|punto vendita|commercio al dettaglio|drogheria|salumeria|outlet|negozio di vicinato|negozio di quartiere|giocattoli|calzature negozio|elettrodomestici|fiori|cannabis shop|mobili negozio|autosalone|vendita ingrosso|distributore automatico|distributori automatici|farmacista|arredamenti',
    near: { 'voucher-digitali': 0.3, 'commercio-vicinato': 0.7, ristorazione: 0.2, artigiani: 0.1 },
    sectors: ['retail'],
  },
  {
    id: 'commercio-vicinato',
    words:
      'commercio di vicinato|esercizi di vicinato|pubblici esercizi|negozi e locali|commercio ristorazione e alloggio',
    near: { commercio: 0.5, ristorazione: 0.4 },
    sectors: ['retail'],
  },
  {
    id: 'servizi-persona',
    asks: 'impresa di pulizie|pulizie|impresa funebre|onoranze funebri|giardiniere|disinfestazione|vigilanza|facchinaggio|parrucchiere|parrucchiera|estetista|barbiere|centro estetico|salone di bellezza|lavanderia|tatuatore|toelettatura|unghie|spa|solarium|centro benessere|agenzia funebre|nail|dog sitter|baby sitter|lavasecco|onicotecnica|acconciatore|agenzia immobiliare|wedding planner|agenzia di viaggi|autolavaggio|tintoria',
    finds: 'imprese artigiane|microimprese|lavoro autonomo',
    near: {
      artigiani: 0.3,
      commercio: 0.2,
      'aprire-attivita': 0.35,
      macchinari: 0.3,
      garanzia: 0.2,
      microcredito: 0.35,
    },
    sectors: ['retail', 'other'],
  },
  {
    id: 'turismo',
    words:
      'turismo|turistico|turistica|turistici|turistiche|settore turistico|imprese turistiche|servizi turistici|ospitalità|turismo sostenibile|accoglienza turistica',
    asks: 'turisti|vacanze|tour operator|agenzia viaggi|guida turistica|visitatori|escursioni|vacanza|barche noleggio|viaggi|visite guidate|noleggio bici|noleggio barche|rifugio|impianti di risalita|glamping|maneggio|sci|parco avventura|luna park|parco divertimenti|attrazioni turistiche|turismo esperienziale|gite|cicloturismo|enoturismo|trekking|outdoor|parco tematico|stabilimento termale|funivia|seggiovia|escursionismo|barca|guide turistiche|immersioni|diving|turismo lento|cammini',
    near: { ricettivo: 0.6 },
    sectors: ['tourism'],
  },
  {
    id: 'ricettivo',
    words:
      'strutture ricettive|albergo|alberghi|alberghiere|alberghiera|hotel|ricettive|ricettiva|imprese alberghiere|strutture turistiche|turistico alberghiere|alloggio|struttura ricettiva',
    asks: 'b&b|bed and breakfast|bed & breakfast|agriturismo|campeggio|camping|villaggio turistico|ostello|pensione|affittacamere|casa vacanze|case vacanza|residence|resort|relais|locanda|casa vacanza|albergatore|rifugio|masseria|maso|albergo diffuso|bnb|bed breakfast|garni|alberghetto|affitti brevi|camere d affitto|stanze|pensioncina|suite|posti letto|villaggio|bungalow|hotel di charme|alloggi turistici|rifare camere|rinnovare camere|arredare camere|dimora storica|case per ferie|country house|trulli|baita|chalet|area camper|camper|tende',
    near: { 'aprire-attivita': 0.25, turismo: 0.7, ristrutturazione: 0.1 },
    sectors: ['tourism'],
  },
  {
    id: 'balneare-termale',
    words: 'balneari|termali|terme|stabilimenti balneari|stabilimento balneare',
    asks: 'lido|spiaggia|ombrelloni|bagno al mare|piscina|parco acquatico|chiosco in spiaggia|bagnino',
    near: { turismo: 0.8, ricettivo: 0.4 },
    sectors: ['tourism'],
  },
  {
    id: 'agriturismo',
    words: 'agriturismo|agrituristiche|agrituristica|agriturismi',
    asks: 'fattoria didattica|camere in azienda agricola|masseria|turismo rurale|casale|ippoterapia|fattoria',
    finds:
      'ampliamento di aziende agricole|multifunzionalità|diversificazione delle attività agricole|attività connesse|opere agronomiche ed edilizie',
    near: { turismo: 0.5, agricoltura: 0.4, ricettivo: 0.45, 'giovani-agricoltori': 0.2 },
    sectors: ['tourism', 'agriculture'],
  },
];
