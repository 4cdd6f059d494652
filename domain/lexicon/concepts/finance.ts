import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** Forms of aid, credit, capital, taxes, crisis. */
export const FINANCE: LexiconGroup[] = [
  {
    id: 'fondo-perduto',
    words:
      'fondo perduto|contributo a fondo perduto|a fondo perduto|non va restituita|sovvenzione|sovvenzioni|contributo in conto capitale|conto impianti|grant',
    asks: 'soldi gratis|soldi a fondo perduto|non restituire|regalati|senza restituire|da non restituire|senza rimborso|soldi senza restituirli|regalo dello stato|fondo perso|soldi regalati|contributo gratuito|contributo diretto|contributo in conto capitale|non devo restituire|sussidio',
    aidForms: ['fondo perduto', 'misto', 'voucher'],
    weight: 0.6,
  },
  {
    id: 'prestito',
    words:
      'prestito|prestiti|finanziamento agevolato|mutuo|mutui|prestito agevolato|finanziamenti agevolati|tasso agevolato|tasso ridotto|prestiti agevolati|linea di credito',
    asks: 'tasso basso|tassi bassi|tasso favorevole|soldi in prestito|farsi prestare|chiedere un mutuo|credito agevolato|finanziamento a tasso basso|prestito banca|mutuo aziendale|finanziamento bancario|prestito agevolato|restituire a rate|fido|soldi da restituire|rimborsare|mutuo agevolato|credito|finanziamento bancario agevolato|interessi bassi|prestito a tasso agevolato|mutuo',
    aidForms: ['finanziamento agevolato', 'misto'],
    near: { microcredito: 0.3, 'conto-interessi': 0.25, garanzia: 1 },
    weight: 0.8,
  },
  {
    id: 'tasso-zero',
    words:
      'tasso zero|senza interessi|prestito senza interessi|mutuo senza interessi|interessi zero|finanziamento senza interessi',
    asks: 'zero interessi|interessi a zero|senza pagare interessi',
    aidForms: ['finanziamento agevolato'],
    near: { prestito: 0.35 },
  },
  {
    id: 'conto-interessi',
    words:
      'conto interessi|contributo in conto interessi|abbattimento interessi|interessi ridotti|riduzione degli interessi|contributo interessi|contributi su interessi|interessi su un prestito|abbatte gli interessi',
    asks: 'pagare meno interessi|interessi del mutuo|interessi troppo alti|tasso troppo alto|tassi alti|abbassare rata|ridurre interessi|rata del mutuo|rimborso interessi|interessi sul mutuo|costo del denaro',
    aidForms: ['contributo in conto interessi'],
    near: { prestito: 0.3, 'linea-bei': 0.6 },
  },
  {
    id: 'linea-bei',
    words: 'linea BEI|BEI|EU blending|provvista BEI|banca europea per gli investimenti|FEI',
    near: { 'conto-interessi': 0.4, prestito: 0.2 },
  },
  {
    id: 'garanzia',
    words:
      'garanzia|garanzie|fondo di garanzia|garanzia pubblica|controgaranzia|confidi|riassicurazione|garanzia gratuita|fondi rischi|senza garanzie reali|garanzia statale',
    asks: 'garantito|garantiti|prestito garantito|sace|la banca non mi da|banca chiede garanzie|fideiussione|garante|firma personale|ipoteca|la banca mi ha detto no|banca nega prestito|accesso al credito|banca rifiuta|nessuno mi fa credito|merito creditizio|segnalato|rating basso|banca vuole garanzie|non ho garanzie|senza garanzie|banca non si fida|prestito rifiutato|banche non prestano|garanzie che non ho|negato il mutuo|negato il prestito|mcc|mediocredito|senza ipoteca|senza garante|banca non concede|rifiuto della banca|difficolta con le banche|accedere al credito|credito bancario|ottenere un mutuo|garanzia pubblica|garanzia dello stato|fido bancario|centrale rischi|controgaranzie|credito negato|banche chiuse',
    finds: 'accesso al credito|minori garanzie richieste|banca o confidi|facilita prestiti e leasing',
    aidForms: ['garanzia'],
    near: { prestito: 0.2, microcredito: 0.45, confidi: 0.6, 'linea-bei': 0.15 },
  },
  {
    id: 'confidi',
    words: 'confidi|consorzio fidi|consorzi fidi|fondi rischi confidi',
    near: { garanzia: 0.6 },
  },
  {
    id: 'credito-imposta',
    words: "credito d'imposta|crediti d'imposta|tax credit|compensazione in F24|credito in F24|bonus fiscale|F24",
    asks: 'credito imposta|bonus fiscale|compensare tasse|scalare dalle tasse|credito fiscale|taxcredit|compensare f24|recuperare in f24|credito di imposta',
    aidForms: ["credito d'imposta"],
    near: { 'deduzione-fiscale': 0.35, 'detrazione-fiscale': 0.35 },
    weight: 0.8,
  },
  {
    id: 'deduzione-fiscale',
    words:
      'maxi deduzione|maxideduzione|superdeduzione|deduzione|deducibili|maggiorazione fiscale|deducibile|IRES|maggiorazione del costo',
    asks: 'deduzione nuovi assunti|dedurre stipendi|dedurre|irap',
    aidForms: ['deduzione fiscale'],
    near: { 'credito-imposta': 0.6, 'detrazione-fiscale': 0.6 },
    weight: 0.8,
  },
  {
    id: 'fisco',
    asks: `tasse|imposte|fisco|tassazione|scaricare|scaricare le spese|${eachWith(
      'pagare meno|abbassare|ridurre|risparmiare|risparmio|meno|sconto|scalare|scaricare|recuperare|togliere|detrarre|dedurre',
      'tasse|imposte|fisco',
    )}|${eachWith(
      'vantaggi|vantaggio|agevolazioni|agevolazione|sgravi|sgravio|risparmio|beneficio|benefici|incentivi|incentivo|bonus|sconto|fiscalita|trattamento|regime',
      'fiscale|fiscali|tributari|agevolata',
    )}`,
    aidForms: ["credito d'imposta", 'deduzione fiscale', 'detrazione fiscale'],
    near: { 'deduzione-fiscale': 1, 'credito-imposta': 1, 'detrazione-fiscale': 0.7 },
    weight: 0.8,
  },
  {
    id: 'detrazione-fiscale',
    words: 'detrazione|detrazioni|detrazione IRES o IRPEF|detrazione fiscale',
    asks: 'detrarre|detraibile|detrazione fiscale|detrarre spese',
    aidForms: ['detrazione fiscale'],
    near: { 'credito-imposta': 0.35, 'deduzione-fiscale': 0.4 },
    weight: 0.8,
  },
  {
    id: 'voucher',
    words: 'voucher',
    asks: 'buono|buoni|assegno',
    aidForms: ['voucher'],
    weight: 0.8,
  },
  {
    id: 'tariffa-incentivante',
    words: 'tariffa incentivante|tariffa|energia immessa|aste GSE|conto energia',
    asks: 'vendere energia|vendere corrente|vendere elettricita|vendere l energia|energia prodotta in piu|immettere in rete|scambio sul posto|ritiro dedicato',
    aidForms: ['tariffa incentivante'],
    near: { 'comunita-energetica': 0.5, 'fonti-innovative': 0.5, rinnovabili: 0.3, autoconsumo: 0.2 },
  },
  {
    id: 'equity',
    words:
      'equity|capitale di rischio|ingresso nel capitale|capitale sociale|partecipazioni|investimento in capitale|private equity|capitale paziente|investimenti in equity|ingresso temporaneo',
    asks: 'socio|soci|nuovo socio|socio di capitali|entrare nel capitale|investitore|investitori|quote societarie|entra come socio|fondo che entra|vendere quote|partner finanziario|socio finanziatore|socio pubblico|capitali freschi|raccogliere capitali|fondo di investimento|cercare investitori|trovare investitori|finanziatori|ricapitalizzare|business angel|round|entrare in societa|ingresso di soci|quote|capitali|investire nella mia azienda|entri nel capitale|partecipazione al capitale|capitale pubblico|soci finanziatori|fondo pubblico|investitori privati|co investimento|coinvestimento',
    aidForms: ['capitale di rischio'],
    near: { 'venture-capital': 0.6, patrimonializzazione: 0.35, 'crisi-impresa': 0.15 },
    weight: 1.2,
  },
  {
    id: 'venture-capital',
    words:
      'venture capital|venture|fondi di venture capital|CDP Venture Capital|fondo nazionale innovazione|round|capitale di crescita',
    asks: 'venture capitalist|business angel|seed|serie a|aumento capitale startup|round di investimento|raccolta fondi startup|equity crowdfunding|crowdfunding|finanziatori per startup|fondo che investe in startup|investitori startup|vc',
    aidForms: ['capitale di rischio'],
    near: { equity: 0.5, startup: 0.35, acceleratore: 0.35 },
  },
  {
    id: 'patrimonializzazione',
    words:
      'aumento di capitale|capitalizzazione|rafforzamento patrimoniale|patrimonializzazione|rafforzare il patrimonio|aumentano il capitale sociale|rafforzamento del capitale',
    asks: 'aumentare capitale|mettere soldi nella societa|conferimento soci|rafforzare azienda|capitale proprio|capitalizzare|soci mettono soldi|aumentiamo il capitale|versamento soci',
    near: { equity: 0.4, quotazione: 0.25 },
  },
  {
    id: 'quotazione',
    special: true,
    words:
      'quotazione|quotarsi|quotano|mercati di crescita|sistema multilaterale di negoziazione|collocamento|quotata|borsa',
    asks: 'andare in borsa|quotare|quotare azienda|borsa italiana|ipo|euronext growth|aim italia|piazza affari|entrare in borsa|listino|quotarsi in borsa',
    near: { equity: 0.35, patrimonializzazione: 0.35 },
  },
  {
    id: 'liquidita',
    words: 'liquidità|crisi di liquidità|esigenze di liquidità|capitale circolante|circolante',
    asks: 'senza soldi in cassa|cassa|pagare stipendi|pagare fornitori|pagare le tasse|mancanza liquidita|soldi in cassa|anticipo fatture|scoperto|scoperto di conto|non arrivo a fine mese|flusso di cassa|cash flow|spese correnti|contanti|soldi subito|restare senza liquidita|a corto di soldi|liquidi|anticipare fatture|pagare i fornitori|soldi per andare avanti|spese di gestione|affitto|pagare affitto|pagare bollette|anticipi|factoring|pagare i dipendenti|pagare i debiti|mancano soldi|soldi per le spese|spese ordinarie|tasse da pagare|fatture da pagare|pagamento fornitori|momento difficile|cassa vuota|problemi di cassa|soldi liquidi|esigenze di cassa|prestito di liquidita|costi di gestione',
    near: { circolante: 0.4, garanzia: 0.5, prestito: 0.35, 'mancati-pagamenti': 0.3, confidi: 0.3 },
  },
  {
    id: 'circolante',
    words:
      'capitale circolante|circolante|scorte|spese di gestione|costi di funzionamento|capitale circolante nei limiti',
    near: { liquidita: 0.6, prestito: 0.3 },
  },
  {
    id: 'mancati-pagamenti',
    special: true,
    words:
      'mancati pagamenti|vittime di mancati pagamenti|crediti non incassati|debitori imputati|parti offese|procedimento penale|procedimenti penali',
    asks: 'clienti che non pagano|cliente non paga|fatture non pagate|insoluti|crediti inesigibili|non mi pagano|truffato|truffa|cliente fallito|fatture non saldate|cliente sotto processo|non ha saldato|denunciato cliente|insoluto|non mi ha pagato|bancarotta cliente|cliente insolvente|non ci ha pagato|crediti verso clienti|debitore|fattura scoperta|clienti morosi|recupero crediti|non ci pagano|appalto non pagato|cliente truffatore|bidone|parte lesa|denuncia penale|mai pagato|crediti non riscossi|frode|raggiro|cliente condannato|committente non paga|appaltatore|mancato pagamento|mancati incassi|clienti insolventi',
    near: { liquidita: 0.5, garanzia: 0.25, 'crisi-impresa': 0.3 },
  },
  {
    id: 'crisi-impresa',
    words:
      "crisi d'impresa|imprese in difficoltà|imprese in crisi|ristrutturazione aziendale|piano di ristrutturazione|difficoltà|salvaguardia|crisi|rilancio|tutela dell'occupazione|temporanea difficoltà|struttura crisi d'impresa|marchi storici",
    asks: 'anno difficile|periodo difficile|annata difficile|azienda in crisi|rischio chiusura|fallimento|chiudere azienda|salvare azienda|in perdita|difficolta economica|rischio fallimento|licenziamenti|concordato|indebitata|composizione negoziata|azienda indebitata|chiusura fabbrica|chiudere la fabbrica|crisi aziendale|rilanciare|perdite di bilancio|marchio storico|stabilimento che chiude|calo fatturato|fatturato crollato|calo ordini|ordini crollati|azienda in difficolta|impresa in difficolta|rischio di chiudere|salvataggio|ristrutturare l azienda|perdere il posto|ripartire|rilanciare l azienda|stiamo per chiudere|azienda decotta|tavolo di crisi|procedura fallimentare',
    near: { 'crisi-industriale': 0.4, liquidita: 0.35, workers: 0.35, equity: 0.15, 'mancati-pagamenti': 0.15 },
  },
  {
    id: 'indebitamento',
    words: 'sovraindebitamento|sovraindebitati|usura|esdebitazione|debiti|estorsione|insolvenza',
    asks: 'pieno di debiti|non riesco a pagare|strozzini|uscire dai debiti|troppi debiti|rate arretrate|pignoramento|cartelle esattoriali',
    near: { 'crisi-impresa': 0.4, liquidita: 0.25 },
  },
  {
    id: 'crisi-industriale',
    special: true,
    words: 'aree di crisi|area di crisi|legge 181|181/1989|crisi industriale|aree di crisi industriale',
    asks: 'zona industriale in crisi|area di crisi complessa|fabbrica chiusa|zona deindustrializzata|indotto in crisi|polo industriale chiuso|ex ilva|fabbriche chiuse|zona di crisi|crisi complessa|territorio in crisi|zona in crisi|polo in crisi|distretto in crisi|reindustrializzare|reindustrializzazione|rilancio area industriale',
    near: {
      'contratti-sviluppo': 0.5,
      'crisi-impresa': 0.35,
      'investimenti-produttivi': 0.3,
      'recupero-immobili': 0.25,
    },
  },
  {
    id: 'confisca',
    special: true,
    words: 'confiscate|sequestrate|confisca|sequestro|criminalità organizzata|imprese confiscate|beni confiscati|mafia',
    asks: 'azienda confiscata|bene confiscato|azienda tolta alla mafia|beni della mafia|antimafia|usura|racket|estorsione|camorra|ndrangheta|azienda sequestrata|legalita',
    near: { 'crisi-impresa': 0.25, cooperative: 0.2 },
  },
  {
    id: 'zes-credito',
    words: "ZES|ZES Unica|credito ZES|credito d'imposta ZES|zona economica speciale|strutture produttive nella ZES",
    asks: 'bonus sud|credito mezzogiorno|credito investimenti sud|bonus investimenti sud|credito d imposta sud|zona economica',
    near: { 'credito-imposta': 0.2, 'investimenti-produttivi': 0.3, mezzogiorno: 0.35 },
  },
  {
    id: 'mezzogiorno',
    words: 'mezzogiorno|sud|meridionali|regioni meno sviluppate|meridione|regioni ZES|regioni del mezzogiorno',
    asks: 'sud italia|al sud|meridionale|imprese del sud|nel mezzogiorno|terroni',
    finds: 'basilicata calabria campania molise puglia sardegna sicilia|basilicata calabria campania',
    near: { 'zes-credito': 0.3 },
    weight: 0.7,
  },
  {
    id: 'erogazioni-liberali',
    special: true,
    words: 'art bonus|erogazioni liberali|donano|donazione|donazioni|mecenatismo',
    asks: 'donare|donazione cultura|sponsorizzare restauro|restauro monumento|mecenate|beneficenza|aiutare museo|sponsor|donare soldi|offerta al teatro|sostenere la cultura|restaurare un monumento|liberalita',
    near: { cultura: 0.35, 'credito-imposta': 0.15 },
  },
  {
    id: 'restauro-beni',
    asks: eachWith(
      'restauro|restaurare|restauriamo|recupero|recuperare|ripristino|ripristinare|salvare|rimettere|riportare|sistemare|ristrutturare|ristrutturazione|conservare|manutenzione',
      'teatro|monumento|chiesa|campanile|affresco|affreschi|basilica|abbazia|duomo|castello|museo|statua|fontana storica|palazzo storico|villa storica|dimora storica|biblioteca|organo|opera arte|opere arte|bene culturale|beni culturali|sito archeologico|patrimonio artistico|mura antiche|torre',
    ),
    near: { 'erogazioni-liberali': 0.8, cultura: 0.5 },
  },
  {
    id: 'spese-gestione',
    words: 'spese di gestione|costi di funzionamento|funzionamento',
    asks: 'affitto|canone di locazione|spese mensili|utenze',
    near: { circolante: 0.5, liquidita: 0.35 },
  },
  {
    id: 'rifinanziamento',
    asks: 'consolidare debiti|rinegoziare mutuo|allungare mutuo|consolidamento|rinegoziare|debiti con le banche|ristrutturare il debito',
    finds: 'consolidamento',
    near: { garanzia: 0.6, liquidita: 0.5, 'crisi-impresa': 0.35, prestito: 0.3 },
  },
];
