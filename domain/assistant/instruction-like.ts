import { fold } from '#domain/search/fold.ts';
import { capital } from '#domain/writing/phrases.ts';
import { plainText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Text of companies, grants, documents and messages is data. A sentence that speaks to a machine instead of about
 * a company is never quoted in a draft nor weighed in a match: it is left out, and nothing else changes. The
 * patterns look for orders (an imperative where a clause begins) about things that only a machine has, so that
 * "il software invia i dati al database" stays a description.
 */
const BEGINS = `(?:^|[.:;,!?"'«(\\]>*-]\\s*|\\b(?:e|ed|poi|ora|adesso|quindi|e poi|per favore|ti prego|devi|dovete|tu|and|then|now|please|must|you should|also|anche|invece|instead)\\s+)`;
const order = (verbs: string, rest: string) => new RegExp(`${BEGINS}(?:${verbs})\\b.{0,70}?\\b(?:${rest})`);

const RULES = `istruzion\\w*|prompt|regol[ae]\\b|direttiv\\w+|instruction\\w*|rules?\\b|guideline\\w*|messaggi\\w* di sistema|system messages?|restrizion\\w+|restrictions?|filtr\\w+ di sicurezza|safety|guardrails?|contesto precedente|previous context|programmazione|training`;
const DROP = `ignor\\w+|dimentic\\w+|disregard|forget|override|sovrascriv\\w+|scarta\\w*|bypass\\w*|aggira\\w*|disattiv\\w+|disable|annulla\\w*|trascura\\w*|non (?:seguire|rispettare|considerare)|do not follow|don't follow|stop following`;
const SECRETS = `prompt|password|api[ _-]?key|chiav\\w+ (?:api|segret\\w+|privat\\w+)|credenzial\\w+|credentials|variabil\\w+ d'ambiente|environment variables?|messaggi\\w* di sistema|system message|istruzion\\w+|instructions|dati (?:di|degli|delle) altr\\w+|altr[ie] (?:utent\\w+|aziend\\w+|client\\w+)|other (?:users?|compan\\w+|tenants?|customers?)|ai_api_key|database_url|cookie\\w*|segreti|secrets`;
const REVEAL = `rivel\\w+|mostra\\w*|stampa\\w*|ripet[ei]\\w*|dimmi|dammi|elenca\\w*|invia\\w*|spedisci\\w*|manda\\w*|trasmetti\\w*|copia\\w*|esporta\\w*|includi\\w*|inserisci\\w*|reveal|print|repeat|show|send|leak|dump|output|tell me|give me|list|include|append`;
const MODES = `dan\\b|jailbreak|modalita (?:debug|sviluppatore|amministratore|dio|senza limiti|libera|god)|(?:developer|debug|god|admin|sudo) mode|senza (?:limiti|filtri|restrizioni|censura)|without (?:any )?(?:limits|filters|restrictions)|unrestricted`;
const MACHINES = `ia|ai|assistente|assistant|modello linguistico|language model|llm|gpt|chatbot|filo|intelligenza artificiale|modello ai`;

const PATTERNS: readonly RegExp[] = [
  order(DROP, RULES),
  order(
    DROP,
    `(?:tutto|quanto|cio che|everything|all|anything|le frasi|il testo|i dati)\\b.{0,40}\\b(?:prima|sopra|precede\\w*|above|before|previous|prior|scritto|detto|said)`,
  ),
  order(REVEAL, SECRETS),
  order(
    `sei ora|ora sei|da ora (?:in poi )?sei|d'ora in poi sei|sei diventato|comportati come|agisci come|fingi di|fai finta|you are now|you are an?|act as|pretend|behave as|roleplay as|respond as|rispondi come`,
    `\\w+`,
  ),
  order(`attiva\\w*|entra\\w*|passa\\w*|abilita\\w*|enable|enter|switch|activate|esegui|avvia`, MODES),
  new RegExp(`\\b(?:${MODES})\\b`),
  /\b(?:nuov[ae]|new|updated|vere|hidden|segrete)\s+(?:istruzion\w+|instructions?|prompt|direttiv\w+|system prompt)\b(?:\s*:|.{0,20}\b(?:ia|ai|assistente|assistant|modello|model)\b)/,
  /(?:^|[\n#*[(])\s*(?:system|assistant|developer|assistente)\s*(?:(?:prompt|message|override|note)\s*)?[:>\])]\s*\S/,
  /<\|?\s*\/?(?:im_start|im_end|system|endoftext|assistant|user)\b|\[\/?(?:inst|system)\]|<<\/?sys>>|###\s*(?:system|sistema|instruction|istruzion|assistant|human)|\bbegin system\b|\bend of (?:prompt|document|data|input)\b|\bfine (?:del|della|delle|dei|dell')\s?(?:dati|documento|prompt|testo|input)\b/,
  order(
    `rispondi|scrivi|di'|di solo|dichiara|restituisci|answer|respond|reply|say|write|return|output`,
    `sempre|solo|soltanto|esclusivamente|always|only|esattamente|exactly|ammissibil\\w+|eligible|approvat\\w+|approved|100 ?%`,
  ),
  order(
    `classifica|valuta|considera|segna|assegna|approva|imposta|metti|rate|score|approve|mark|assign|set|rank|declare`,
    `come (?:ammissibil\\w+|soddisfatt\\w+|approvat\\w+|idone\\w+)|as (?:eligible|approved|satisfied)|punteggio|percentuale|score|100 ?%|verdetto|verdict|primo posto|first|al primo`,
  ),
  order(
    `alza|aumenta|porta|raise|increase|boost|modifica|cambia|change`,
    `punteggio|verdetto|score|verdict|esito della verifica|ranking`,
  ),
  order(
    `chiama|esegui|lancia|invoca|apri|visita|scarica|clicca|call|execute|run|invoke|open|visit|download|click|fetch|eval`,
    `https?:|www\\.|funzion\\w+ |function|il comando|command|il codice|this code|uno script|script|tool|shell|sql|webhook|curl|rm -rf|plugin`,
  ),
  /\b(?:drop|truncate)\s+table\b|\bdelete\s+from\b|\bunion\s+select\b|\binsert\s+into\b|;\s*--/,
  /\b(?:javascript|vbscript)\s*:|\bdata:text\/html|\bon(?:error|load|click|mouseover)\s*=|\{\{|\$\{|<\s*(?:script|img|iframe|svg|object)\b/,
  new RegExp(
    `\\b(?:cara|caro|gentile|dear|hey|ehi|attenzione|nota per|note to|messaggio per|message (?:for|to)|importante per|istruzion\\w+ per|instructions? (?:for|to))\\b.{0,25}\\b(?:${MACHINES})\\b`,
  ),
  new RegExp(
    `\\b(?:ogni|qualsiasi|any|every|se sei|if you are|tu che sei|as an?)\\b.{0,12}\\b(?:${MACHINES})\\b.{0,50}\\b(?:deve|devi|dovra|must|should|shall|legge|read)\\w*`,
  ),
  order(`traduci|translate|codifica|encode|decode|decodifica`, `istruzion\\w+|instructions?|prompt|base64|rot13`),
  order(
    `elimina|cancella|delete|erase|wipe|trasferisci|bonifica|transfer|wire`,
    `account|aziend\\w+|candidatur\\w+|conto|iban|utenti|users?\\b|records?\\b|tutto|everything|database`,
  ),
];

/** A sentence without a word gives no orders; texts can be made of a hundred thousand of them. */
const MAY_SPEAK = /\p{L}{3}|[{<;[#]/u;

export function isInstructionLike(sentence: string): boolean {
  if (!MAY_SPEAK.test(sentence)) return false;
  const text = fold(sentence)
    .replace(/[ \t~]+/g, ' ')
    .trim();
  return PATTERNS.some((pattern) => pattern.test(text));
}

/** A note set apart inside a sentence: "[nota: …]", "--- … ---". */
const APART = /\[[^\]]{1,600}\]|(?<!-)-{3,}(?!-)[^\n]{1,600}?(?:(?<!-)-{3,}(?!-)|$)/gu;

/** What is told around a note that gives orders; none where no note does, or where the rest gives them too. */
function aroundNotes(sentence: string): string[] {
  let isFound = false;
  const rest = sentence.replace(APART, (note) => {
    const isOrder = isInstructionLike(note.replace(/^[[\s-]+/u, ''));
    isFound ||= isOrder;
    return isOrder ? '\n' : note;
  });
  if (!isFound || isInstructionLike(rest.replaceAll('\n', ' '))) return [];
  return rest
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .map(capital);
}

const withoutOrders = (line: string): string =>
  line.trim() === ''
    ? ''
    : sentencesOf(line)
        .flatMap((sentence) => (isInstructionLike(sentence) ? aroundNotes(sentence) : [sentence]))
        .join(' ');

/** A text as data: markup and hidden characters gone, sentences that give orders to a machine left out. */
export function quotable(text: string, maxChars = 20_000): string {
  return quotableLines(text, maxChars)
    .replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, ' ')
    .trim();
}

/** The same, with the lines kept: documents and lists mean something by them. */
export function quotableLines(text: string, maxChars = 20_000): string {
  // Judged before the markup goes as well: a tag can be the very trick.
  const raw = text
    .slice(0, maxChars * 2)
    .split('\n')
    .map(withoutOrders)
    .join('\n');
  return plainText(raw, maxChars).split('\n').map(withoutOrders).join('\n').trim();
}
