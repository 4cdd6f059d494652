import type { LexiconGroup } from './group.ts';

/** Culture, sport, schools, software, finance; and the mountains, which are a trade of their own. */
export const KNOWLEDGE_TRADES: readonly LexiconGroup[] = [
  {
    id: 'cultura',
    words:
      'cultura|culturale|culturali|imprese culturali|creative|creativo|imprese culturali e creative|patrimonio culturale|industrie creative|creatività|organizzazioni culturali|beni culturali|spettacolo|opere artistiche|far circolare opere',
    asks: 'museo|musei|teatro|arte|artisti|artista|mostra d arte|galleria|concerti|musica|gruppo musicale|danza|festival|libri|biblioteca|artigianato artistico|archeologia|spettacoli|compagnia teatrale|eventi culturali|orchestra|sala prove|studio di registrazione|musicisti|musicista|circo|galleria d arte|scuola di musica|scuola di danza|casa discografica|creativi|cinema teatro|attivita culturali|libreria indipendente|street art|fotografia|pittura|scultura|concerto|evento musicale|rassegna|patrimonio storico|castello|villa storica|palazzo storico|borgo storico|archivio storico|artistico|creativita|industria culturale|design artistico|sito archeologico|monumenti|chiesa',
    near: { 'europa-creativa': 0.6, audiovisivo: 0.3, 'erogazioni-liberali': 0.2 },
    sectors: ['other'],
  },
  {
    id: 'europa-creativa',
    words: 'europa creativa|creative europe|programma MEDIA',
    near: { cultura: 0.35, audiovisivo: 0.35 },
  },
  {
    id: 'audiovisivo',
    words:
      'audiovisivo|audiovisiva|audiovisive|film|cinema|cinematografica|opere audiovisive|produzione cinematografica|opere tv e web|produttori cinematografici|società di produzione|festival',
    asks: 'documentario|documentari|cortometraggio|serie tv|regista|girare un film|casa di produzione|video|cineasta|riprese|sceneggiatura|produttore cinematografico|cartoni animati|animazione|produzione video|attori|doppiaggio|youtube|corto|lungometraggio|film maker|filmmaker|sala cinematografica|multisala|troupe|post produzione|televisione|podcast|set|spot pubblicitari video|videomaker|sceneggiato|serie|fiction|docufilm|film d animazione|animazione 3d|produzione cinematografica|opera prima|distribuzione film|sale cinematografiche|festival del cinema|web series|webserie|location cinematografica|produttore',
    near: { 'europa-creativa': 0.5, cultura: 0.3 },
    sectors: ['other'],
  },
  {
    id: 'videogiochi',
    words: 'videogiochi|videogioco|gaming',
    asks: 'sviluppare videogiochi|videogame|games|giochi|game developer|videogames|realta virtuale gioco|esports',
    near: { audiovisivo: 0.6, 'europa-creativa': 0.5, cultura: 0.25 },
    sectors: ['technology', 'other'],
  },
  {
    id: 'editoria',
    words: 'editoria|editore|stampa|giornali|informazione',
    asks: 'casa editrice|rivista|libri|giornalista|radio locale|giornale|pubblicare libri|tv locale|traduzioni',
    near: { cultura: 0.5, 'europa-creativa': 0.4, pubblicita: 0.1 },
    sectors: ['other'],
  },
  {
    id: 'sport',
    words: 'impianti sportivi|sport|sportivo|sportivi|credito sportivo|impianto sportivo|CONI',
    asks: 'palestra|palestre|campo da calcio|calcetto|padel|tennis|piscina|centro sportivo|societa sportiva|asd|ssd|palazzetto|campo da padel|fitness|crossfit|scuola calcio|golf|campo sportivo|spogliatoi|stadio|arrampicata|maneggio|campi sportivi|associazione sportiva|pilates|yoga|campi da tennis|piscina comunale|calcio|basket|pallavolo|nuoto|atletica|circolo tennis|bocciodromo|pista ciclabile|skatepark|centro fitness|club|equitazione|golf club|polisportiva|impianto sportivo|sci club|palestra nuova|arti marziali|spogliatoio',
    near: { 'economia-sociale': 0.15, turismo: 0.1 },
    sectors: ['other', 'tourism'],
  },
  {
    id: 'istruzione',
    words: 'istruzione|scuole|enti di formazione|scuola|educazione|istruzione e formazione',
    asks: 'scuola privata|scuola di lingue|asilo|corsi professionali|ente di formazione|insegnanti|doposcuola|academy|scuola di cucina|its|insegnante|ludoteca|e-learning|elearning|lezioni online|formatori|scuola paritaria|scuola guida|autoscuola|ripetizioni|corsi di formazione professionale|ente accreditato|universita privata|scuola dell infanzia|scuole|educatori|docenti|insegnare|didattica|laboratorio didattico',
    near: { 'erasmus-plus': 0.7, formazione: 0.35, 'economia-sociale': 0.2 },
    sectors: ['education'],
  },
  {
    id: 'erasmus-plus',
    words: "erasmus|KA220|partenariati di cooperazione|alleanze per l'innovazione",
    asks: 'erasmus plus|erasmus+|scambi europei|erasmuspiu|scambio con scuole europee',
    near: { istruzione: 0.3, 'consorzio-internazionale': 0.35, 'scambio-imprenditori': 0.5 },
  },
  {
    id: 'informatica',
    asks: 'software house|azienda informatica|sviluppo app|web agency|programmatori|sviluppatori|agenzia digitale|sviluppo software|programmatore|informatici|it company|sviluppo piattaforma|azienda it|startup software|sviluppatore',
    finds: 'imprese tecnologiche|ICT|software',
    near: {
      digitalizzazione: 0.3,
      startup: 0.3,
      'intelligenza-artificiale': 0.25,
      innovazione: 0.25,
    },
    sectors: ['technology'],
  },
  {
    id: 'finanza-assicurazioni',
    words: 'fondi di venture capital|intermediari|istituti finanziari',
    asks: 'fintech|assicurazioni|banca|agente assicurativo|insurtech|promotore finanziario|broker',
    sectors: ['finance'],
    weight: 0.3,
  },
  {
    id: 'montagna',
    words: 'montagna|montani|montane|montano|comuni montani|aree montane|zone montane|territori montani|alpino',
    asks: 'paese di montagna|valle|alpi|appennino|alta quota|malga|baita',
    near: { 'piccoli-comuni': 0.3 },
    weight: 0.8,
  },
  {
    id: 'piccoli-comuni',
    words:
      'aree interne|piccoli comuni|comuni marginali|comuni delle aree interne|spopolamento|borghi|borgo|servizi di vicinato|territori rurali|zone rurali|aree rurali|centri minori|centro storico',
    asks: 'piccolo paese|paesino|entroterra|zona rurale|paese spopolato|paese spopolando|paese che si svuota|unico negozio del paese|piccoli centri|comune piccolo',
    near: { montagna: 0.2 },
    weight: 0.9,
  },
];
