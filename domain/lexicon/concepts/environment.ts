import type { LexiconGroup } from './group.ts';

/** Environment, circular economy, safety of places, seismic works. */
export const ENVIRONMENT: LexiconGroup[] = [
  {
    id: 'ambiente',
    words:
      'ambiente|ambientale|ambientali|tutela ambientale|sostenibilità|sostenibile|transizione ecologica|ecologico|ecologica|green|protezioni ambientali|transizione verde',
    asks: 'inquinare meno|rispettare ambiente|impatto ambientale|azienda green|azienda verde|diventare sostenibile|impronta carbonica|bilancio di sostenibilita|esg|csrd|meno inquinanti|inquinanti|green|ecosostenibile|ecologia|impatto zero|certificazione ambientale|plastic free|sostenibilita ambientale|ecofriendly',
    finds: 'basso impatto ambientale|certificazioni ambientali|materia ambientale',
    near: { 'efficienza-energetica': 0.35, 'economia-circolare': 0.45, decarbonizzazione: 0.45, rinnovabili: 0.3 },
  },
  {
    id: 'economia-circolare',
    words:
      'economia circolare|circolare|modelli circolari|riciclo|riciclare|riuso dei materiali|recupero dei materiali|uso efficiente delle risorse|materie prime seconde',
    asks: 'recuperare scarti|scarti di produzione|rifiuti|ridurre rifiuti|smaltimento|smaltire|plastica riciclata|scarti|imballaggi|packaging sostenibile|riciclata|rifiuto|differenziata|rigenerare prodotti|riutilizzare|recupero scarti|riusare|sprechi|spreco alimentare|rigenerazione|raccolta differenziata|packaging riciclabile|rifiuti speciali|upcycling|recupero materiali|riparare|riciclabile|smaltiamo',
    finds: 'uso sostenibile delle risorse|bioindustrie circolari',
    near: { ambiente: 0.55, bioeconomia: 0.35, decarbonizzazione: 0.3, natura: 0.2, 'ricerca-sviluppo': 0.2 },
  },
  {
    id: 'bioeconomia',
    words: 'bioeconomia|bio based|bioplastiche|bioindustrie|bioraffineria|filiere bio based|bioprodotti',
    asks: 'plastica vegetale|bioplastica|materiali naturali|biomateriali|chimica verde|scarti agricoli|compostabile',
    near: { 'economia-circolare': 0.6, agroalimentare: 0.3, 'ricerca-sviluppo': 0.3 },
  },
  {
    id: 'decarbonizzazione',
    words:
      'decarbonizzazione|decarbonizzare|CO2|emissioni|basse emissioni|emissioni di gas serra|neutralità climatica|sistema ETS|gas serra',
    asks: 'ridurre emissioni|anidride carbonica|co2|impronta di carbonio|carbon neutral|emissioni zero|cattura carbonio|inquina|inquiniamo|abbattere emissioni|fumi|elettrificare|forno elettrico al posto del gas|combustibili fossili',
    near: {
      ambiente: 0.5,
      'net-zero': 0.5,
      'efficienza-energetica': 0.35,
      idrogeno: 0.4,
      'transizione-industriale': 0.5,
    },
  },
  {
    id: 'transizione-industriale',
    words: 'transizione industriale|processi industriali|riconversione dei processi',
    near: { decarbonizzazione: 0.4, 'efficienza-energetica': 0.4 },
  },
  {
    id: 'natura',
    words: "biodiversità|natura|habitat|specie prioritari|foreste|bosco|boschi|qualità dell'acqua",
    asks: 'parco naturale|riforestazione|fauna|fiume|laghi|aree protette|alberi|legname',
    near: { ambiente: 0.6, agricoltura: 0.25 },
  },
  {
    id: 'acqua',
    words: 'acqua|risorse idriche|depurazione|depuratore|irrigazione|idrico',
    asks: 'risparmiare acqua|recuperare acqua|riuso dell acqua|irrigare|siccita|pozzo|acque reflue|reflui|fanghi|scarichi|acque di lavorazione|depurare',
    near: { ambiente: 0.6, 'economia-circolare': 0.45, natura: 0.4, agricoltura: 0.25, bioeconomia: 0.3 },
  },
  {
    id: 'amianto',
    special: true,
    words: 'amianto|eternit|rimozione amianto|bonifica amianto',
    asks: 'tetto eternit|smaltire eternit|copertura amianto|cemento amianto|lastre eternit',
    near: { 'sicurezza-lavoro': 0.4, bonifica: 0.4 },
    weight: 1.2,
  },
  {
    id: 'bonifica',
    words: 'bonifica|bonifiche|siti contaminati|demolizione|bonificare',
    near: { 'recupero-immobili': 0.5, amianto: 0.3, ambiente: 0.4 },
  },
  {
    id: 'sisma',
    special: true,
    words:
      'sismabonus|antisismico|antisismici|antisismica|rischio sismico|zona sismica|terremoto|sisma|sismi|messa in sicurezza sismica|cratere',
    asks: 'capannone antisismico|terremotati|area terremotata|consolidare edificio|adeguamento sismico|miglioramento sismico|zona terremotata|crollo',
    near: { ristrutturazione: 0.3, ecobonus: 0.25, 'detrazione-fiscale': 0.2 },
  },
  {
    id: 'sicurezza-lavoro',
    words:
      'sicurezza sul lavoro|salute e sicurezza|prevenzione|rischi nei luoghi di lavoro|luoghi di lavoro|infortuni|prevenzione infortuni|sistemi di gestione della sicurezza|antinfortunistica',
    asks: 'lavoratori piu sicuri|al sicuro i lavoratori|lavoratori sicuri|operai sicuri|sicurezza lavoro|messa a norma macchine|messa a norma|macchine a norma|dpi|incidenti sul lavoro|malattie professionali|sicurezza operai|sicurezza dipendenti|sicurezza cantiere|rumore|movimentazione carichi|linea vita|81 08|ponteggi|rischio infortuni|ridurre infortuni|sicurezza delle macchine|operai al sicuro|tutela lavoratori|salute dei lavoratori|cadute dall alto|rischio chimico|polveri|aspiratori|ergonomia|sollevare pesi|mal di schiena|rischi sul lavoro|sicurezza in officina|sicurezza sul posto di lavoro|adeguare macchinari|prevenire infortuni',
    finds: 'ridurre i rischi|interventi di prevenzione|premio INAIL',
    near: { inail: 0.7, amianto: 0.25, macchinari: 0.15 },
  },
  {
    id: 'inail',
    words: 'INAIL|premio INAIL|OT23|premio assicurativo|tasso medio di tariffa',
    asks: 'pagare meno inail|sconto inail|ridurre inail|ot 23|ot24|assicurazione infortuni',
    near: { 'sicurezza-lavoro': 0.6 },
  },
  {
    id: 'catastrofi',
    words:
      'calamità naturali|eventi calamitosi|alluvionale|maltempo|eventi atmosferici|frane|gelate|siccità|evento calamitoso|disastri|alluvione|calamità|resilienza ai disastri|rischio climatico',
    asks: 'alluvionati|danni maltempo|grandine|danni alluvione|incendio|polizza catastrofale|emergenza|protezione civile',
    near: { 'sicurezza-civile': 0.6, natura: 0.3, ambiente: 0.2 },
  },
  {
    id: 'sicurezza-civile',
    words: 'sicurezza civile|resilienza|sorveglianza|antiterrorismo|protezione delle infrastrutture',
    asks: 'droni sorveglianza|polizia|vigili del fuoco|soccorso',
    near: { cybersecurity: 0.4, difesa: 0.35, 'ricerca-sviluppo': 0.2 },
  },
  {
    id: 'sicurezza-locali',
    words:
      'videosorveglianza|video sorveglianza|antintrusione|antirapina|antifurto|allarme|atti criminosi|criminalità|sistemi di sicurezza',
    asks: 'furti|furto|ladri|telecamere|rapina|rapine|vandalismo|vandali|impianto di allarme|inferriate|cassaforte',
  },
];
