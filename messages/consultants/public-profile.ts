import type { PublicCheck } from '#domain/consultants/profile-checks.ts';
import type { AidForm } from '#domain/vocabulary.ts';
import { AID_FORM_LABELS } from '#messages/grants/grants.ts';
import { integerText } from '#domain/numbers/write-number.ts';

const inDays = (days: number): string => (days === 1 ? 'in 1 giorno' : `in ${integerText(days)} giorni`);

export const PUBLIC_PROFILE = {
  save: 'Salva',
  unsave: 'Salvato',
  saved: 'Profilo salvato',
  savedText: 'Sta in «Le mie richieste».',
  removed: 'Profilo tolto dai salvati',
  undo: 'Annulla',
  saveFailed: 'Non siamo riusciti a cambiare i profili salvati',
  savedList: 'Consulenti salvati',
  remove: 'Togli',
  removeName: (name: string) => `Togli ${name} dai salvati`,
  back: 'Torna ai consulenti',
  notFound: 'Consulente non trovato',
  notFoundText: 'Il profilo non c’è, non è ancora approvato o in questo momento non accetta richieste.',
  seeAll: 'Vedi tutti i consulenti',
  facts: {
    outcomes: 'Esiti',
    outcomesNote: (percent: number | null) =>
      percent === null ? 'percentuale da 5 domande concluse in su' : `${percent}% delle domande concluse`,
    rating: 'Valutazione',
    ratingNote: (count: number) =>
      count === 0
        ? 'nessuna recensione ancora'
        : count === 1
          ? '1 recensione da incarichi chiusi'
          : `${integerText(count)} recensioni da incarichi chiusi`,
    responds: 'Risponde',
    respondsNote: (decided: number, accepted: number) =>
      decided === 0
        ? 'tempo mediano'
        : `tempo mediano, accetta ${integerText(accepted)} richieste su ${integerText(decided)} decise`,
    rate: 'Tariffa',
    rateNote: (project: string | null) => (project ? `a progetto da ${project}, tasse escluse` : 'tasse escluse'),
  },
  obtained: {
    title: 'Che cosa ha ottenuto',
    amountNote: (since: number | null) =>
      since === null
        ? 'Nessuna domanda conclusa finora.'
        : `Concessi alle imprese seguite dal ${since} a oggi. Ogni tacca è una domanda chiusa: piena se concessa.`,
    programme: 'Bando',
    outcomes: 'Esiti',
    granted: 'Concesso',
    aidForm: (form: AidForm) => (form === 'misto' ? 'misto' : AID_FORM_LABELS[form].toLocaleLowerCase('it-IT')),
    works: (name: string) => `Le ultime domande per ${name}`,
    open: 'Vedi i codici COR',
    openPlain: 'Vedi le ultime domande',
    cor: (cor: string) => `COR ${cor}`,
    noCor: 'senza codice COR',
    refused: 'non concessa',
    none: 'Non ci sono ancora domande concluse con un esito.',
    note: (underWay: number) =>
      `Contano solo le domande chiuse su Bandolo con un esito detto o confermato dall’impresa${underWay === 0 ? '' : underWay === 1 ? ', non quella ancora in corso' : `, non le ${integerText(underWay)} ancora in corso`}; il nome dell’impresa non compare.`,
  },
  fees: {
    title: 'Quanto costa',
    own: 'Le sue tariffe',
    hour: 'A ore',
    project: 'Domanda completa',
    from: (rate: string) => `da ${rate}`,
    said: 'Come lavora',
    projectNote: 'parte fissa, dopo l’accettazione',
    success: 'Se viene concessa',
    successNote: (cap: string | null) => (cap ? `del contributo, mai più di ${cap}` : 'del contributo'),
    atMost: (cap: string) => `mai più di ${cap}`,
    onDraft: (grant: string, cost: string, aid: string) =>
      `Il conto qui sotto è sulla tua bozza: ${grant}, ${cost} di spese, contributo di circa ${aid}.`,
    inAll: (sum: string) => `In tutto ${sum} più tasse, se viene concessa.`,
    ask: 'Su preventivo',
    pay: 'Che cosa pagheresti',
    onProject: 'Il conto sulla domanda completa, alla tariffa di partenza.',
    onSample: (fee: string) => `Il conto su un compenso di ${fee}.`,
    regime: 'Regime del consulente',
    paidTo: (firstName: string) => `A ${firstName}`,
    payNote: (regime: string | null) =>
      `${regime ? `Regime dichiarato: ${regime}.` : 'Il regime vero è scritto nel preventivo.'} Se sei in regime forfettario la ritenuta non si fa. Il compenso di solito non è una spesa ammessa dal bando.`,
  },
  reviews: {
    title: 'Recensioni',
    note: 'Solo da incarichi chiusi. Impresa e consulente scrivono senza leggersi, poi si pubblica insieme.',
    none: 'Nessuna recensione ancora.',
    stars: (stars: number) => `${stars} stelle su 5`,
    from: (sector: string, region: string | null) => (region ? `${sector}, ${region}` : sector),
    outcome: { approvata: 'concessa', non_concessa: 'non concessa', senza_domanda: 'senza domanda' },
    all: (count: number) => `Leggi le altre ${count}`,
    spread: 'Quante per ogni voto',
  },
  path: {
    title: 'Come va avanti',
    steps: [
      { title: 'Richiesta', text: 'dici che cosa ti serve e che cosa condividi' },
      { title: 'Preventivo scritto', text: 'con un tetto e le tasse già calcolate' },
      { title: 'Incarico', text: 'chat, documenti e compiti in un posto solo' },
      { title: 'Esito', text: 'registrato alla chiusura' },
      { title: 'Recensione', text: 'solo quando è chiuso' },
    ],
    quoteIn: (days: number) => `${inDays(days)}, con un tetto`,
    workIn: (days: number) => `di solito chiuso ${inDays(days)}`,
  },
  rules: {
    title: 'Le regole che valgono qui',
    complain: 'Come si fa un reclamo',
    reports: (reports: number, requests: number) =>
      `${reports === 1 ? '1 segnalazione fondata' : `${integerText(reports)} segnalazioni fondate`} su ${requests === 1 ? '1 richiesta' : `${integerText(requests)} richieste`}.`,
    items: [
      { title: 'Paghi solo per un bando preciso', text: 'la parte fissa parte dall’accettazione' },
      { title: 'Nessun esito promesso', text: 'se qualcuno scrive «garantito», ti avvisiamo' },
      { title: 'Un tetto in ogni preventivo', text: 'con le tasse già calcolate' },
      { title: 'Documenti sotto il tuo controllo', text: 'decidi che cosa condividere, finché dura l’incarico' },
    ],
  },
  verified: {
    title: 'Che cosa abbiamo verificato',
    checks: {
      identita: 'Identità',
      albo: 'Iscrizione all’albo',
      partita_iva: 'Partita IVA attiva',
      polizza: 'Polizza professionale',
    } satisfies Record<PublicCheck, string>,
    seen: (on: string) => `visto ${on}`,
    no: 'Verifica da completare',
    noText: 'alcuni documenti sono ancora da rivedere',
    certifications: 'dichiarata da chi la possiede',
  },
  about: {
    specializations: 'Specializzazioni',
    topics: 'Argomenti',
    sectors: 'Settori',
    languages: 'Lingue',
    certifications: 'Certificazioni',
  },
  ranking: {
    title: 'Come ordiniamo i consulenti',
    lead: 'Reg. (UE) 2019/1150: i criteri con cui l’elenco è ordinato e i motivi per cui un profilo può essere sospeso.',
    criteria: [
      'La persona consigliata: tra chi conosce meglio la tua regione e il tuo settore, chi ha più domande concesse per lo stesso bando e più domande chiuse lì, e la quota di quelle concesse; servono almeno 3 domande chiuse.',
      'Più rilevanti: la persona consigliata, poi stessa regione e settore della tua azienda, poi la valutazione media pesata sul numero di recensioni.',
      'Valutazione più alta: la media delle recensioni pubblicate, poi quante sono.',
      'Prezzo più basso: la tariffa oraria. Esperienza: gli anni dichiarati e controllati.',
      'Nessuno paga per comparire o per salire nell’elenco.',
    ],
    suspensionTitle: 'Quando un profilo è sospeso',
    suspension: [
      'Documenti scaduti o non veri, polizza non rinnovata.',
      'Promesse di esito o compensi chiesti prima di un bando preciso.',
      'Reclami fondati di più imprese. La persona è avvisata prima, con i motivi, e può rispondere.',
    ],
    complaintsTitle: 'Reclami',
    complain: 'Scrivi al Supporto',
    complaints: [
      'Imprese e consulenti possono reclamare per un incarico, una recensione, la posizione nell’elenco o una sospensione: si apre una richiesta dal Supporto.',
      'La legge una persona; la risposta arriva per iscritto, con i motivi.',
      'Una conversazione scorretta si segnala dalla chat: chi amministra Bandolo la legge e decide. Sul profilo contano solo le segnalazioni fondate.',
      'Restano possibili la mediazione e il giudice.',
    ],
  },
} as const;
