/** Words of the pages that the footer links (SIT-6). */
export const FEATURES = {
  head: {
    title: 'Funzionalità · Bandolo',
    description:
      'Ricerca dei bandi, verifica requisito per requisito, strumenti per le PMI, bozze con Filo e consulenti.',
  },
  title: 'Tutto il percorso, in un posto solo',
  lead: 'Dalla prima domanda, «c’è un bando per me?», al fascicolo pronto per il portale dell’ente.',
  items: [
    {
      art: 'search',
      title: 'Un catalogo che dice la data',
      text: 'Bandi europei, nazionali e regionali in un solo elenco, cercabili con parole tue.',
      points: [
        'Stato calcolato ogni giorno dalle date, mai fermo all’importazione',
        'Fonte ufficiale e giorno della verifica su ogni scheda',
        'Filtri nell’indirizzo: una ricerca si condivide con un link',
        'Scarica l’elenco in CSV o Excel, il calendario in ICS',
      ],
      link: { label: 'Apri l’elenco', to: 'grants' },
    },
    {
      art: 'match',
      title: 'Requisiti spiegati, uno per uno',
      text: 'Che cosa chiede il bando, che cosa hai tu, e che cosa cambierebbe l’esito.',
      points: [
        'Tre esiti chiari: ammissibile, da verificare, non ammissibile',
        'Ogni riga cita la fonte e il dato che ha deciso',
        'La prossima domanda è quella che scioglie più bandi',
        'Con un progetto, quanto potrebbe portare e con quale formula',
      ],
      link: { label: 'Prova senza account', to: 'home' },
    },
    {
      art: 'ledger',
      title: 'Strumenti che fanno i conti',
      text: 'Dimensione PMI, spazio de minimis, requisiti generali, cumulo, convenienza.',
      points: [
        'Dichiarazione di dimensione in PDF, con associate e collegate',
        'Registro de minimis con il giorno in cui si libera spazio',
        '«Non firmare ancora»: le date degli ordini a rischio',
        'Ogni numero di legge ha fonte e validità',
      ],
      link: { label: 'Vai agli strumenti', to: 'tools' },
    },
    {
      art: 'draft',
      title: 'Filo, l’assistente che cita',
      text: 'Bozze nate dai tuoi dati e dal testo del bando, con ciò che manca in evidenza.',
      points: [
        'Nessuna cifra inventata: quello che non si sa resta da completare',
        'Indice di leggibilità Gulpease prima e dopo ogni modifica',
        'Funziona senza fornitori esterni; se ce n’è uno, chiede il consenso',
        'Legge visure e documenti e propone i dati, li confermi tu',
      ],
      link: { label: 'Inizia gratuitamente', to: 'auth' },
    },
    {
      art: 'calendar',
      title: 'Scadenze che non sfuggono',
      text: 'Salvi un bando o una ricerca e pensa Bandolo a ricordartelo.',
      points: [
        'Avvisi per scadenze, proroghe e modifiche dei bandi salvati',
        'Ricerche salvate con i nuovi bandi che le riguardano',
        'Un bando nascosto non torna nei suggerimenti',
      ],
      link: { label: 'Crea un account', to: 'auth' },
    },
    {
      art: 'people',
      title: 'Consulenti approvati',
      text: 'Quando serve un esperto lo scegli tu, e decidi che cosa vede.',
      points: [
        'Profili controllati prima di apparire',
        'Recensioni solo da lavori conclusi',
        'Condivisione per azienda, candidatura o singolo documento',
      ],
      link: { label: 'Come funziona', to: 'about' },
    },
  ],
} as const;

export const PRICING = {
  head: {
    title: 'Prezzi · Bandolo',
    description: 'Gratis per cercare e verificare. Premium da €29 al mese, con attivazione su richiesta e senza carta.',
  },
  title: 'Prezzi chiari, come dovrebbero essere i bandi',
  lead: 'Cercare e verificare è gratuito. Paghi solo se vuoi qualcuno accanto.',
  included: 'compreso',
  missing: 'non compreso',
  comparison: 'Confronto dei piani',
  feature: 'Che cosa comprende',
  plans: [
    {
      id: 'gratis',
      name: 'Gratis',
      price: '0 €',
      per: 'per sempre',
      text: 'Per capire quali bandi puoi chiedere, da solo.',
      action: 'Inizia gratuitamente',
    },
    {
      id: 'premium',
      name: 'Premium',
      price: 'da 29 €',
      per: 'al mese',
      text: 'Per chi prepara domande e vuole un aiuto in carne e ossa.',
      action: 'Richiedi attivazione',
    },
    {
      id: 'su_misura',
      name: 'Su misura',
      price: 'Su richiesta',
      per: 'preventivo scritto',
      text: 'Per studi, associazioni e gruppi con più imprese.',
      action: 'Richiedi attivazione',
    },
  ],
  rows: [
    { label: 'Catalogo, ricerca e verifica dei requisiti', gratis: true, premium: true, su_misura: true },
    { label: 'Strumenti: PMI, de minimis, requisiti, convenienza', gratis: true, premium: true, su_misura: true },
    { label: 'Bozze con Filo', gratis: true, premium: true, su_misura: true },
    { label: 'Bandi salvati, avvisi e calendario', gratis: true, premium: true, su_misura: true },
    { label: 'Avvio accompagnato: dati e primi bandi insieme a noi', gratis: false, premium: true, su_misura: true },
    { label: 'Risposta prioritaria alle richieste', gratis: false, premium: true, su_misura: true },
    { label: 'Importazione di cataloghi e dati propri', gratis: false, premium: false, su_misura: true },
    { label: 'Installazione sui tuoi server', gratis: false, premium: false, su_misura: true },
  ],
  faqTitle: 'Domande sui prezzi',
  faq: [
    {
      id: 'carta',
      question: 'Serve una carta per provare?',
      answer: 'No. L’account gratuito non ha scadenza e non chiede dati di pagamento.',
    },
    {
      id: 'disdetta',
      question: 'Posso smettere quando voglio?',
      answer:
        'Sì. Premium si rinnova di mese in mese: scrivici prima del rinnovo e torni al piano gratuito con tutti i tuoi dati.',
    },
    {
      id: 'successo',
      question: 'Prendete una percentuale sul contributo?',
      answer:
        'No. Bandolo non chiede percentuali sugli aiuti che ottieni. Il compenso di un consulente lo concordi con lui, per iscritto.',
    },
    {
      id: 'iva',
      question: 'I prezzi comprendono l’IVA?',
      answer: 'Il prezzo indicato è senza IVA. Nel preventivo trovi imponibile, imposta e totale.',
    },
  ],
} as const;

export const ABOUT = {
  head: {
    title: 'Chi siamo · Bandolo',
    description:
      'Bandolo aiuta le imprese italiane a trovare i bandi giusti, capire i requisiti e preparare la domanda.',
  },
  title: 'Il bandolo della matassa',
  lead: 'I soldi pubblici per le imprese ci sono. Il difficile è trovarli, capirli e chiederli bene.',
  story: [
    'Un bando è un testo di cinquanta pagine scritto per chi già lo conosce. Centinaia di portali, date che cambiano, requisiti che dipendono da altri requisiti. Chi ha un ufficio dedicato se la cava; gli altri rinunciano.',
    'Bandolo nasce per chi rinuncia. Prende il capo del filo, i dati della tua impresa, e lo segue fino in fondo: quali bandi ti riguardano, perché, che cosa manca, entro quando.',
    'L’assistente si chiama Filo. Non decide al posto tuo e non inventa: scrive bozze che citano i tuoi dati e lascia in bianco quello che non sa.',
  ],
  principlesTitle: 'Come lavoriamo',
  principles: [
    {
      title: 'Mai una cosa sbagliata come se fosse giusta',
      text: 'Un dato che manca è «non indicato». Una cifra che non si può calcolare è un trattino con il motivo.',
    },
    {
      title: 'La fonte accanto',
      text: 'Ogni scheda dice da dove viene e quando l’abbiamo verificata. Il bando ufficiale prevale sempre.',
    },
    {
      title: 'I tuoi dati restano tuoi',
      text: 'Niente pubblicità, niente tracciamento di terzi. Tutto può girare su un solo computer, senza fornitori esterni.',
    },
    {
      title: 'Per tutti',
      text: 'Pagine leggere, leggibili senza script, con la tastiera e con un lettore di schermo, anche su un telefono vecchio.',
    },
  ],
  sourcesTitle: 'Da dove vengono i bandi',
  sources:
    'Dal catalogo curato dalla redazione e dalle importazioni di dati aperti ufficiali, come incentivi.gov.it e il portale europeo Funding & Tenders. Ogni programma conserva le versioni: vedi che cosa è cambiato, e quando.',
  contact: 'Scrivici',
} as const;

export const CAREERS = {
  head: {
    title: 'Lavora con noi · Bandolo',
    description: 'Chi cerchiamo, come lavoriamo e come mandarci una candidatura spontanea.',
  },
  title: 'Lavora con noi',
  lead: 'Facciamo uno strumento che le persone aprono quando hanno poco tempo e molto da perdere.',
  openTitle: 'Posizioni aperte',
  open: 'In questo momento non ci sono posizioni aperte. Leggiamo comunque le candidature spontanee: le teniamo sei mesi, poi le cancelliamo.',
  looksTitle: 'Chi ci somiglia',
  looks: [
    {
      art: 'draft',
      title: 'Chi scrive chiaro',
      text: 'Redattori che sanno leggere un decreto e raccontarlo in tre righe, con la fonte.',
    },
    {
      art: 'process',
      title: 'Chi programma con cura',
      text: 'TypeScript, PostgreSQL, interfacce accessibili, test che falliscono quando devono.',
    },
    {
      art: 'people',
      title: 'Chi conosce i bandi',
      text: 'Consulenti e funzionari che hanno visto domande vinte e perse, e sanno perché.',
    },
  ],
  howTitle: 'Come candidarsi',
  how: 'Scrivici dal modulo di contatto con oggetto «Candidatura»: chi sei, un lavoro di cui vai fiero e un collegamento per vederlo. Non serve una foto né la data di nascita.',
  action: 'Manda la candidatura',
} as const;
