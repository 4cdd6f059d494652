import type { ApplicationOutcome } from '#domain/applications/application-status.ts';
import { COMPLETE_ABOVE_CHARS, type SectionId } from '#domain/applications/sections.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import { listed } from '#domain/writing/phrases.ts';
import { OUTCOME_LABELS, SECTION_TITLES } from '#messages/applications/applications.ts';
import { lowered, onDay } from '#messages/articles.ts';
import { counted } from './assistant.ts';

const AID: Record<AidKind, string> = {
  contributo: 'un contributo',
  prestito: 'un finanziamento',
  misto: 'un aiuto',
  garanzia: 'una garanzia',
  imposta: 'un credito d’imposta',
};
const titles = (sections: readonly SectionId[]) => listed(sections.map((id) => `«${SECTION_TITLES[id]}»`));

/** One application, as Filo tells it on its own pages. */
export const APPLICATION_TALK = {
  about: (name: string, entity: string, company: string) =>
    `Questa è la candidatura di ${company} per «${name}». Ente: ${entity}.`,
  standing: (name: string, status: string, done: number, total: number) =>
    `Candidatura per «${name}»: ${lowered(status)}, ${done === 1 ? '1 sezione' : `${done} sezioni`} su ${total} ${done === 1 ? 'completa' : 'complete'}.`,
  sent: (name: string, day: string, protocol: string | null) =>
    `La candidatura per «${name}» è stata inviata ${onDay(longDayText(day))}${protocol ? `, protocollo ${protocol}` : ''}. Quella versione resta com’è.`,
  noProtocol: 'Manca il numero di protocollo: aggiungilo da Le Mie Candidature quando arriva la ricevuta.',
  outcome: (outcome: ApplicationOutcome) => `Esito registrato: ${lowered(OUTCOME_LABELS[outcome])}.`,
  waiting: 'L’esito non è ancora registrato.',
  sections: (missing: readonly SectionId[]) =>
    missing.length === 1
      ? `Da scrivere: ${titles(missing)}, obbligatoria.`
      : `Da scrivere: ${titles(missing)}, tutte obbligatorie.`,
  timeline: 'Il cronoprogramma è facoltativo e non è ancora scritto.',
  gaps: (n: number) => `Nei testi ${n === 1 ? 'resta un dato' : `restano ${n} dati`} [DA COMPLETARE].`,
  noSpend: 'Il budget è vuoto: aggiungi le voci di spesa e si vede quanto puoi chiedere.',
  budget: (checks: readonly string[]) => `Nel budget: ${listed(checks.map(lowered))}.`,
  papersMissing: (names: readonly string[]) => `Documenti che mancano: ${names.join('; ')}.`,
  papersMore: (n: number) => `E ${counted(n, 'altro documento', 'altri documenti')}.`,
  papersReady: (names: readonly string[]) => `Già fra i documenti dell’azienda, da allegare: ${names.join('; ')}.`,
  papersThere: (there: number, total: number) => `Documenti chiesti dal bando: ${there} su ${total} a posto.`,
  papersUnknown: (n: number) =>
    `L’elenco dei documenti di questo bando non è nel catalogo: controlla il bando ufficiale. Hai allegato ${counted(n, 'file', 'file')}.`,
  papersTooSoon: (name: string, day: string) =>
    `${name} scade ${onDay(longDayText(day))}, prima della scadenza del bando.`,
  section: (id: SectionId, isDone: boolean, chars: number) =>
    `Sezione «${SECTION_TITLES[id]}»: ${chars === 0 ? 'ancora vuota' : isDone ? `completa, ${chars} caratteri` : chars > COMPLETE_ABOVE_CHARS ? `${chars} caratteri, con dati ancora da completare` : `${chars} caratteri, ne servono più di 50`}.`,
  sectionHint: (hint: string) => `Che cosa scrivere: ${lowered(hint)}`,
  sectionCriteria: (names: readonly string[]) => `Qui chi valuta guarda: ${names.join('; ')}.`,
  sectionProblems: (problems: readonly string[]) => `Da guardare nel testo: ${problems.join(' ')}`,
  sectionWays:
    'Con «Genera» ti propongo un testo dai dati dell’azienda e del progetto; con «Migliora il testo» rileggo il tuo.',
  complete: 'Non manca niente di obbligatorio.',
  deadline: (day: string, days: number) =>
    days < 0
      ? `La scadenza è passata: era ${onDay(longDayText(day))}.`
      : `Scade ${onDay(longDayText(day))}, ${days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${days} giorni`}.`,
  noDeadline: 'Questa candidatura non ha una scadenza indicata: verifica sul bando ufficiale.',
  left: (missing: number) => `Ti restano ${counted(missing, 'sezione', 'sezioni')} da scrivere.`,
  asked: (what: AidKind, aid: number, rate: number, eligible: number) =>
    `Con le spese del budget puoi chiedere ${AID[what]} di ${euroText(aid)}: il ${percentText(rate)} di ${euroText(eligible)} ammessi.`,
  wasAsked: (what: AidKind, aid: number, rate: number, eligible: number) =>
    `Hai chiesto ${AID[what]} di ${euroText(aid)}: il ${percentText(rate)} di ${euroText(eligible)} ammessi.`,
  own: (spend: number, own: number) =>
    `Su ${euroText(spend)} di spesa, ${euroText(own)} restano a carico dell’azienda.`,
  cover: (covered: number, toCover: number) =>
    toCover > 0
      ? `Di questi ${euroText(covered)} sono coperti e ${euroText(toCover)} no.`
      : 'La copertura di questa parte c’è tutta.',
  ready: (name: string) =>
    `Sì, la candidatura per «${name}» ha tutte le sezioni obbligatorie. Scarica il dossier, presenta la domanda sul portale dell’ente, poi premi «Invia Candidatura»: la versione resta ferma.`,
  notReady: (name: string) => `Non ancora: la candidatura per «${name}» non è completa.`,
  notOpen: 'Il dossier è pronto, ma lo sportello non è ancora aperto.',
  shut: 'Attenzione: il bando non accetta più domande.',
  ownerSends: 'L’invio lo registra solo chi ha aperto la candidatura: tu puoi preparare il resto.',
  papersWarn: (n: number) =>
    `${counted(n, 'documento', 'documenti')} dell’elenco ${n === 1 ? 'manca' : 'mancano'} ancora: Bandolo non ti ferma, il portale può farlo.`,
  links: {
    section: (id: SectionId) => `Scrivi: ${SECTION_TITLES[id]}`,
    budget: 'Apri il budget',
    documents: 'Apri i documenti',
    review: 'Vai a revisione e invio',
    open: 'Apri la candidatura',
    all: 'Le Mie Candidature',
  },
  quickReplies: ['Che cosa manca?', 'Quando scade?', 'Quanto posso chiedere?', 'Posso inviare?'],
} as const;
