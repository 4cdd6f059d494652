// One database is enough: it is about what is understood and answered.
import { testTalks, type Turn } from '#server/features/assistant/testing/talks.ts';

const UNSURE = /Su questo non ho|non trovo un appiglio|ho trovato:|non trovo bandi/;

/** Rules, small talk, texts to write, help and follow-ups, as owners ask them: what the answer holds and lacks. */
const TALKS: Turn[][] = [
  // an adverb names no subject, and a span of time is one question
  [['Quanto tempo passa di solito tra la domanda e quando arrivano i soldi?', /6 a 18 mesi/, /europei|Candidature/]],
  [
    ['Mi conviene un consulente o faccio da solo?', /non è obbligatorio[^]*12%/, /soprattutto[^]*soprattutto/],
    ['E quanto costa di solito?', /12% dell’aiuto/, /Horizon/],
  ],
  [['un consulente mi ha chiesto 2000 euro subito per la pratica, è normale?', /preventivo scritto[^]*segnali/]],
  // courtesy with other words
  [['Grazie, sei stato utile', /^Figurati/]],
  [['non mi stai aiutando per niente', /^Mi dispiace/]],
  // texts to write, from what is known
  [
    [
      'Scrivimi una mail al commercialista per chiedere i documenti per Resto al Sud',
      /Oggetto: Documenti[^]*«Resto al Sud 2\.0»[^]*condizione occupazionale/,
      /tariffa|12%/,
    ],
  ],
  [['prepara un messaggio per la banca', /Oggetto:[^]*fideiussione[^]*non mando e-mail/]],
  [
    [
      "prepara un testo per la pec all'ente per chiedere una proroga",
      /Oggetto: Richiesta di proroga[^]*\[nuova data\]/,
    ],
  ],
  [['fammi una lista di cose da chiedere al consulente', /^Che cosa chiedere al consulente: 1\)/]],
  [['che cosa devo chiedere al fornitore?', /preventivo datato[^]*Non firmare/]],
  [['fammi un riassunto della Nuova Sabatini in tre righe', /^«Beni strumentali/, /Da verificare|Fonte/]],
  [['mi compili tu la domanda?', /^Non la compilo/]],
  [['traduci in inglese la descrizione della mia azienda', /^Non traduco/]],
  [['fammi una tabella con i bandi aperti', /Excel o CSV/]],
  // the same rule more simply, and in an example
  [
    ["Cos'è il GBER?", /regolamento europeo/],
    ['spiegamelo semplice', /elenco europeo di aiuti già permessi/],
    ['fammi un esempio', /^Per esempio/],
  ],
  [
    ["Cos'è l'effetto di incentivazione?", /prima di avviare/],
    ['non ho capito', /prima la domanda, poi l’ordine/],
  ],
  // a concept that is named is an answer
  [['Non ho capito cosa vuol dire regime di esenzione', /GBER/, UNSURE]],
  [
    ['quanti preventivi servono?', /^Dipende dal bando/, UNSURE],
    ['devono essere firmati?', /fornitore[^]*accettazione/],
  ],
  [['ammesso ma non finanziabile cosa significa', /fondi sono finiti/, UNSURE]],
  [['serve la marca da bollo sulla domanda?', /imposta di bollo/, UNSURE]],
  [['posso mettere lo stipendio dei miei dipendenti tra le spese?', /ore lavorate sul progetto/]],
  [['ho 12 dipendenti di cui 3 apprendisti, contano per la dimensione?', /formazione no/]],
  [['posso cambiare fornitore dopo che mi hanno approvato il progetto?', /autorizzato prima/]],
  [['se chiudo l’azienda dopo aver preso i soldi che succede?', /si revoca/]],
  [['il temporary framework esiste ancora?', /CISAF/, UNSURE]],
  // one answer, not two that touch
  [
    ['per avere l’anticipo mi chiedono una fideiussione, chi me la fa?', /banca, assicurazione/, /Dipende dal bando/],
    ['e quanto costa?', /commissione all’anno/],
    ['si può evitare?', /rinunci all’anticipo/],
  ],
  [
    ['posso fare la domanda con lo spid di mia moglie?', /SPID è personale/, /Quasi tutti i portali/],
    ['e se delego il commercialista?', /delega o procura/],
  ],
  // what goes on from a rule
  [
    ['quali regioni sono nella zes?', /Abruzzo/],
    ['e padova?', /^No: Padova \(Veneto\)/],
  ],
  [
    ['quanto devo tenere il macchinario finanziato prima di poterlo vendere?', /3 anni/],
    ['e se me lo rubano?', /denuncia/],
  ],
  [
    ['l’iva me la rimborsano?', /detrarre/, /bollette/],
    ['e se sono in regime forfettario?', /resta un costo/],
  ],
  [
    ['mi spieghi il cumulo', /spese diverse/],
    ['tipo sabatini e iperammortamento?', /si possono sommare/, /A confronto/],
  ],
  // de minimis: no day is told of an aid without one, and what is only thought of is not counted
  [
    [
      'Ho preso 180.000 euro di de minimis negli ultimi tre anni, quanto mi rimane?',
      /120\.000\s€ ancora[^]*al più tardi dal[^]*mese e anno/,
      /Da \d/,
    ],
  ],
  [
    [
      'Abbiamo ricevuto 120mila a marzo 2025 e 60mila a giugno 2025 di de minimis, ci stanno altri 150mila?',
      /= 120\.000\s€ ancora[^]*150\.000\s€ superano lo spazio/,
    ],
  ],
  // what was asked after the first round
  [['posso firmare il contratto dopo la domanda ma prima della risposta?', /^Così sì/]],
  [['ma se poi il progetto mi costa di piu del previsto?', /non cresce/]],
  [['abbiamo cambiato amministratore, che succede alla domanda?', /va detto all’ente/]],
  [['se il fornitore fallisce e non consegna cosa succede?', /cambiare fornitore/, /composizione negoziata/]],
  [['ho ricevuto un preavviso di rigetto che devo fare', /dieci giorni/, UNSURE]],
  [['devo restituire qualcosa se vendo l’azienda a un altro?', /autorizzazione/, UNSURE]],
  [['il durc lo devo allegare io o lo chiede l’ente?', /d’ufficio/]],
  [['mi serve per forza la pec?', /Registro delle imprese/, /Oggetto/]],
  [['de minimis: nel 2023 ho preso 90.000 a gennaio, contano ancora?', /Non contano più/]],
  [['se prendo la sabatini mi resta ancora spazio nel de minimis?', /non riempie il massimale/]],
  // the product
  [['ma bandolo quanto mi costa al mese?', /prezzi di Bandolo/]],
  [['come faccio a cambiare la mail con cui mi sono iscritto?', /Cambia e-mail/]],
  [['come faccio a dare accesso al mio commercialista?', /richiesta/, /Artigiancassa/]],
  [['Filo, sei affidabile o ti inventi le cose?', /fonti ufficiali/]],
];

testTalks(TALKS.map((turns) => [null, turns]));
