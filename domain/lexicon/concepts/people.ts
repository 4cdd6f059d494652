import type { LexiconGroup } from './group.ts';

/** Who asks and who is hired. */
export const PEOPLE: LexiconGroup[] = [
  {
    id: 'donne',
    words:
      'donne|donna|femminile|femminili|imprese femminili|imprenditoria femminile|imprenditrice|imprenditrici|prevalenza femminile|lavoratrici|impresa femminile|guidate da donne|donna fondatrice|fondatrice',
    asks: 'imprenditoria rosa|quota rosa|mamma|mamme|ragazza|signora|socia|socie|titolare donna|sono una donna|imprenditrice donna|amiche|moglie|casalinga|founder donna|impresa rosa|sorelle|al femminile|imprenditoria al femminile|solo donne|madre|casalinghe|titolare e una donna|femmina|madri|societa di donne|due amiche|lavoratrice autonoma|donna imprenditrice',
    near: { 'giovani-donne': 0.55, 'impresa-femminile': 0.6 },
  },
  {
    id: 'impresa-femminile',
    words:
      'fondo impresa femminile|fondo imprese femminili|imprese a prevalenza femminile|impresa a prevalenza femminile',
    asks: 'impresa donna|fondo donne|bando donne|fondo impresa donna',
    near: { donne: 0.5 },
  },
  {
    id: 'assunzione-donne',
    words: 'bonus donne|donne svantaggiate|lavoratrici svantaggiate',
    asks: 'assumere donna|assumere donne|assumere una donna|assumere una mamma|dipendente donna|assunzione femminile|assumere ragazza|assumere una ragazza|prendere una signora|assumo donna|assumere lavoratrice|assumere lavoratrici',
    near: { 'deduzione-fiscale': 0.35, assunzioni: 0.5, 'esonero-contributivo': 0.4, donne: 0.15 },
  },
  {
    id: 'giovani',
    words:
      'giovani|giovane|under 35|under 36|giovanile|giovanili|tra 18 e 35 anni|18-35 anni|imprese giovanili|giovani imprenditori|18 35',
    asks: 'ragazzo|ragazzi|ragazza|ventenne|trentenne|under 30|25 anni|30 anni|neolaureato|studente|diplomato|neodiplomato|20 anni|28 anni|under trenta|under trentacinque|ho 22 anni|ho 24 anni|ho 26 anni|ho 27 anni|ho 29 anni|ho 32 anni|ho 33 anni|studenti|giovanissimi|ragazzi giovani|under 40|19 anni|21 anni|23 anni|24 anni|26 anni|27 anni|29 anni|31 anni|32 anni|33 anni|34 anni|laureato|giovane imprenditore|giovane coppia|universitari|neolaureati|figlio|mio figlio|nipote',
    near: { autoimpiego: 0.4, 'giovani-donne': 0.5 },
  },
  {
    id: 'giovani-donne',
    words:
      'giovani e donne|giovani o donne|donne e giovani|imprese giovanili e femminili|imprenditoria giovanile e femminile',
    near: { giovani: 0.4, donne: 0.4 },
  },
  {
    id: 'assunzione-giovani',
    words:
      "bonus giovani|assunzione di giovani|assunzioni stabili di giovani|assumono giovani|incentivi all'assunzione di giovani|under 35 svantaggiati",
    asks: 'prendere un ventenne|assumere ventenne|ventenne in azienda|ventenne in bottega|giovane in bottega|ragazzo in bottega|prendere un giovane|assumere neolaureato|assumere giovane|assumere giovani|assumere ragazzo|assumere ragazzi|prendere un ragazzo|assumere under 35|apprendista|apprendistato|assumere un giovane|neolaureato in azienda|assumere diplomato|primo impiego|giovane dipendente|prendere ragazzi',
    near: { 'deduzione-fiscale': 0.3, assunzioni: 0.5, 'esonero-contributivo': 0.4 },
  },
  {
    id: 'assunzione-over',
    words: 'over 35|disoccupati di lunga durata|bonus ZES|disoccupati da 24 mesi',
    asks: 'assumere over 35|assumere disoccupato|assumere cinquantenne|assumere over 50|assumere quarantenne|disoccupato di lungo periodo|assumere disoccupati|assunzione sud|assumere al sud|ultracinquantenni|over 50|assumere nel mezzogiorno',
    near: { assunzioni: 0.5, 'esonero-contributivo': 0.45 },
  },
  {
    id: 'disoccupati',
    words:
      'disoccupati|disoccupato|inoccupati|inattivi|disoccupazione|inoccupate|disoccupate|stato di disoccupazione|senza lavoro|difficoltà occupazionale|inoccupazione',
    asks: 'naspi|licenziato|perso il lavoro|ho perso lavoro|senza lavoro|cassintegrato|percettore di naspi|reddito di cittadinanza|licenziata|disoccupata|neet|in mobilita|sfl|non lavoro|senza occupazione|senza impiego|cassa integrazione|mobilita|cassaintegrato|esodato|reddito|sussidio|licenziati|cerco lavoro|senza stipendio|disoccupazione|espulso dal lavoro|lavoratori licenziati|ex operaio|perduto il lavoro',
    near: { autoimpiego: 0.6, microcredito: 0.3 },
  },
  {
    id: 'detenuti',
    special: true,
    words: 'detenuti|detenute|carcere|internate|semiliberi|istituto penitenziario|persone detenute',
    asks: 'ex detenuti|carcerati|assumere detenuto|carcerato|galera|lavoro in carcere|reinserimento|penitenziario|dare lavoro a detenuti',
    near: { cooperative: 0.3, assunzioni: 0.35, 'esonero-contributivo': 0.3, 'economia-sociale': 0.25 },
  },
  {
    id: 'svantaggiati',
    words:
      'svantaggiati|persone svantaggiate|categorie tutelate|soggetti svantaggiati|fragili|inclusione sociale|inclusione',
    asks: 'disabili|disabile|invalidi|categorie protette|immigrati|stranieri|rifugiati|portatori di handicap|handicap|migranti|richiedenti asilo|assumere disabile|disabilita|tossicodipendenti',
    near: { 'economia-sociale': 0.5, assunzioni: 0.3, detenuti: 0.35 },
  },
  {
    id: 'professionisti',
    words:
      'professionisti|professionista|liberi professionisti|libero professionista|professionisti del|titolari di partita IVA|lavoratori autonomi|libero professionale',
    asks: 'partita iva|studio professionale|avvocato|commercialista|architetto|ingegnere|geometra|freelance|notaio|psicologo|consulente del lavoro|studio legale|studio tecnico|fisioterapista|studio di architettura|partite iva|forfettario|forfettari|nutrizionista|freelancer|studio associato|grafico|fotografo|studio commercialista|medico di base|libera professione|autonomo|consulente finanziario|agronomo|veterinario|traduttore|interprete|studio notarile|perito|osteopata|designer freelance|podologo|biologo|guida alpina|amministratore di condominio|studi professionali',
    near: { 'voucher-digitali': 0.3, 'piccolo-prestito': 0.3, microcredito: 0.3, autoimpiego: 0.2 },
  },
  {
    id: 'artigiani',
    words:
      'artigiano|artigiani|artigiana|artigiane|artigianato|imprese artigiane|botteghe artigiane|albo artigiani|bottega|cassa artigiana|artigianali',
    asks: 'falegname|fabbro|idraulico|elettricista|sarta|sarto|calzolaio|ceramista|orafo|vetraio|tappezziere|restauratore|imbianchino|muratore|laboratorio artigiano|bottega|laboratorio artigianale|piastrellista|serramentista|liutaio|artigianato artistico|tipografia|tipografo|serigrafia|carpentiere|marmista|orologiaio|maestro artigiano|mestiere|mestieri|officina artigiana|laboratorio|fatto a mano|handmade|intagliatore|ebanista|corniciaio|tappezzeria|lattoniere|parquettista|decoratore|cesellatore|pasticcere artigiano|panettiere artigiano|arrotino',
    near: { manifattura: 0.2, 'commercio-vicinato': 0.15 },
  },
  {
    id: 'cooperative',
    words: 'cooperativa|cooperative|società cooperative|cooperative sociali|coop|nuova marcora|marcora',
    asks: 'coop sociale|soci lavoratori|cooperativa sociale|cooperativa di servizi|cooperativa di lavoro|cooperativa agricola',
    near: { 'economia-sociale': 0.55, workers: 0.4 },
  },
  {
    id: 'economia-sociale',
    words:
      'economia sociale|imprese sociali|impresa sociale|terzo settore|ETS|onlus|cooperative sociali|finalità sociale|enti del terzo settore|non profit|innovazione sociale',
    asks: 'associazione|associazioni|volontariato|no profit|ong|fondazione|sociale|onlus|impresa a impatto|aiutare persone in difficolta|anziani|casa di riposo|rsa|asilo nido|comunita alloggio|doposcuola|assistenza anziani|assistenza domiciliare|disagio|aps|associazione culturale|welfare di comunita|social housing|disabili|impatto sociale|comunita|terzo settore|utilita sociale|persone fragili|servizi sociali|casa famiglia|centro diurno|banco alimentare|mutuo soccorso|cooperativa sociale|oratorio|pro loco|parrocchia|beni comuni|inclusione|inserimento lavorativo|autismo',
    near: { cooperative: 0.5, svantaggiati: 0.3, cultura: 0.1 },
  },
  {
    id: 'grandi-imprese',
    words:
      'grandi imprese|grande impresa|mid cap|midcap|imprese di qualsiasi dimensione|imprese di ogni dimensione|small mid-cap',
    asks: 'multinazionale|gruppo industriale|grande azienda|oltre 250 dipendenti|azienda grande|500 dipendenti|1000 dipendenti|300 dipendenti',
    near: { 'contratti-sviluppo': 0.5 },
    weight: 0.6,
  },
  {
    id: 'microimprese',
    words: 'microimprese|microimpresa|micro imprese|micro e piccole imprese|micro impresa|impresa individuale',
    asks: 'piccolissima azienda|ditta individuale|da solo|piccola attivita|impresa familiare|mini azienda|due dipendenti|tre dipendenti|pochi dipendenti|microazienda',
    weight: 0.5,
  },
  {
    id: 'universita',
    words: 'università|universitario|atenei|centri di ricerca|organismi di ricerca|enti di ricerca',
    asks: 'dottorando|ateneo|facolta|ricercatore universitario|assegnista|professore universitario',
    near: { 'ricerca-industriale': 0.4, 'ricerca-sviluppo': 0.5, horizon: 0.3 },
  },
  {
    id: 'incubatori-investitori',
    special: true,
    words:
      'incubatori certificati|acceleratori certificati|investe nel capitale di startup|investono in startup innovative|partecipazioni in startup',
    asks: 'investire in startup|investire nelle startup|siamo un incubatore|siamo un acceleratore|gestisco un incubatore|detrazione investimento startup',
    near: { startup: 0.25, 'credito-imposta': 0.2 },
  },
  {
    id: 'enti-pubblici',
    words: 'enti pubblici|ente pubblico|enti locali|pubbliche amministrazioni|autorità regionali|comuni',
    asks: 'comune|scuola pubblica|municipio|pubblica amministrazione|asl|provincia',
    weight: 0.5,
  },
];
