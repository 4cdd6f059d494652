import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** To begin: a first business, self-employment, startups. */
export const STARTING: readonly LexiconGroup[] = [
  {
    id: 'aprire-attivita',
    words:
      "avvio d'impresa|avviare un'attività|creazione d'impresa|nuova impresa|nuove imprese|nuova attività|nuove attività|avviano un'attività|spese di avvio|nascita di imprese|nuove iniziative d'impresa|avvio|avvio dell'attività|creare impresa|nuova attività imprenditoriale|impresa da costituire|avviano un'impresa|far nascere|nascita e sviluppo di imprese|avviano una microimpresa|nuove microimprese",
    asks: `${eachWith(
      'apre|aprono',
      'impresa|attivita|negozio|bar|studio|laboratorio|ristorante|salone|ditta|societa|locale|bottega|azienda',
    )}|appena nata|appena nato|appena costituita|appena aperta|neonata|neocostituita|neo costituita|costituita da poco|aperta da poco|nata da poco|recente costituzione|fondare azienda|fondare societa|fondare un impresa|partire|per partire|cominciare|soldi per iniziare|aprire attivita|aprire un bar|aprire negozio|aprire azienda|aprire impresa|aprire ditta|aprire partita iva|aprire studio|aprire un|aprire una|aprire|apro|apriamo|avviare|iniziare attivita|mettere in piedi|creare azienda|partire da zero|nuova azienda|inizio attivita|costituire societa|lanciare attivita|far partire|primo negozio|prima azienda|mettersi in proprio|idea di business|idea imprenditoriale|sogno nel cassetto|inaugurare|nuova apertura|apertura attivita|apertura negozio|apertura locale|apertura studio|apertura impresa|apertura azienda|apertura partita iva|apertura ristorante|apertura laboratorio|avviare impresa|avvio impresa|creare impresa|nuova partita iva|iniziare un attivita|iniziare|nuovo locale|aprire locale|diventare imprenditrice|lanciare un brand|lanciare|idea|voglio aprire|prima attivita|far nascere|neo imprenditore|rilevare un bar|rilevare un attivita|inizio`,
    finds:
      "imprese di recente costituzione|impresa di recente costituzione|anche da costituire|nuovi imprenditori|aspiranti imprenditori|chi avvia un'impresa|lavoro autonomo e piccole imprese|per creare impresa",
    near: { 'giovani-donne': 0.4, autoimpiego: 0.75, microcredito: 0.45, startup: 0.2 },
  },
  {
    id: 'autoimpiego',
    words: 'autoimpiego|autoimprenditorialità|lavoro autonomo|lavoratori autonomi|autoimprenditoria',
    asks: 'mettersi in proprio|mettermi in proprio|lavorare in proprio|lasciare il posto|diventare imprenditore|mettersi per conto proprio|lavorare per conto mio|diventare autonomo|per conto proprio|mettere in proprio|lavoro indipendente|partita iva|ditta individuale|crearsi un lavoro|inventarsi un lavoro',
    near: {
      'aprire-attivita': 0.6,
      disoccupati: 0.35,
      microcredito: 0.5,
    },
  },
  {
    id: 'microcredito',
    words: 'microcredito|micro prestiti|microfinanza|piccolo credito|micro prestito|microprestiti|piccoli prestiti',
    asks: 'piccolo prestito|prestitino|piccolo finanziamento|pochi soldi|piccola somma|prestito piccolo',
    near: { prestito: 0.45, 'aprire-attivita': 0.3, garanzia: 0.25, 'piccolo-prestito': 0.6 },
  },
  {
    id: 'piccolo-prestito',
    words: 'piccolo credito|piccoli prestiti agevolati|fondo futuro',
    near: { microcredito: 0.6, prestito: 0.4 },
  },
  {
    id: 'startup',
    words:
      'startup|start up|startup innovative|startup innovativa|startupper|nuove imprese innovative|sezione speciale|spin off|scaleup',
    asks: 'startappare|neo impresa innovativa|fondare una startup|fondare societa|impresa tecnologica nuova|idea innovativa|app innovativa|neoimpresa|spinoff universitario|azienda tecnologica|start-app|start app|app|nuova impresa tecnologica|idea digitale|piattaforma digitale|impresa innovativa appena nata|giovane impresa innovativa|scalare|scale up|unicorno|team|cofondatore|founder|pitch|spin off',
    finds: 'piccole imprese innovative|imprese ad alto contenuto tecnologico|startup tecnologiche',
    near: {
      'aprire-attivita': 0.4,
      equity: 0.3,
      'venture-capital': 0.45,
      'deep-tech': 0.15,
      acceleratore: 0.4,
      cascata: 0.25,
    },
  },
  {
    id: 'acceleratore',
    words:
      'acceleratori|acceleratore|incubatore|incubatori|percorsi di accelerazione|business acceleration|accelerazione|mentoring|incubatori e acceleratori certificati',
    asks: 'incubatore startup|coworking|programma di accelerazione|percorso startup|mentore|hub di innovazione',
    near: { startup: 0.45, 'venture-capital': 0.4, tutoraggio: 0.3 },
  },
  {
    id: 'tutoraggio',
    words: 'tutoraggio|tutoring|accompagnamento|coaching|servizi di accompagnamento|tutor',
    asks: 'qualcuno che mi segua|essere seguito|business plan|consigli per partire|affiancamento|guida per iniziare|assistenza per iniziare',
    near: { 'aprire-attivita': 0.3, microcredito: 0.3 },
  },
  {
    id: 'scambio-imprenditori',
    words: 'erasmus per giovani imprenditori|imprenditore ospitante|scambio transfrontaliero|imprenditore esperto',
    asks: 'esperienza all estero|imparare da un imprenditore|stage imprenditore|lavorare all estero imprenditore|erasmus imprenditori|imparare il mestiere|fare esperienza in un altro paese|affiancare imprenditore',
    near: { 'erasmus-plus': 0.4, 'aprire-attivita': 0.2, giovani: 0.2 },
  },
];
