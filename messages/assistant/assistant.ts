import { longDayText } from '#domain/numbers/write-day.ts';
import type { AnsweredBy, AssistantType, TerritorialLevel } from '#domain/assistant/request-types.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import type { Sector, Verdict } from '#domain/vocabulary.ts';
import { listed } from '#domain/writing/phrases.ts';
import { lowered, onDay } from '#messages/articles.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { EMPLOYEE_LABELS, LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { LEVEL_LABELS } from '#messages/grants/grants.ts';

/** Default failure of each kind of request: fixed sentences (AST-9). */
export const ASSISTANT_FAILURES: Record<AssistantType, string> = {
  intelligent_grant_search: 'Errore nella ricerca semantica',
  unified_analysis: "Errore nell'analisi",
  smart_suggestions: 'Errore nei suggerimenti',
  semantic_search: 'Errore nella ricerca semantica',
  form_completion: 'Errore nella generazione',
  document_analysis: "Errore nell'analisi documento",
  generate_content: 'Errore nella generazione',
  improve_text: 'Errore nel miglioramento',
  chat_support: 'Errore nel chat',
};
export const UNKNOWN_FAILURE = 'Errore sconosciuto';

/** What is missing before a tool can start: fixed sentences (AST-10). */
export const ASSISTANT_NEEDS = {
  content: 'Seleziona il tipo di contenuto e inserisci il contesto del bando',
  text: 'Inserisci il testo da migliorare e specifica la sezione',
  document: 'Seleziona un file e specifica il tipo di documento',
  company: 'Configura il profilo della tua azienda per usare la ricerca di Filo',
} as const;

export const tooLong = (max: number): string => `Al massimo ${max} caratteri`;

export const ASSISTANT_NOTICES = {
  providerFailed: (reason: string) =>
    `Il servizio esterno di IA non ha risposto (${reason}): ha risposto Filo, l’assistente integrato.`,
  providerPaused:
    'Il servizio esterno di IA è in pausa dopo ripetuti errori: ha risposto Filo, l’assistente integrato.',
  examples: 'Né il servizio esterno né Filo hanno potuto cercare: questi sono solo esempi, non bandi verificati.',
} as const;

/** Why a provider did not answer, as people understand it. */
export const PROVIDER_PROBLEMS = {
  timeout: 'troppo lento',
  busy: 'troppe richieste',
  refused: 'errore del servizio',
  unreadable: 'risposta non leggibile',
  tooLarge: 'risposta troppo grande',
  unreachable: 'non raggiungibile',
} as const;
export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS;

export const quotaReached = (limit: number) =>
  `Hai raggiunto il limite di ${limit} richieste a Filo per oggi. Da domani puoi continuare; tutto il resto di Bandolo funziona come sempre.`;

export const ANSWERED_BY_LABELS: Record<AnsweredBy, string> = {
  filo: 'Filo, assistente integrato',
  provider: 'Servizio esterno di IA',
  esempi: 'Esempi',
};

export const consentText = (host: string | null): string =>
  host === null
    ? 'Filo lavora su questo server: nessun testo esce dall’installazione.'
    : `Se acconsenti, per questa azienda Filo invia a ${host} il profilo dell’azienda, i dati dei bandi e i testi che scrivi, per ottenere risposte più ricche. Senza consenso risponde solo l’assistente integrato, su questo server. Puoi cambiare idea in ogni momento.`;

export const daysLeftWords = (days: number): string =>
  days === 0 ? 'scade oggi' : days === 1 ? 'scade domani' : `mancano ${days} giorni`;

export const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const NOT_STATED_DEADLINE = 'non indicata';
/** Open until the money ends, without a day. */
export const ROLLING_DEADLINE = 'a sportello';

type SearchWishes = { level: TerritorialLevel; sector: Sector | null; region: string | null; words: string };

/** The query that the search is made from, as the screen shows its first 200 characters (AST-33). */
export function searchQueryText(company: CompanyFields, wishes: SearchWishes): string {
  const place = [company.city, company.region].filter(Boolean).join(', ') || company.location;
  const people = company.employeesExact ?? (company.employees ? EMPLOYEE_LABELS[company.employees] : null);
  const about = [
    company.legalForm && company.legalForm !== 'altro' ? LEGAL_FORM_LABELS[company.legalForm] : null,
    `settore ${SECTOR_LABELS[company.sector]}`,
    place ? `sede: ${place}` : null,
    people === null ? null : `addetti: ${people}`,
  ].filter((part) => part !== null);
  const wanted = [
    wishes.level === 'tutti'
      ? 'bandi regionali, nazionali ed europei'
      : `bandi di livello ${LEVEL_LABELS[wishes.level].toLowerCase()}`,
    wishes.sector ? `per il settore ${SECTOR_LABELS[wishes.sector]}` : null,
    wishes.region ? `per la regione ${wishes.region}` : null,
    wishes.words ? `su «${wishes.words}»` : null,
  ].filter((part) => part !== null);
  const activity = company.description ? ` Attività: ${company.description}` : '';
  return `Cerca ${wanted.join(', ')}, aperti o di prossima apertura, adatti a ${company.companyName || 'questa azienda'} (${about.join('; ')}).${activity}`;
}

type SearchCount = {
  company: string;
  looked: number;
  found: number;
  verdicts: Record<Verdict, number>;
  nearest: { name: string; deadline: string; daysLeft: number } | null;
  rolling: number;
  words: string;
  hasDroppedWords: boolean;
};

export function searchSummary(count: SearchCount): string {
  if (count.found === 0) {
    return `Ho confrontato ${counted(count.looked, 'bando', 'bandi')} con ${count.company}: con questi filtri non ce n’è nessuno adatto. Prova a togliere un filtro o a cambiare le parole della ricerca.`;
  }
  const { ammissibile, da_verificare: open, non_ammissibile: out } = count.verdicts;
  const verdicts = [
    ammissibile > 0 ? counted(ammissibile, 'ammissibile', 'ammissibili') : null,
    open > 0 ? `${open} da verificare` : null,
    out > 0 ? counted(out, 'non ammissibile', 'non ammissibili') : null,
  ].filter((part) => part !== null);
  const dropped = count.hasDroppedWords
    ? ` Nessuno risponde alle parole «${count.words}»: ecco i più adatti all’azienda.`
    : '';
  return `Ho confrontato ${counted(count.looked, 'bando', 'bandi')} con ${count.company}: ${counted(count.found, 'proposta', 'proposte')}, ${listed(verdicts)}.${dropped} ${whenToApply(count)}`;
}

function whenToApply({ found, nearest, rolling }: SearchCount): string {
  if (nearest)
    return `La scadenza più vicina è ${onDay(longDayText(nearest.deadline))} (${daysLeftWords(nearest.daysLeft)}): ${nearest.name}.`;
  if (rolling === 0) return 'Nessuno di questi indica una scadenza: verifica i tempi sul sito dell’ente.';
  const subject = rolling === found ? (found === 1 ? 'È' : 'Sono tutti') : rolling === 1 ? 'Uno è' : `${rolling} sono`;
  return `${subject} a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.`;
}

/** Why a row failed, and what would change it. */
export const withChange = (reason: string, change: string | null): string => {
  if (change === null) return reason;
  return change.endsWith('?') ? `${reason} ${change}` : `${reason} Che cosa cambierebbe l’esito: ${lowered(change)}`;
};

/** Why a grant suits, from the checks that hold and those that stay open. */
export function whyText(
  sentence: string | null,
  figure: string | null,
  met: number,
  total: number,
  open: string | null,
): string {
  const money = figure === null ? '' : `Per il tuo progetto: ${figure}.`;
  const next = open === null ? '' : `Da verificare: ${lowered(open)}.`;
  return [sentence, money, `Requisiti soddisfatti: ${met} su ${total}.`, next].filter(Boolean).join(' ');
}

export const excludedText = (reason: string): string => `Oggi non è ammissibile. ${reason}`;

export const ANALYSIS = {
  summary: (company: string, count: number, eligible: number, open: number) => {
    const out = count - eligible - open;
    const verdicts = [
      eligible > 0 ? counted(eligible, 'ammissibile', 'ammissibili') : '',
      open > 0 ? `${open} da verificare` : '',
      out > 0 ? counted(out, 'non ammissibile', 'non ammissibili') : '',
    ];
    return `Ho letto ${counted(count, 'bando', 'bandi')} per ${company}: ${verdicts.filter(Boolean).join(', ')}.`;
  },
  /** Which to begin with, and why: what it brings and how soon. */
  order: (grants: readonly { name: string; money: string; odds: string; time: string }[]) =>
    `Ordine consigliato: ${grants
      .map(
        ({ name, money, odds, time }, at) => `${at + 1}) ${name} (${[money, odds, time].filter(Boolean).join('; ')})`,
      )
      .join(', ')}.`,
  summaryNoCompany: (count: number) =>
    `Ho letto ${counted(count, 'bando', 'bandi')}. Senza un’azienda attiva non posso verificarne i requisiti.`,
  none: 'Non ci sono bandi da analizzare: salva qualche bando o completa il profilo della tua azienda.',
  best: 'Il più vicino alla tua azienda',
  bestText: (name: string, score: number, reason: string) => `${name}: affinità ${score}%. ${reason}`,
  deadline: 'Scadenza vicina',
  deadlineText: (name: string, day: string, days: number) =>
    `${name}: scade ${onDay(longDayText(day))} (${daysLeftWords(days)}).`,
  blocked: 'Requisito non soddisfatto',
  blockedText: (name: string, reason: string) => `${name}: ${reason}`,
  profile: 'Un dato che conta',
  profileText: (question: string, gain: string) => `${question} ${gain}.`,
  open: 'Apri il bando',
  complete: 'Completa il profilo',
} as const;

export const SUGGESTIONS = {
  addCompany: 'Aggiungi la tua azienda: senza i suoi dati non posso confrontare i requisiti.',
  deadline: (name: string, day: string, days: number) =>
    `«${name}» scade ${onDay(longDayText(day))}: ${daysLeftWords(days)}. Controlla i requisiti e prepara i documenti.`,
  question: (question: string, gain: string) => `${question} ${gain}.`,
  failed: (requirement: string, reason: string) => `Requisito non soddisfatto: ${lowered(requirement)}. ${reason}`,
  open: (requirement: string, reason: string) => `Da verificare: ${lowered(requirement)}. ${reason}`,
  section: (title: string) =>
    `La sezione «${title}» è vuota o troppo breve: Filo può prepararne una bozza dai tuoi dati.`,
  document: (document: string) => `Prepara questo documento, chiesto dal bando: ${document}.`,
  save: (name: string, score: number) =>
    `«${name}» è molto vicino alla tua azienda (affinità ${score}%): salvalo per seguirne la scadenza.`,
  actions: { company: 'Aggiungi azienda', profile: 'Completa il profilo', grant: 'Apri il bando' },
} as const;

/** The sections of the assisted form and of the wizard (APP-1), as people call them. */
export const SECTION_TITLES: Readonly<Record<string, string>> = {
  project_title: 'Titolo del progetto',
  project_objectives: 'Obiettivi del progetto',
  innovation_aspects: 'Aspetti innovativi',
  expected_results: 'Risultati attesi',
  budget_breakdown: 'Ripartizione del budget',
  timeline: 'Cronoprogramma',
  projectName: 'Nome del progetto',
  projectSummary: 'Sintesi del progetto',
  projectGoals: 'Obiettivi del progetto',
  budgetJustification: 'Giustificazione del budget',
  description: 'Descrizione dell’azienda',
};

export const UNKNOWN_FIELD = 'Questa sezione non esiste: scegline una della domanda';

/** Which words of the search a grant answers. */
export const foundByText = (words: readonly string[]) => `Parla di ${listed(words.map((word) => `«${word}»`))}.`;
