import type { LexiconGroup } from './group.ts';

/** What people want to do with their company. */
export const GOALS: LexiconGroup[] = [
  {
    id: 'aprire-attivita',
    words:
      "avvio d'impresa|avviare un'attività|creazione d'impresa|nuova impresa|nuove imprese|nuova attività|nuove attività|avviano un'attività|spese di avvio|nascita di imprese|nuove iniziative d'impresa|avvio|avvio dell'attività|creare impresa|nuova attività imprenditoriale|impresa da costituire|avviano un'impresa|far nascere|nascita e sviluppo di imprese|avviano una microimpresa|nuove microimprese",
    asks: 'fondare azienda|fondare societa|fondare un impresa|partire|per partire|cominciare|soldi per iniziare|aprire attivita|aprire un bar|aprire negozio|aprire azienda|aprire impresa|aprire ditta|aprire partita iva|aprire studio|aprire un|aprire una|aprire|avviare|iniziare attivita|mettere in piedi|creare azienda|partire da zero|nuova azienda|inizio attivita|costituire societa|lanciare attivita|far partire|primo negozio|prima azienda|mettersi in proprio|idea di business|idea imprenditoriale|sogno nel cassetto|inaugurare|nuova apertura|apertura attivita|apertura negozio|apertura locale|apertura studio|apertura impresa|apertura azienda|apertura partita iva|apertura ristorante|apertura laboratorio|avviare impresa|avvio impresa|creare impresa|nuova partita iva|iniziare un attivita|iniziare|nuovo locale|aprire locale|diventare imprenditrice|lanciare un brand|lanciare|idea|voglio aprire|prima attivita|far nascere|neo imprenditore|rilevare un bar|rilevare un attivita|startare|inizio',
    finds:
      "imprese di recente costituzione|impresa di recente costituzione|anche da costituire|nuovi imprenditori|aspiranti imprenditori|chi avvia un'impresa|lavoro autonomo e piccole imprese|per creare impresa",
    near: {
      autoimpiego: 0.75,
      'tasso-zero-imprese': 0.6,
      microcredito: 0.45,
      'resto-sud': 0.5,
      startup: 0.2,
      'autoimpiego-nord': 0.45,
    },
  },
  {
    id: 'autoimpiego',
    words: 'autoimpiego|autoimprenditorialità|lavoro autonomo|lavoratori autonomi|autoimprenditoria',
    asks: 'mettersi in proprio|mettermi in proprio|lavorare in proprio|lasciare il posto|diventare imprenditore|mettersi per conto proprio|lavorare per conto mio|diventare autonomo|per conto proprio|mettere in proprio|lavoro indipendente|partita iva|ditta individuale|crearsi un lavoro|inventarsi un lavoro',
    near: {
      'aprire-attivita': 0.6,
      disoccupati: 0.35,
      microcredito: 0.5,
      'resto-sud': 0.7,
      'autoimpiego-nord': 0.7,
      'tasso-zero-imprese': 0.35,
    },
  },
  {
    id: 'resto-sud',
    words: 'resto al sud',
    asks: 'restoalsud|resto sud|giovani mezzogiorno impresa',
    near: { autoimpiego: 0.4, 'autoimpiego-nord': 0.5, 'tasso-zero-imprese': 0.35, 'aprire-attivita': 0.25 },
  },
  {
    id: 'autoimpiego-nord',
    words: 'autoimpiego centro nord|misura gemella di resto al sud',
    near: { autoimpiego: 0.4, 'resto-sud': 0.4 },
  },
  {
    id: 'tasso-zero-imprese',
    words: 'nuove imprese a tasso zero|oltre nuove imprese a tasso zero|ON tasso zero|imprese di giovani e donne',
    near: { 'tasso-zero': 0.4, giovani: 0.3, donne: 0.3, 'aprire-attivita': 0.3 },
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
      'smart-start': 0.7,
      'venture-capital': 0.45,
      'deep-tech': 0.3,
      acceleratore: 0.4,
      cascata: 0.25,
      'voucher-3i': 0.3,
    },
  },
  {
    id: 'smart-start',
    words: 'smart start|smart&start|smartstart|smart e start',
    near: { startup: 0.3, 'tasso-zero-imprese': 0.35, 'venture-capital': 0.2 },
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
      simest: 0.6,
      ecommerce: 0.25,
      'temporary-manager': 0.3,
      'certificazioni-export': 0.3,
      'camera-commercio': 0.2,
    },
  },
  {
    id: 'simest',
    words: 'SIMEST|fondo 394|394/81',
    near: { export: 0.4 },
  },
  {
    id: 'inserimento-mercati',
    words: "inserimento mercati|inserimento nei mercati|uffici showroom e negozi all'estero|strutture commerciali",
    asks: 'ufficio all estero|negozio all estero|aprire negozio estero|showroom|filiale|sede estera|punto vendita estero|filiale commerciale|succursale|rete commerciale estera|aprire ufficio commerciale|aprire a parigi|aprire a londra|aprire a dubai|aprire sede estero',
    near: { export: 0.5, simest: 0.4 },
  },
  {
    id: 'fiere',
    words:
      'fiera|fiere|eventi fieristici|manifestazioni fieristiche|missioni|fieristiche|mostre|spazi espositivi|stand|eventi promozionali',
    asks: 'esporre prodotti|partecipare fiera|salone del mobile|vinitaly|cosmoprof|padiglione|stand fieristico|expo|salone|fiere estere|fiera internazionale|esposizione|workshop buyer|fiera di settore|fiere internazionali|fiere in italia|evento fieristico|esporre|standista|salone internazionale|manifestazione|expo dubai|micam|pitti|marmomac|sial|anuga|macef|ecomondo|cibus|fiera di milano',
    finds: 'stand e allestimento|spese fieristiche|fiere e missioni',
    near: { export: 0.5, marketing: 0.25, 'camera-commercio': 0.25 },
  },
  {
    id: 'temporary-manager',
    words: 'temporary manager|temporary export manager|inserimento temporaneo di manager',
    asks: 'manager|export manager|manager a tempo|dirigente temporaneo|innovation manager|responsabile export|esperto export|manager esterno|consulente export|tem',
    near: { export: 0.35, consulenza: 0.35, 'figure-qualificate': 0.35 },
  },
  {
    id: 'certificazioni-export',
    words: 'certificazioni e consulenze|certificazioni e registrazioni|studi di fattibilità|studio di fattibilità',
    asks: 'certificazione prodotto estero|halal|kosher|fda|certificare prodotti|omologazione|marcatura ce|certificazione per vendere|fattibilita',
    near: { certificazioni: 0.5, consulenza: 0.4, export: 0.3 },
  },
  {
    id: 'usa',
    words: 'Stati Uniti|USA|dazi',
    asks: 'america|clienti americani|buyer americani|americani|new york|trump|mercato americano|tariffe doganali|dazi americani|vendere in america|usa|miami|california|stati uniti d america|dogana',
    near: { export: 0.45, 'america-latina': 0.25, simest: 0.35 },
  },
  {
    id: 'africa',
    words: 'Africa|mercati africani|africano|africani',
    asks: 'marocco|tunisia|egitto|nigeria|kenya|senegal|algeria|etiopia|piano mattei|ghana|libia|nord africa|angola|costa d avorio',
    near: { export: 0.45, simest: 0.35 },
  },
  {
    id: 'india',
    words: 'India|indiano',
    asks: 'mumbai|delhi|new delhi|bangalore|mercato indiano',
    near: { export: 0.45, simest: 0.35 },
  },
  {
    id: 'america-latina',
    words: 'America Latina|America centrale e meridionale|sudamerica|Messico',
    asks: 'brasile|argentina|cile|messico|colombia|peru|sud america|mercosur|uruguay|sudamericano|centro america',
    near: { export: 0.45, usa: 0.15, simest: 0.35 },
  },
  {
    id: 'altri-mercati',
    asks: 'cina|giappone|germania|francia|spagna|regno unito|inghilterra|dubai|emirati|arabia|canada|australia|turchia|polonia|svizzera|balcani|est europa|asia|medio oriente|golfo|corea|vietnam|albania|russia|ucraina|londra|parigi',
    finds: 'mercati esteri',
    near: { export: 0.75, fiere: 0.4, 'inserimento-mercati': 0.5, simest: 0.5 },
  },
  {
    id: 'esportatrice-energia',
    words: 'crisi del golfo|misura energia|competitività internazionale|imprese esportatrici colpite',
    near: { export: 0.3, bollette: 0.2, simest: 0.3 },
  },
  {
    id: 'innovazione',
    words:
      'innovazione|innovare|innovativo|innovativa|innovativi|innovative|innovazione di prodotto|innovazione di processo|innovare prodotti e processi|servizi di innovazione|piani di innovazione|tecnologie abilitanti|KET|trasferimento tecnologico|innovazione strategica',
    asks: 'nuovi prodotti|prodotto nuovo|nuovo prodotto|idea nuova|migliorare processo|modernizzare|tecnologia nuova|svecchiare|aggiornare produzione|innovazioni|nuove tecnologie|innovare|innovativo|prodotto innovativo|migliorare i prodotti|nuovi processi|servizi innovativi|idea innovativa|processo produttivo|innovazione di prodotto|fare innovazione|rinnovare la produzione|brevettabile',
    near: { 'ricerca-sviluppo': 0.4, digitalizzazione: 0.25, 'industria-4': 0.2, prototipo: 0.3 },
  },
  {
    id: 'ricerca-sviluppo',
    words:
      'ricerca e sviluppo|R&S|R&D|ricerca industriale|sviluppo sperimentale|ricerca|attività di ricerca|progetti di ricerca|ricerca fondamentale|ricerca contrattuale|RSI|ricerca e innovazione|ricercatori',
    asks: 'laboratorio di ricerca|ricercatore|sperimentare|sperimentazione|collaborare con universita|universita|centro di ricerca|sviluppare un prodotto|sviluppare prototipo|innovazione tecnologica|dottorato|dottorando|cnr|politecnico|ricercatori|progetto di ricerca|studi e ricerche|sperimentale|ricerca scientifica|ricerca applicata|progetto innovativo con universita|collaborazione con universita|laboratorio ricerca|sviluppo nuovi prodotti|nuovi materiali|dottori di ricerca|test e prove|centro ricerche|team di ricerca|r e s|ricerca e innovazione',
    finds: 'organismi di ricerca|centri di ricerca|personale di ricerca|contratti di ricerca|contratti con università',
    near: { 'credito-ricerca': 0.75, prototipo: 0.35, innovazione: 0.35, horizon: 0.3, accordi: 0.45, eurostars: 0.35 },
  },
  {
    id: 'credito-ricerca',
    words: "credito d'imposta ricerca e sviluppo|credito ricerca|credito R&S|spese di ricerca",
    asks: 'bonus ricerca|credito imposta ricerca|credito imposta innovazione|bonus r&s',
    near: { 'ricerca-sviluppo': 0.4, 'patent-box': 0.4, design: 0.25 },
  },
  {
    id: 'accordi',
    words: "accordi per l'innovazione|grandi progetti di ricerca|scoperta imprenditoriale",
    near: { 'ricerca-sviluppo': 0.4 },
  },
  {
    id: 'eurostars',
    words: 'eurostars|eureka',
    near: { 'ricerca-sviluppo': 0.4, 'consorzio-internazionale': 0.3, horizon: 0.3 },
  },
  {
    id: 'prototipo',
    words:
      'prototipo|prototipi|prototipi e dimostratori|prova di concetto|dimostratori|progettazione e ingegnerizzazione|ingegnerizzazione|TRL|validazione del prodotto|industrializzare|industrializzazione|linee pilota',
    asks: 'proof of concept|primo esemplare|testare prodotto|realizzare prototipo|mvp|portare sul mercato|lanciare prodotto|produrre in serie|test di laboratorio',
    near: { 'ricerca-sviluppo': 0.6, innovazione: 0.4, cascata: 0.35, 'brevetti-piu': 0.25, 'deep-tech': 0.25 },
  },
  {
    id: 'deep-tech',
    words:
      'deep tech|deeptech|alta tecnologia|innovazione dirompente|tecnologie emergenti|EIC|tecnologie radicalmente nuove',
    asks: 'tecnologia rivoluzionaria|tecnologia dirompente|breakthrough|nanotecnologie|tecnologia di frontiera|fotonica|tecnologie quantistiche|innovazione radicale|breakthough|eic accelerator',
    near: { startup: 0.3, horizon: 0.25, step: 0.3, 'venture-capital': 0.25 },
  },
  {
    id: 'step',
    words:
      'STEP|tecnologie critiche|tecnologie strategiche|piattaforma STEP|tecnologie STEP|tecnologie critiche STEP|biotecnologie',
    asks: 'tecnologie digitali pulite biotech|tecnologia critica|sovranita tecnologica|tecnologia strategica',
    near: { 'deep-tech': 0.3, 'net-zero': 0.35, biotech: 0.3 },
  },
  {
    id: 'formazione',
    words:
      'formazione|formare|corsi di formazione|corsi|piano formativo|formativo|competenze|formazione del personale|formazione specialistica|formazione dei dipendenti|progetto formativo|docenza|voucher formativi|ore di formazione|formare i dipendenti|formare personale',
    asks: 'scuola per dipendenti|mandare a scuola dipendenti|corso|corsi per dipendenti|insegnare|imparare|aggiornare il personale|addestrare|riqualificare personale|master|corsi di inglese|corso di lingua|aggiornamento professionale|far studiare|istruire|lezioni|corso excel|corsi gratis|patentino|formare operai|formare il mio personale|aggiornare dipendenti|fondi interprofessionali|upskilling|reskilling|addestramento|alfabetizzazione digitale|competenze digitali|aggiornamento dei dipendenti|corsi sicurezza|formazione del personale|crescita del personale|imparare a usare|insegnare ai dipendenti|training|coach|seminari|workshop formativi|certificazioni linguistiche',
    near: { 'fondi-formazione': 0.8, competenze: 0.6, 'voucher-digitali': 0.15, 'erasmus-plus': 0.15 },
  },
  {
    id: 'competenze',
    words:
      'competenze|sviluppo competenze|competenze digitali|competenze specialistiche|nuove competenze|figure qualificate',
    near: { formazione: 0.7, 'fondi-formazione': 0.4 },
  },
  {
    id: 'fondi-formazione',
    words:
      'fondimpresa|fondo interprofessionale|fondi interprofessionali|conto formazione|fondo nuove competenze|0,30%',
    asks: 'fondo impresa formazione|fondirigenti|fon ter|forte|fonarcom|fondartigianato|0 30 inps|fnc',
    near: { formazione: 0.5 },
  },
  {
    id: 'assunzioni',
    words:
      'assunzione|assunzioni|assumere|assumono|nuovi assunti|contratto a tempo indeterminato|tempo indeterminato|nuove assunzioni|incremento occupazionale|occupazione|costo del lavoro|assunzioni stabili|costo del personale|datori di lavoro|datori di lavoro privati',
    asks: 'prendere dipendente|prendere un ragazzo|nuovo dipendente|personale nuovo|mettere in regola|contratto fisso|posto fisso|stabilizzare|assumere personale|trovare operai|dipendente nuovo|prendere a lavorare|contrattualizzare|apprendista|apprendistato|stagista|tirocinante|operaio|operai|cameriere|commessa|segretaria|badante|prendere personale|prendere un operaio|mettere a contratto|nuova risorsa|stagionali|tirocinio|trasformare contratto|nuovo assunto|prendere qualcuno|impiegata|collaboratore|manodopera|organico|stabilizzazione|prima assunzione|dipendente in piu|posti di lavoro|creare lavoro|tempo determinato|aumentare il personale|nuovi dipendenti|assumo|assumiamo|contratti stabili|lavorante|cercare personale|inserire una persona|commessi|muratori|autisti|saldatore',
    near: { 'esonero-contributivo': 0.7, 'maxi-deduzione': 0.5 },
  },
  {
    id: 'esonero-contributivo',
    words:
      'esonero contributivo|sgravi contributivi|contributi previdenziali|sgravio|decontribuzione|esonero|INPS|sgravi',
    asks: 'pagare meno inps|contributi inps|meno contributi|senza contributi|sgravio inps|risparmiare contributi|costo dipendenti|pagare meno contributi|decontribuzione sud|contributi dei dipendenti|agevolazioni inps',
    near: { assunzioni: 0.5, 'maxi-deduzione': 0.35 },
    aidForms: ['esonero contributivo', 'agevolazione contributiva'],
  },
  {
    id: 'maxi-deduzione',
    words: 'maxi deduzione|maxideduzione|costo del lavoro deducibile|nuove assunzioni stabili',
    asks: 'super deduzione|deduzione nuovi assunti|deduzione costo lavoro|dedurre stipendi|superdeduzione',
    near: { assunzioni: 0.5, 'deduzione-fiscale': 0.3 },
  },
  {
    id: 'figure-qualificate',
    words: 'figure qualificate|personale qualificato|inserire figure qualificate|personale altamente qualificato',
    asks: 'assumere ingegnere|laureato|laureati|tecnico specializzato|esperto in azienda|assumere ricercatore|ingegneri|dottore di ricerca|figura specializzata',
    near: { assunzioni: 0.4, competenze: 0.5, 'temporary-manager': 0.4, 'ricerca-sviluppo': 0.2 },
  },
  {
    id: 'consulenza',
    words: 'consulenza|consulenze|servizi di consulenza|consulenza specialistica|consulenti',
    asks: 'consulente|esperto|farsi consigliare|pagare un consulente|servizi specialistici|studio di mercato|analisi di mercato|advisor',
    near: { innovazione: 0.2, 'voucher-digitali': 0.3, 'temporary-manager': 0.35, 'certificazioni-export': 0.35 },
  },
  {
    id: 'certificazioni',
    words: 'certificazione|certificazioni|certificare|certificazioni ambientali|audit di certificazione',
    asks: 'iso 9001|iso 14001|certificato qualita|iso|certificazione qualita|bollino|soa|emas|haccp|iso 27001|iso 45001|ecolabel|marchio di qualita|certificazione biologica|rating di legalita|certificato|b corp|qualita|sistema di gestione|ente certificatore|norme iso|certificare azienda|attestazione|bollini|marchio ce|certificazione etica|sa8000|certificazione energetica',
    near: {
      'certificazioni-export': 0.6,
      'voucher-digitali': 0.4,
      'parita-genere': 0.35,
      consulenza: 0.25,
      'sicurezza-lavoro': 0.1,
    },
  },
  {
    id: 'parita-genere',
    words: 'parità di genere|certificazione della parità di genere|UNI/PdR 125|125|pari opportunità|gender',
    asks: 'uguaglianza uomo donna|parita salariale|uni pdr 125|certificazione di genere|parita uomo donna',
    near: { certificazioni: 0.35, donne: 0.2, welfare: 0.25 },
  },
  {
    id: 'welfare',
    words: 'welfare aziendale|welfare|conciliazione|benessere organizzativo|benessere',
    asks: 'asilo aziendale|benefit dipendenti|buoni pasto|conciliare lavoro e famiglia|conciliazione vita lavoro|dipendenti felici|maternita|asilo nido aziendale|benessere dipendenti|assistenza sanitaria dipendenti|genitori|mamme lavoratrici|flessibilita orario|nido|mamme|orari flessibili|part time|benessere in azienda|vita privata|famiglia e lavoro|palestra per dipendenti|mensa aziendale|congedi|dipendenti contenti|lavoratrici madri',
    near: { 'parita-genere': 0.35, 'lavoro-agile': 0.35 },
  },
  {
    id: 'lavoro-agile',
    words: 'lavoro agile|smart working|south working|lavorano da remoto|telelavoro|da remoto',
    asks: 'lavorare da casa|lavoro da casa|dipendenti da casa|smartworking|lavoro a distanza|remote working|nomadi digitali|remoto|telelavoro|lavoro remoto|lavorare a distanza|ufficio a casa|dipendenti in remoto|nomade digitale|lavorare dal sud|rientrare al sud',
    near: { welfare: 0.35, assunzioni: 0.25, digitalizzazione: 0.2 },
  },
  {
    id: 'filiera',
    words:
      'filiera|filiere|accordo di filiera|filiere produttive|catene del valore|progetti di filiera|distretto|distretti|contratti di filiera|supply chain|raggruppamenti di imprese',
    asks: 'insieme ad altre aziende|con altre imprese|fornitori insieme|progetto comune|unirsi|mettersi insieme|alleanza tra imprese|gruppo di aziende|in rete con altre|distretto industriale|alleanza|catena di fornitura|fornitori e clienti|capofiliera|subfornitori|subfornitura|terzisti|progetto di filiera|indotto|alleanze tra aziende|aziende della stessa filiera',
    near: { 'rete-imprese': 0.6 },
  },
  {
    id: 'rete-imprese',
    words:
      "rete d'impresa|reti d'impresa|reti|aggregazioni|aggregazione|consorzi|consorzio|forma congiunta|partenariato|contratto di rete|cluster|ATI",
    asks: 'rete di imprese|consorziarsi|collaborare con altre aziende|aggregarsi|joint venture|rete contratto|associarsi|fare rete',
    near: { filiera: 0.5, 'consorzio-internazionale': 0.2 },
  },
  {
    id: 'consorzio-internazionale',
    words:
      'consorzio internazionale|consorzi internazionali|partner di tre paesi|consorzio di almeno tre|partenariato internazionale|partenariati transnazionali|cooperazione europea|partner di paesi diversi|cooperazione territoriale',
    asks: 'partner europei|partner stranieri|aziende straniere insieme|progetto europeo|collaborazione europea|con un azienda tedesca|con partner esteri|con azienda francese|partner di altri paesi|collaborare con aziende straniere',
    near: { horizon: 0.5, eurostars: 0.45, interreg: 0.5, 'erasmus-plus': 0.2 },
  },
  {
    id: 'passaggio-generazionale',
    words: 'passaggio generazionale|subentro|ricambio generazionale|successione',
    asks: 'azienda di famiglia|subentrare a mio padre|rilevare azienda del padre|eredita azienda|figli in azienda|prendere il posto di papa|prendere in mano azienda|azienda dei genitori|azienda del nonno|pensione titolare|figlio subentra|mio padre va in pensione|eredi|ricambio|padre in figlio|nuova generazione|cessione azienda|azienda del padre',
    near: { acquisizione: 0.5, 'giovani-agricoltori': 0.35, workers: 0.3, 'tasso-zero-imprese': 0.2 },
  },
  {
    id: 'acquisizione',
    words: "acquisizione|acquisizioni|crescita dimensionale|fusione|rilevare|rilevano l'azienda",
    asks: 'comprare un azienda|rilevare attivita|rilevare un negozio|comprare concorrente|fusioni|acquistare impresa|acquistare quote|rilevare|comprare un altra azienda|m&a',
    near: { equity: 0.4, 'passaggio-generazionale': 0.3, workers: 0.35, 'crisi-impresa': 0.2 },
  },
  {
    id: 'workers',
    words: 'workers buyout|lavoratori che rilevano|cooperative di lavoratori',
    asks: 'dipendenti comprano azienda|salvare azienda dipendenti|operai rilevano fabbrica|dipendenti rilevare|diventare proprietari della fabbrica|ex dipendenti|cooperativa di dipendenti|wbo|lavoratori rilevare',
    near: { cooperative: 0.6, 'crisi-impresa': 0.35 },
  },
];
