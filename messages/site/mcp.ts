/** What an assistant of somebody else's reads about the tools of /mcp (SIT-11). */
export const MCP = {
  instructions:
    'Catalogo dei bandi e delle agevolazioni pubbliche per le imprese italiane, con fonti ufficiali. Sola lettura. ' +
    'Gli importi e le date vengono dalla scheda: non aggiungerne. Cita sempre il link ufficiale e ricorda che fa fede il bando.',
  search: {
    title: 'Cerca bandi',
    description:
      'Cerca nel catalogo con parole italiane e filtri. Senza filtro di stato risponde con i bandi che si possono ancora chiedere.',
    q: 'Che cosa si cerca, in italiano: "fotovoltaico su capannone", "assunzioni giovani"',
    region: 'Regione italiana: "Puglia", "Lombardia"',
    sector: 'Settore, come nel catalogo',
    status: 'Stato del bando, calcolato dalle date',
    pageSize: 'Quanti bandi, al più',
  },
  read: {
    title: 'Leggi un bando',
    description: 'La scheda di un bando: chi può chiederlo, spese, importi, date, fonti.',
    id: 'Identificativo del bando, come lo dà la ricerca',
  },
  match: {
    title: 'Bandi per un’azienda',
    description: 'I bandi più adatti a un’azienda, con il verdetto sui requisiti e il perché. Niente viene conservato.',
  },
  check: {
    title: 'Verifica i requisiti',
    description:
      'Requisito per requisito: che cosa chiede un bando, che cosa risulta dell’azienda, che cosa cambierebbe l’esito. Niente viene conservato.',
  },
  company: {
    sector: 'Settore dell’azienda',
    region: 'Regione della sede',
    province: 'Sigla o nome della provincia',
    employees: 'Addetti',
    revenue: 'Fatturato annuo in euro',
    founded: 'Anno di costituzione',
    legalForm: 'Forma giuridica: "srl", "ditta individuale"',
    ateco: 'Codice ATECO',
    women: 'Impresa femminile',
    youth: 'Impresa giovanile',
  },
  tooLarge: 'Messaggio troppo grande.',
  tooMany: 'Troppe richieste: riprova tra poco.',
  onlyPost: 'Questo indirizzo risponde ai messaggi MCP inviati con POST.',
} as const;
