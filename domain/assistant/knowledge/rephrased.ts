/** What people say of themselves, and the questions of a record that they mean by it. Text as read aloud. */
type Meaning = { said: RegExp; questions: readonly string[] };

/** Asked before anything else that the message touches: "compro altro, posso rifare domanda?". */
const FIRST: readonly Meaning[] = [
  {
    said: /\b(?:rifar\w*|rifacc\w+|ripresent\w+|(?:un')?altra|altre|una seconda|due|piu)(?: (?:la|una|di una))? domand\w+|\bdomanda (?:di nuovo|un'altra volta|due volte)\b/,
    questions: ['quante domande posso fare'],
  },
  {
    said: /\b(?:prenotat|prenotazion|mandat|inviat|presentat|spedit|trasmess)\w+\b.{0,60}\b(?:adesso|ora|poi|dopo|quindi|prossim\w+)\b/,
    questions: ['cosa fare ora', 'ho prenotato cosa devo fare ora'],
  },
];

/** Meant where no question of the record has the words of the message. */
const ELSE: readonly Meaning[] = [
  {
    said: /\b(?:ho|ha|ne ho|ne ha) (?:gia )?\d{2} anni\b|\btroppo (?:vecchi|anzian|giovan)\w+/,
    questions: ["c'e un limite di eta"],
  },
  {
    said: /\b(?:pagat|fatturat|spes|sostenut|comprat|acquistat|ordinat)[oaie]\b/,
    questions: ['da quando contano le spese', 'posso aver gia comprato', 'valgono le spese gia pagate'],
  },
  {
    said: /\bapert[oa]\b.{0,30}\b(?:mesi|anni|anno) fa\b|\b(?:mesi|anni|anno) fa\b.{0,30}\bapert[oa]\b/,
    questions: ['quanto tempo ho dall apertura della partita iva'],
  },
];

const meantBy = (text: string, meanings: readonly Meaning[]): string[] =>
  meanings.flatMap(({ said, questions }) => (said.test(text) ? questions : []));

/** The questions that a message may stand for, likeliest first, its own words among them. */
export const questionsMeant = (text: string): readonly string[] => [
  ...meantBy(text, FIRST),
  text,
  ...meantBy(text, ELSE),
];
