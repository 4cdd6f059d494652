/** Words of what can be pressed on the page of a grant; the words of what is read are in grant-page.ts. */
export const GRANT_ACTIONS = {
  pageTitle: (name: string) => `${name} · Bandolo`,
  back: 'Torna ai bandi',
  save: 'Salva Bando',
  saved: 'Salvato',
  compare: 'Confronta',
  compared: 'Nel confronto',
  apply: 'Candidati con Assistenza IA',
  wizard: 'Inizia Wizard Candidatura',
  official: 'Vai al bando ufficiale',
  eligibility: 'Puoi chiederlo?',
  similar: 'Bandi simili',
  source: 'Fonte e affidabilità',
  newTab: '(si apre in un’altra scheda)',
  report: 'Segnala un errore',
  ownOnly: 'Lo vedi solo tu: viene dal PDF che hai caricato, con i dati che hai confermato.',
} as const;

export const SHARE = {
  title: 'Condividi e stampa',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copyFailed: 'Il browser non permette di copiare: usa la barra degli indirizzi',
  mail: 'E-mail',
  whatsapp: 'WhatsApp',
  print: 'Stampa per il commercialista',
  mailSubject: (name: string) => `Bando: ${name}`,
  text: (name: string, timing: string, url: string) => `${name} (${timing}): ${url}`,
} as const;

export const GRANT_NOT_FOUND = {
  title: 'Bando non trovato',
  body: 'L’indirizzo non corrisponde a nessun bando del catalogo. Può essere stato scritto male, o il bando può essere stato ritirato.',
  search: 'Vedi tutti i bandi aperti',
  suggestions: 'Forse cercavi uno di questi',
  closingFirst: 'I bandi aperti che scadono prima',
} as const;
