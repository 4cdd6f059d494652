import { fold } from '#domain/search/fold.ts';
import { plainText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Text of companies, grants, documents and messages is data. A sentence that speaks to a machine instead of about
 * a company is never quoted in a draft nor weighed in a match: it is left out, and nothing else changes.
 */
const MACHINE = `(?:istruzion\\w*|prompt|regol\\w+|direttiv\\w+|instruction\\w*|rules?|guideline\\w*|vincol\\w+ di sistema|messaggi\\w* di sistema|system messages?|restrizion\\w+|restrictions?|filtr\\w+ di sicurezza|policy|policies|safety|guardrails?|context\\w*|contesto precedente)`;
const DROP = `(?:ignor\\w+|dimentic\\w+|disregard\\w*|forget\\w*|overrid\\w+|sovrascriv\\w+|scarta\\w*|salta\\w*|bypass\\w*|aggira\\w*|disattiv\\w+|disable\\w*|annulla\\w*|viola\\w*|trascura\\w*|elud\\w+|non (?:seguire|rispettare|considerare)|do not follow|don't follow|stop following)`;
const REVEAL = `(?:rivel\\w+|mostra\\w*|stampa\\w*|ripet\\w+|dimmi|dammi|elenca\\w*|invia\\w*|spedisci\\w*|manda\\w*|trasmett\\w+|copia\\w*|esporta\\w*|reveal\\w*|print\\w*|repeat\\w*|show\\w*|send\\w*|leak\\w*|dump\\w*|output\\w*|tell me|give me|list\\w*|email|post)`;
const SECRET = `(?:prompt|password|api[ _-]?key|chiav\\w+ (?:api|segret\\w+|privat\\w+)|token|credenzial\\w+|credentials?|segret\\w+|secrets?|env|variabil\\w+ d'ambiente|environment variables?|system message|istruzion\\w+|instructions?|dati (?:di|degli) altr\\w+|altr\\w+ (?:utent\\w+|aziend\\w+|client\\w+)|other (?:users?|compan\\w+|tenants?|customers?)|database|tabell\\w+|conversazion\\w+|cookie\\w*|sessione|session)`;
const ROLE = `(?:amministrator\\w*|admin(?:istrator)?|root|sviluppator\\w+|developer|dan|jailbreak\\w*|modalita (?:debug|sviluppatore|amministratore|dio|senza limiti|libera|god)|(?:developer|debug|god|admin) mode|senza (?:limiti|filtri|restrizioni|censura)|without (?:limits|filters|restrictions)|pirata|hacker|evil|unrestricted)`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${DROP}\\b.{0,60}\\b${MACHINE}\\b`),
  new RegExp(
    `\\b${DROP}\\b.{0,30}\\b(?:tutto|quanto|cio che|everything|all|anything)\\b.{0,30}\\b(?:prima|sopra|precede\\w*|above|before|previous|prior)\\b`,
  ),
  new RegExp(`\\b${REVEAL}\\b.{0,60}\\b${SECRET}\\b`),
  new RegExp(
    `\\b(?:sei|ora sei|da ora sei|d'ora in poi sei|comportati come|agisci come|fingi di essere|fai finta|interpreta|you are(?: now)?|act as|pretend|behave as|roleplay|simula\\w*)\\b.{0,60}\\b(?:${ROLE}|assistente|assistant|modello|model|chatbot|bot|ia|ai|gpt|llm)\\b`,
  ),
  new RegExp(`\\b(?:attiva\\w*|entra\\w*|passa\\w*|abilita\\w*|enable|enter|switch|activate)\\b.{0,40}\\b${ROLE}\\b`),
  /\b(?:nuov[ae]|new|updated|aggiornate|vere|real|segrete|hidden)\b.{0,20}\b(?:istruzion\w+|instructions?|prompt|system)\b/,
  /\b(?:system|assistant|developer|user|sistema|assistente|utente)\s*(?:prompt|message|override)?\s*[:>]\s*\S/,
  /<\|?\s*(?:im_start|im_end|system|endoftext|assistant)|\[\/?(?:inst|system)\]|<<\/?sys>>|###\s*(?:system|instruction|istruzion|assistant|human)|\bbegin system\b|\bend of (?:prompt|document|data)\b|\bfine (?:del(?:la|le|l'|lo)? ?|dei )(?:dati|documento|prompt|testo)\b/,
  /\b(?:rispondi|scrivi|di'|dichiara|classifica|valuta|considera|segna|assegna|approva|indica|restituisci|imposta|answer|respond|reply|say|write|mark|rate|score|approve|return|set|assign|declare|output)\b.{0,70}\b(?:sempre|solo|soltanto|esclusivamente|always|only|esattamente|exactly|come ammissibil\w+|come soddisfatt\w+|come approvat\w+|as eligible|as approved|punteggio|percentuale|score|100 ?%|verdetto|verdict|ammissibil\w+ (?:a|per) tutt\w+)\b/,
  /\b(?:alza|aumenta|porta|raise|increase|boost|modifica|cambia|change)\b.{0,40}\b(?:punteggio|verdetto|score|verdict|esito|classifica|ranking)\b/,
  /\b(?:chiama|esegui|lancia|invoca|apri|visita|scarica|clicca|carica|call|execute|run|invoke|open|visit|download|click|fetch|load|import|eval)\b.{0,50}\b(?:https?:|www\.|funzion\w+|function|comando|command|codice|code|script|tool|strument\w+|shell|sql|url|link|curl|plugin|webhook|rm -rf)/,
  /\b(?:drop|delete|truncate|insert|update|select)\b.{0,30}\b(?:table|from|into|users|profiles|where)\b/,
  /\b(?:javascript|data|vbscript)\s*:|\bon(?:error|load|click|mouseover)\s*=|\{\{.*\}\}|\$\{.*\}/,
  /\b(?:cara|caro|gentile|dear|hey|ehi|attenzione|nota per|note to|messaggio per|message for|importante per)\b.{0,25}\b(?:ia|ai|assistente|assistant|modello|model|llm|gpt|chatbot|filo|intelligenza artificiale|language model)\b/,
  /\b(?:il|come|as an?|the)\s+(?:modello linguistico|language model|assistente virtuale|large language model|llm)\b.{0,40}\b(?:deve|devi|dovra|must|should|shall|will)\b/,
  /\b(?:traduci|translate|codifica|encode|decode|decodifica|base64|rot13)\b.{0,40}\b(?:istruzion\w+|instructions?|prompt|base64|segret\w+|questo|this|seguente|following)\b/,
  /\b(?:elimina|cancella|delete|erase|wipe|trasferisci|bonifica|transfer|wire)\b.{0,50}\b(?:account|azienda|aziende|dati|database|candidature|conto|iban|files?|records?|users?|utenti|tutto|everything)\b/,
];

export function isInstructionLike(sentence: string): boolean {
  const text = fold(sentence).replace(/[\s_*~]+/g, ' ');
  return PATTERNS.some((pattern) => pattern.test(text));
}

/** A text as data: markup and hidden characters gone, sentences that give orders to a machine left out. */
export function quotable(text: string, maxChars = 20_000): string {
  const raw = text.slice(0, maxChars * 2);
  // Judged before the markup goes as well: a tag can be the very trick.
  const kept = sentencesOf(raw).filter((sentence) => !isInstructionLike(sentence));
  return sentencesOf(plainText(kept.join('\n'), maxChars))
    .filter((sentence) => !isInstructionLike(sentence))
    .join(' ');
}
