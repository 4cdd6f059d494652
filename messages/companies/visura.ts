const data = (count: number) => (count === 1 ? '1 dato' : `${count} dati`);

/** The company form, filled from the visura: what is found is proposed, the person chooses. */
export const VISURA = {
  title: 'Precompila dalla visura',
  text: 'Filo legge il documento e ti propone i dati: scegli tu quali usare. Il file non viene conservato e non esce da qui.',
  label: 'Visura camerale',
  hint: 'PDF del Registro imprese, anche scansione o foto (JPG, PNG), oppure DOCX o testo. Fino a 10 MB.',
  file: {
    choose: 'Scegli il file',
    drop: 'o trascinalo qui',
    remove: (name: string) => `Togli ${name}`,
    progress: (name: string) => `Lettura di ${name}`,
  },
  /** One of the company's documents, by this name. */
  kept: 'documento dell’azienda',
  reading: (name: string) => `Leggo ${name}…`,
  cancel: 'Annulla',
  found: (count: number, name: string) => `${data(count)} da scegliere in ${name}`,
  nothingNew: 'I dati del documento sono già tutti nel modulo.',
  nothingFound: 'Nel documento non ho riconosciuto dati dell’azienda. Controlla che sia una visura.',
  now: 'Ora',
  inDocument: 'Nella visura',
  empty: 'vuoto',
  different: 'diverso',
  where: (excerpt: string) => `«…${excerpt}…»`,
  same: (names: readonly string[]) =>
    names.length === 1 ? `Coincide già: ${names[0]!}.` : `Coincidono già: ${names.join(', ')}.`,
  chooseAll: 'Scegli tutti',
  chooseNone: 'Nessuno',
  take: (count: number) => (count === 1 ? 'Usa il dato scelto' : `Usa i ${count} dati scelti`),
  takeNone: 'Scegli almeno un dato',
  another: 'Leggi un altro file',
  leave: 'Non usare',
  used: (count: number) => (count === 1 ? 'Riempito 1 campo dalla visura' : `Riempiti ${count} campi dalla visura`),
  usedText: 'Controlla qui sotto: si salva solo quando premi «Salva azienda».',
  undo: 'Annulla',
  otherCompany: 'Forse è la visura di un’altra impresa',
  otherCompanyText: (found: string, own: string) =>
    `Nel documento la partita IVA è ${found}, nel modulo è ${own}. Per questo non ho scelto nulla.`,
  otherType: (type: string) => `Sembra un altro documento: ${type}. Controlla i dati con più attenzione.`,
  failed: 'Il documento non è stato letto',
  rejected: {
    type: 'Serve un file PDF, JPG, PNG, DOCX o TXT.',
    size: 'Il file supera i 10 MB.',
    count: 'Un file alla volta.',
  },
} as const;
