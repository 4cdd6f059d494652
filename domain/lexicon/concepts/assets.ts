import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** What the money buys: machines, vehicles, buildings, rights. */
export const ASSETS: LexiconGroup[] = [
  {
    id: 'macchinari',
    words:
      'macchinari|macchinario|macchine|impianti e macchinari|beni strumentali|attrezzature|attrezzatura|impianti e attrezzature|macchinari e attrezzature|beni nuovi di fabbrica|beni strumentali nuovi|macchinari impianti e attrezzature|impianti produttivi',
    asks: 'comprare macchina|tornio|pressa|linea di produzione|forno|forni|cnc|fresatrice|muletto|carrello elevatore|torno|strumenti di lavoro|rinnovare macchine|sostituire macchine|macchina da cucire|strumentazione|gru|escavatore|taglio laser|stampante|attrezzare|celle frigo|frigoriferi|cucina professionale|nuova cucina|cucina industriale|cucina ristorante|ponte sollevatore|linea produttiva|macchina confezionatrice|plotter|confezionatrice|impastatrice|bilico|macchina per|telaio|telai|compressore|saldatrice|lavastoviglie|piegatrice|calandra|pala meccanica|sollevatore|scanner|riunito dentistico|mixer|mungitrice|affettatrice|abbattitore|vetrina frigo|idropulitrice|taglierina|ricamatrice|imballatrice|nastro trasportatore|etichettatrice|pastorizzatore|cisterna|bottaio|ruspa|betoniera|gruppo elettrogeno|utensili|apparecchiature|banco da lavoro|essiccatore|trapano|sega|levigatrice|carroponte|ecografo|poltrona|laser|ponteggio|montacarichi|carro attrezzi|macchina del caffe|congelatore|impianti nuovi|cambiare macchinari',
    finds: 'attivi materiali|immobilizzazioni materiali|beni materiali|linee pilota',
    near: {
      'beni-strumentali': 0.8,
      ammortamento: 0.5,
      'investimenti-produttivi': 0.4,
      leasing: 0.2,
      'zes-credito': 0.2,
      investimenti: 0.45,
    },
  },
  {
    id: 'beni-strumentali',
    words: 'beni strumentali|beni strumentali nuovi|nuovi di fabbrica|beni materiali|immobilizzazioni materiali',
    near: { macchinari: 0.5, ammortamento: 0.4 },
  },
  {
    id: 'ammortamento',
    words: 'iperammortamento|superammortamento|ammortamento|maggiorazione del costo',
    asks: 'super ammortamento|iper ammortamento|maxi ammortamento|ammortamento maggiorato',
    near: { 'deduzione-fiscale': 0.4, 'beni-strumentali': 0.4, 'industria-4': 0.4 },
  },
  {
    id: 'acquisto',
    asks: 'comprare|acquistare|acquisto|sostituire|comprarmi|comperare|compriamo|acquistiamo',
    near: {
      'beni-strumentali': 0.6,
      ammortamento: 0.3,
      macchinari: 0.7,
      'investimenti-produttivi': 0.3,
      garanzia: 0.25,
    },
    weight: 0.5,
  },
  {
    id: 'leasing',
    words: 'leasing|locazione finanziaria',
    asks: 'noleggio|comprare a rate|canoni|rate|noleggiare|a rate',
    near: { 'beni-strumentali': 1, macchinari: 0.4, garanzia: 0.3 },
  },
  {
    id: 'investimenti-produttivi',
    words:
      'investimenti produttivi|investimento produttivo|programmi di investimento|unità produttiva|stabilimento|stabilimenti|nuovi stabilimenti|ampliamento|programma di investimento|investimenti fissi|grandi programmi',
    asks: 'sito produttivo|sito industriale|polo produttivo|impianto produttivo|ampliare azienda|ingrandire azienda|nuovo stabilimento|costruire fabbrica|fabbrica|aumentare produzione|allargare|ingrandirsi|ampliare|ingrandire|nuova sede|seconda sede|espandere|stabilimento nuovo|capacita produttiva|grande investimento|spostare la produzione|ammodernare',
    finds: 'strutture produttive|nuovi insediamenti produttivi|unità produttive',
    near: {
      macchinari: 0.3,
      'contratti-sviluppo': 0.45,
      insediamento: 0.4,
      immobili: 0.3,
      'zes-credito': 0.3,

      investimenti: 0.4,
    },
  },
  {
    id: 'investimenti',
    words: 'investimenti|investimento|investire',
    near: { 'investimenti-produttivi': 0.7, macchinari: 0.4, 'zes-credito': 0.3 },
    weight: 0.5,
  },
  {
    id: 'contratti-sviluppo',
    words: 'contratti di sviluppo|contratto di sviluppo|grandi programmi industriali|mini contratti di sviluppo',
    asks: 'grande programma industriale|milioni di investimento|maxi investimento',
    near: { 'investimenti-produttivi': 0.3, step: 0.15 },
  },
  {
    id: 'insediamento',
    words:
      'insediamento|insediamenti|attrazione di investimenti|attrazione degli investimenti|attrarre investimenti|attrarre nuovi investimenti|nuovo insediamento|capitale estero|capitale straniero|zona franca',
    asks: 'investitore straniero|multinazionale|aprire sede in italia|azienda estera|gruppo straniero|azienda straniera|riportare la produzione in italia|reshoring|aprire stabilimento|trasferire azienda|rientrare in italia|azionista estero|soci stranieri',
    near: { 'investimenti-produttivi': 0.5, 'contratti-sviluppo': 0.35 },
  },
  {
    id: 'immobili',
    words:
      'immobili|immobile|fabbricati|edifici|terreni e immobili|suolo|opere murarie|opere edili|immobili produttivi|edifici produttivi|suolo e opere murarie|interventi sugli edifici',
    asks: 'capannone|capannoni|comprare capannone|costruire capannone|acquistare locale|comprare negozio|locali|muri|laboratorio nuovo|sede nuova|mutuo capannone|tetto|ufficio|uffici|stabile|fabbricato|struttura|locale commerciale|terreno edificabile|costruzione',
    finds: 'terreni e immobili nei limiti',
    near: { ristrutturazione: 0.45, 'zes-credito': 0.35, 'investimenti-produttivi': 0.35, 'recupero-immobili': 0.3 },
  },
  {
    id: 'acquisto-immobile',
    asks: 'comprare capannone|comprare i muri|acquistare immobile|comprare locale|comprare immobile|acquisto capannone|acquistare capannone|comprare ufficio|acquisto immobile|mutuo per il capannone|costruire capannone|comprare magazzino|acquistare i locali|comprare la sede|comprare negozio',
    finds: 'acquisto di immobili|terreni e immobili|immobili produttivi',
    near: { 'zes-credito': 0.5, garanzia: 0.5, prestito: 0.4, immobili: 0.4, 'contratti-sviluppo': 0.2 },
  },
  {
    id: 'ristrutturazione',
    words:
      'ristrutturazione|ristrutturare|ristrutturazioni|ristrutturazione edilizia|lavori edili|opere murarie|ammodernamento|riqualificazione|riqualificare|ristrutturazione e arredi|barriere architettoniche|lavori di recupero',
    asks: 'rifare locale|rinnovare locale|sistemare|rimettere a nuovo|rinnovo locali|lavori in negozio|muratura|rinnovare|rifare i bagni|rifare il tetto|accessibilita disabili|rampa|ascensore|restaurare|restauro|tinteggiare|rifare camere|camere|facciata|ristrutturo|rifare pavimento|rifare impianto|impianto elettrico|ampliamento del locale|restyling|ammodernare|bagni nuovi|messa a nuovo|adeguare i locali|opere edili|rinnovo arredi|sala ristorante nuova|allargare il ristorante',
    near: {
      'efficienza-energetica': 0.3,
      riscaldamento: 0.3,
      immobili: 0.35,
      'recupero-immobili': 0.4,
      'edificio-energia': 0.3,
      ecobonus: 0.3,
      sisma: 0.2,
      arredi: 0.3,
    },
  },
  {
    id: 'recupero-immobili',
    words:
      'immobili abbandonati|complessi produttivi degradati|complessi produttivi dismessi|riuso|aree dismesse|riconversione|edifici produttivi inutilizzati|stato di abbandono|rigenerazione|riqualificazione di immobili',
    asks: 'capannone abbandonato|recuperare capannone|capannone vuoto|ex fabbrica|edificio dismesso|vecchia fabbrica|rudere|fabbricato in disuso|recuperare edificio|immobile inutilizzato|capannone dismesso|abbandonato|vecchio stabilimento|palazzo abbandonato|capannone in disuso',
    near: {
      ristrutturazione: 0.4,
      bonifica: 0.35,
      immobili: 0.35,
      'crisi-industriale': 0.3,
      sisma: 0.2,
      ecobonus: 0.2,
    },
  },
  {
    id: 'arredi',
    words: 'arredi|arredamento|allestimento',
    asks: 'mobili nuovi|tavoli|sedie|vetrine|bancone|scaffali|insegna|insegne|dehors|tavolini|arredare|scaffalature',
    near: { ristrutturazione: 0.4, macchinari: 0.35, 'commercio-vicinato': 0.25 },
  },
  {
    id: 'terreni',
    words: 'terreno|terreni|acquisto di terreni|acquisto del terreno|fondo agricolo|terra',
    asks: 'comprare terra|comprare terreni|comprare campi|acquistare campi|ettari|terreni agricoli|podere|vigneto|uliveto|fondo rustico|acquistare un campo|poderi',
    near: { 'giovani-agricoltori': 0.5, agricoltura: 0.4, immobili: 0.2 },
    sectors: ['agriculture'],
  },
  {
    id: 'trattori',
    words: 'trattori|macchine agricole|trattore|mezzi agricoli',
    asks: `${eachWith(
      'macchina|macchine|macchinario|macchinari|attrezzatura|attrezzi|mezzi',
      'olive|uva|fieno|campi|orto|vigneto|vigna|stalla|frutteto|uliveto|grano|mais|nocciole|semina|raccolta|potatura|mungitura|diserbo|terra',
    )}|mietitrebbia|comprare trattore|cambiare trattore|macchina agricola|motocoltivatore|vendemmiatrice|attrezzi agricoli|mietitrice|seminatrice|trattorino|motozappa|aratro|erpice|irroratrice|atomizzatore|rotopressa|imballatrice di fieno|falciatrice|carro miscelatore|spandiconcime|scuotitore|mezzi per la campagna|macchine per la campagna|macchinari agricoli|macchinario agricolo`,
    finds:
      'opere agronomiche|ampliamento di aziende agricole|ammodernamento delle aziende agricole|miglioramento delle aziende agricole|investimenti nelle aziende agricole|attrezzature agricole|meccanizzazione agricola',
    near: { agricoltura: 0.4, 'beni-strumentali': 0.4, macchinari: 0.35, ammortamento: 0.3 },
    sectors: ['agriculture'],
  },
  {
    id: 'veicoli-industriali',
    special: true,
    words:
      'veicoli industriali|camion|autocarri|rimorchi|semirimorchi|casse mobili|mezzi pesanti|autotrasporto|rottamare mezzi|veicoli',
    asks: 'tir|furgone|furgoni|bisarca|motrice|camioncino|autobus|pullman|mezzi di trasporto|rottamazione|comprare furgone|parco mezzi|euro 6|bus|autocarro|mezzo aziendale|furgoncino|mezzi nuovi|ncc|bilici|autotreno|cambiare i mezzi|flotta|bilico|auto aziendali|pick up|ape car|autovettura|scooter|taxi|carro funebre|ambulanza|scuolabus|mezzo refrigerato|furgone frigo|automezzi|veicolo commerciale|parco auto|auto nuova',
    near: {
      'beni-strumentali': 0.4,
      autotrasporto: 0.8,
      'mobilita-pulita': 0.45,
      'trasporto-mare': 0.25,
      ambiente: 0.15,
    },
    sectors: ['transport'],
  },
  {
    id: 'autotrasporto',
    special: true,
    words: 'autotrasporto|autotrasportatori|conto terzi|trasporto merci|autotrasporto merci|trasportatori',
    asks: 'camionista|padroncino|corriere|consegne|corrieri|trasporti|ditta di trasporti|trasportatore|spedizioniere|traslochi|autista|trasportare merci|flotta di camion|autotrasportatore|trasporto conto terzi|trasporto su gomma|padroncini|tir|trasporto refrigerato|bisarche|trasporto merci',
    near: { 'veicoli-industriali': 0.5, logistica: 0.4, 'trasporto-mare': 0.5 },
    sectors: ['transport'],
  },
  {
    id: 'trasporto-mare',
    special: true,
    words: 'rotte marittime|Marebonus|Sea Modal Shift|imbarchi|imbarco|trasporto marittimo|intermodale|intermodalità',
    asks: 'camion sul traghetto|nave|traghetto|traghetti|imbarcare|autostrade del mare|via mare|ferrobonus|treno merci|spedire via nave|navi|combinato',
    near: { autotrasporto: 0.4, logistica: 0.4 },
    sectors: ['transport'],
  },
  {
    id: 'infrastrutture-trasporto',
    words: 'reti transeuropee|TEN-T|Connecting Europe Facility|CEF|AFIF|infrastrutture di trasporto|infrastrutture',
    asks: 'ferrovia|aeroporto|strade|autostrade|porto merci|interporto|distributore idrogeno|rete elettrica',
    near: { ricarica: 0.4, logistica: 0.35, idrogeno: 0.25 },
    sectors: ['transport'],
  },
  {
    id: 'logistica',
    words: 'logistica|zone logistiche|zona logistica|retroporto',
    asks: 'magazzino|magazzino merci|porto|retroportuale|area portuale|zona portuale|deposito merci|hub merci|spedizioni|magazzini|porti|piattaforma logistica|centro di distribuzione|stoccaggio|area industriale portuale|retroporti|container|magazzino automatico|corriere espresso',
    finds: 'zone logistiche semplificate istituite intorno ai porti',
    near: { zls: 0.8, autotrasporto: 0.3, 'trasporto-mare': 0.3, 'infrastrutture-trasporto': 0.3 },
    sectors: ['transport'],
  },
  {
    id: 'zls',
    words: 'ZLS|zone logistiche semplificate|zona logistica semplificata',
    near: { logistica: 0.5, 'zes-credito': 0.4, 'investimenti-produttivi': 0.3 },
  },
  {
    id: 'brevetto',
    special: true,
    words:
      'brevetto|brevetti|brevettare|brevettazione|proprietà industriale|proprietà intellettuale|privative industriali|brevetti industriali|domanda di brevetto|tasse brevettuali',
    asks: 'invenzione|inventato|brevetti piu|depositare invenzione|ho inventato|idea da proteggere|proteggere invenzione|proteggere idea|inventore|valorizzare un brevetto|sfruttare brevetto|copiare prodotto|copiano|registrare idea|know how|licenza brevetto|brevettipiu|proprieta intellettuale|segreto industriale|depositare un brevetto|tutela invenzioni|estendere il brevetto|brevetto europeo|idea originale|novita tecnica|ufficio brevetti|consulente brevetti|anteriorita',
    near: { 'proprieta-industriale': 0.5, marchio: 0.35, disegni: 0.35 },
    weight: 1.2,
  },
  {
    id: 'marchio',
    special: true,
    words:
      'marchio|marchi|marchio UE|marchi internazionali|EUIPO|OMPI|registrare marchi|marchi e disegni|registrazione marchio|deposito marchio',
    asks: 'logo|nome azienda|registrare il nome|proteggere logo|proteggere nome|brand registrato|contraffazione|registrare il brand|depositare il nome|marchipiu|marchio registrato|marchio europeo|tutelare il marchio|registrare logo|proteggere il brand|denominazione|marchi aziendali|ufficio marchi|nome commerciale|insegna registrata|marchio internazionale|estendere marchio',
    near: { 'proprieta-industriale': 0.5, disegni: 0.35, brevetto: 0.25 },
  },
  {
    id: 'proprieta-industriale',
    words: 'proprietà industriale|proprietà intellettuale|beni immateriali|titoli di proprietà|UIBM|EUIPO',
    near: { brevetto: 0.4, marchio: 0.4 },
  },
  {
    id: 'disegni',
    special: true,
    words:
      'disegni|modelli registrati|disegni e modelli|disegno o modello|modello registrato|disegnipiu|design registrato',
    asks: 'proteggere design|modello di scarpa|modello ornamentale|forma del prodotto|registrare design|stampi|registrare modello',
    near: { 'proprieta-industriale': 0.5, design: 0.5, marchio: 0.3, brevetto: 0.25 },
  },
  {
    id: 'design',
    special: true,
    words: 'design|ideazione estetica|attività di design|design e prototipi|progettazione|campionari',
    asks: 'collezione|collezioni|campionario|designer|stilista|nuovi modelli|disegnare prodotti|linea di prodotti|progettare nuovi prodotti|estetica|prodotto piu bello|stile|nuova linea di prodotti|nuova linea di moda|arredo di design|prototipo di design',
    near: { disegni: 0.5, moda: 0.35, prototipo: 0.25, 'credito-ricerca': 0.25 },
  },
  {
    id: 'scorte',
    words: 'scorte|acquisto di merci|materie prime',
    asks: 'comprare merce|merce|fornitori|acquistare merci|rifornire|materia prima',
    near: { circolante: 0.8, liquidita: 0.6 },
  },
];
