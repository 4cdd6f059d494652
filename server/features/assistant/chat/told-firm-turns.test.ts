// One database is enough: it is about what is understood and answered.
import { testTalks, type Turn } from '#server/features/assistant/testing/talks.ts';

const NOT_OURS = /la tua azienda|serve una sede/;

/** An owner of a workshop in the Veneto who tells of another firm, or asks one thing of a named grant. */
const TALKS: Turn[][] = [
  // another form, place, trade or tax regime, told in the first person
  [
    [
      "Sono una cooperativa sociale in Sicilia, cosa c'è per noi?",
      /^Rispondo per quello che mi dici[^]*Sicilia/,
      NOT_OURS,
    ],
  ],
  [
    [
      "Ciao, ho un bar a Lecce e vorrei cambiare la macchina del caffè e i frigoriferi, c'è qualcosa?",
      /^Rispondo per[^]*NIDI/,
      NOT_OURS,
    ],
    ['e la Sabatini posso averla?', /questo caso/, /^Rispondo/],
  ],
  [['Siamo una cooperativa agricola in Emilia Romagna, ci serve un trattore', /^Rispondo per/, NOT_OURS]],
  [['La nostra azienda fa software a Cagliari, vorremmo assumere due sviluppatori', /^Rispondo per/, NOT_OURS]],
  [
    [
      'La mia ditta è in forfettario, posso usare Transizione 5.0?',
      /considero la sede in Veneto[^]*regime forfettario[^]*Iperammortamento[^]*Credito d'imposta Transizione 5\.0» \(è chiuso\)/,
    ],
  ],
  // what is true of one's own firm, or is only had, is no other firm
  [['siamo una srl di Padova e facciamo lavorazioni meccaniche, possiamo fare la Sabatini?', /Sabatini/, /^Rispondo/]],
  [['siamo già clienti di una banca convenzionata, come si chiede la Sabatini?', /si procede così/, /^Rispondo/]],
  [['ho un preventivo da 50mila per un tornio, posso chiedere la Sabatini?', /Sabatini/, /^Rispondo/]],
  [['che bandi ci sono in Calabria per il turismo?', /Calabria|calabria/, /^Rispondo/]],
  [['abbiamo una sede anche a Bari, possiamo chiedere i bandi della Puglia?', /affinità/, /^Rispondo|serve una sede/]],
  [['siamo due soci, snc, panificio a Mestre, vogliamo un forno da 60k, quanto ci danno?', /^Rispondo per[^]*4\.620/]],
  [['Posso chiedere Smart&Start se ho una srl di 7 anni?', /non è ammissibile[^]*7 anni|età dell’impresa/]],
  // a cost that shares its telling word with an admitted one
  [['Il bando ISI INAIL copre il rifacimento del tetto in amianto?', /^In parte[^]*bonifica amianto/]],
  [['Il bando ISI INAIL finanzia i trattori?', /^Sì, «trattori»/]],
  [["ON nuove imprese a tasso zero: l'IVA è ammessa?", /IVA che puoi detrarre/, /extracomunitari/]],
  // one thing that is asked of a grant by its name
  [['Che codice ATECO devo avere per Digital Transformation?', /non indica codici ATECO[^]*manifattura/i, /Ente:/]],
  [['48 dipendenti e 12 milioni, che dimensione siamo?', /possibili[^]*piccola[^]*media/, /^No|micro.*possibil/]],
  [['posso comprare il capannone con Resto al Sud?', /^No, dalla scheda non risulta/, /^Sì/]],
  [['con Resto al Sud posso ristrutturare il locale?', /^Sì/]],
  [['Che codici ateco sono esclusi da Resto al Sud?', /esclude questi codici ATECO \(elenco ATECO 2025\): 01, 03/]],
  [['Con il codice ATECO 64.19 posso fare la Sabatini?', /questo caso non va bene: ATECO 64\.19/]],
  [["Dove deve essere la sede per il credito d'imposta ZES?", /investimento in Abruzzo/, /Ente:/]],
  [['Resto al Sud 2.0 vale anche in Umbria?', /^In parte: in Umbria/]],
  [['Smart&Start Italia: qual è la spesa minima?', /minimo 100\.000/, /Ente:/]],
  [['Quali sono i criteri di valutazione di Smart&Start?', /non riporta i criteri[^]*ordine di arrivo/, /Ente:/]],
  [['Per ISI INAIL serve il DURC?', /DURC regolare/, /Ente:/]],
  [
    ['Il bando Brevetti+ quanto dà al massimo?', /140\.000/],
    ['e noi?', /requisiti su/, /Ente:/],
  ],
  // a sum without a grant: what each proposal gives on it, and where that cannot be worked out
  [
    [
      'Quanto posso avere per un investimento di 120mila euro in un tornio a Treviso?',
      /Su 120\.000[^]*× 7,7% = 9\.240/,
    ],
  ],
  // a firm and what it wants is looked for, though a word of it is in the name of a grant
  [
    ["Abbiamo un'azienda vinicola in Piemonte, vogliamo esportare negli Stati Uniti", /ho trovato:[^]*SIMEST/],
    ['quanto copre il primo?', /SIMEST – Misura Stati Uniti/],
  ],
  [['Un mio assistito ha una ditta di trasporti a Frosinone, vuole sostituire un camion', /ho trovato:/, /Connecting/]],
  [['ho un’officina ad Avellino, mi serve un ponte sollevatore. niente banche per favore', /affinità/, /Sabatini/]],
];

testTalks(TALKS.map((turns) => [null, turns]));
