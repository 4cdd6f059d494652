import type { EditReason } from '#domain/assistant/improve/rule.ts';

export const EDIT_REASON_LABELS: Record<EditReason, string> = {
  spacing: 'Spazi e punteggiatura corretti',
  plain_words: 'Parole semplici al posto di formule burocratiche',
  active_verb: 'Verbo attivo: si capisce chi fa che cosa',
  noun_to_verb: 'Un verbo al posto di un nome astratto',
  long_sentence: 'Frase lunga divisa',
  repetition: 'Ripetizione tolta',
  hedge: 'Formula incerta tolta',
  empty_word: 'Parola che non aggiunge nulla tolta',
  overclaim: 'Promessa eccessiva tolta',
  official_term: 'Termine usato dalle regole dei bandi',
};

export const IMPROVE_HINTS = {
  noFigure:
    'Nel testo non c’è nessun dato misurabile: aggiungi una quantità, una data o un importo che puoi documentare.',
  noCompany: (name: string) => `Il testo non nomina ${name}: chi valuta deve capire subito chi propone il progetto.`,
  requirement: (requirement: string) => `Il bando chiede: «${requirement}». Nel testo non se ne parla.`,
  costs: (costs: string) => `Il bando ammette spese per ${costs}: collega il testo ad almeno una di queste voci.`,
  absolute: (words: string) => `«${words}» è un giudizio: aggiungi la prova, per esempio un dato con la fonte.`,
  gap: (gap: string) => `Da completare: ${gap}.`,
  long: (count: number) =>
    count === 1 ? 'Resta 1 frase lunga: prova a dividerla.' : `Restano ${count} frasi lunghe: prova a dividerle.`,
  good: 'Il testo è già chiaro: non servono altre modifiche.',
} as const;
