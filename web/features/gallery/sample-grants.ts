import type { GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';

/** Invented, in the shape of real ones: long names, unknown amounts, every status and verdict. */
const press = () => undefined;
const ACTIONS = {
  save: { label: 'Salva bando', onPress: press, pressed: false },
  hide: { label: 'Nascondi', onPress: press },
  compare: { label: 'Confronta', onPress: press },
  openLabel: 'Apri',
};
const FORM = 'Forma di aiuto';
const MATCH = 'Compatibilità';

export const LONG_GRANT: GrantCardProps = {
  ...ACTIONS,
  href: '/#lungo',
  status: { tone: 'soon', label: 'Scade tra 12 giorni' },
  date: '27 novembre 2026',
  name: 'Servizi dei Poli europei di innovazione digitale e dei centri di competenza, con sigillo di eccellenza per tutte le imprese che lo chiedono e per i loro consorzi',
  level: 'Regionale',
  body: 'Regione Autonoma Valle d’Aosta - Dipartimento Industria, Artigianato ed Energia - Assessorato Attività Produttive, Energia, Politiche del Lavoro e Ambiente - Ricerca, Innovazione e Qualità',
  amount: { meaning: 'Spesa fino a', value: '400.000 €' },
  form: { label: FORM, value: 'Fondo perduto, copre il 50%' },
  verdict: {
    tone: 'verify',
    label: 'Da verificare',
    reason: 'mancano 3 dati: codice ATECO, bilancio 2025 e numero di addetti',
  },
  match: { score: 71, word: 'discreta', label: MATCH },
};

export const UNKNOWN_AMOUNT_GRANT: GrantCardProps = {
  ...ACTIONS,
  href: '/#ignoto',
  status: { tone: 'urgent', label: 'Scade domani' },
  date: '16 novembre 2026',
  name: 'Interventi di efficientamento energetico delle imprese',
  level: 'Regionale',
  body: 'Regione Autonoma Valle d’Aosta',
  amount: { meaning: 'Contributo', value: 'Importo nel bando' },
  form: { label: FORM, value: 'Fondo perduto' },
  verdict: { tone: 'no', label: 'Non ammissibile', reason: 'solo Valle d’Aosta' },
};

export const SAVED_GRANT: GrantCardProps = {
  ...ACTIONS,
  href: '/#salvato',
  status: { tone: 'sportello', label: 'A sportello' },
  date: 'senza scadenza',
  tags: ['Salvato'],
  name: 'Beni strumentali per le piccole imprese',
  level: 'Nazionale',
  body: 'Ministero delle Imprese e del Made in Italy',
  amount: { meaning: 'Finanziamento', value: 'da 20.000 a 4.000.000 €' },
  form: { label: FORM, value: 'Contributo in conto interessi' },
  verdict: { tone: 'ok', label: 'Ammissibile', reason: '4 requisiti su 4' },
  match: { score: 93, word: 'ottima', label: MATCH },
  save: { label: 'Togli dai salvati', onPress: press, pressed: true },
};

export const CLOSED_GRANT: GrantCardProps = {
  ...ACTIONS,
  href: '/#chiuso',
  status: { tone: 'closed', label: 'Chiuso' },
  date: 'il 6 ottobre 2026, fondi esauriti',
  name: 'Investimenti sostenibili 2026',
  level: 'Nazionale',
  body: 'Invitalia per il Ministero',
  amount: { meaning: 'Spesa', value: 'da 750.000 a 5.000.000 €' },
  form: { label: FORM, value: 'Misto, copre il 75%' },
  verdict: { tone: 'no', label: 'Non ammissibile', reason: 'chiuso, e solo per il Mezzogiorno' },
};

export const VISITOR_GRANT: GrantCardProps = {
  href: '/#visitatore',
  openLabel: 'Visualizza Dettagli',
  status: { tone: 'wait', label: 'In attesa di apertura' },
  name: 'Disegni e modelli',
  level: 'Nazionale',
  body: 'Unioncamere',
  amount: { meaning: 'Contributo fino a', value: '60.000 €' },
};
