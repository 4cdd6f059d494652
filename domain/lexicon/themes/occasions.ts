import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Particular occasions, projects and reliefs. */
export const OCCASION_THEMES: readonly Theme[] = [
  { code: 'supply-chain', words: /\b(?:filier\w+|reti? d.impresa|aggregazion\w+|distrett\w+|contratto di rete)/ },
  {
    code: 'consultancy',
    words: /\b(?:consulenz\w+|certificazion\w+|certificar\w+|studi di fattibilita|servizi specialistici)/,
    company: /\biso \d+|marcatura ce\b/,
  },
  { code: 'manager', words: /\b(?:temporary manager|manager\b|export manager|innovation manager)/ },
  {
    code: 'crisis',
    words: saying(
      ['crisi-impresa'],
      String.raw`in difficolta|salvaguard\w+|licenziament\w+|chiusura dello stabilimento`,
    ),
  },
  {
    code: 'unpaid',
    words: saying(
      ['mancati-pagamenti'],
      String.raw`clienti (?:che )?non (?:hanno )?pagat\w+|insolut\w+|truffa\w*|parte offesa`,
    ),
  },
  { code: 'advertising', words: saying(['pubblicita'], String.raw`campagna (?:pubblicitaria|stampa)`) },
  { code: 'welfare', words: /\b(?:welfare|conciliazion\w+|benessere organizzativo|asilo aziendale|smart working)/ },
  { code: 'gender-equality', words: saying(['parita-genere'], String.raw`pdr 125`) },
  {
    code: 'large-project',
    words:
      /\b(?:nuov[oi] stabiliment\w+|grandi programmi|programmi complessi|insediament\w+|stabiliment\w+|milioni\b|ampliamento (?:dello|del) stabilimento|nuovo impianto produttivo)/,
  },
  { code: 'chips', words: saying(['semiconduttori']) },
  {
    code: 'net-zero',
    words: saying(
      ['net-zero'],
      String.raw`elettrolizzator\w+|gigafactory|clean ?tech|idrogeno|fabbriche di batterie|pompe di calore ed`,
    ),
  },
  {
    code: 'defence-space',
    words: /\b(?:difesa\b|militar\w+|spazi(?:o|ale|ali)\b(?! espositiv)|aerospazial\w+|satellit\w+|cybersicurezza)/,
  },
  {
    code: 'step',
    words: /\bstep\b/,
    company:
      /\b(?:tecnologie critiche|biotecnolog\w+|biotech|bioplastic\w+|biodegradabil\w+|semiconduttor\w+|intelligenza artificiale|quantistic\w+|fotonic\w+|batterie al|gigafactory|idrogeno|clean ?tech|robotic\w+|aerospazial\w+|vaccin\w+)/,
  },
  { code: 'remote-work', words: saying(['lavoro-agile']) },
  { code: 'prisoners', words: saying(['detenuti'], String.raw`penitenziar\w+`) },
  {
    code: 'donations',
    words: saying(['erogazioni-liberali'], String.raw`donare|mecenat\w+|sponsor\w+`),
    grant: /\brestauro\b/,
  },
  {
    code: 'acquisition',
    words: saying(['acquisizione'], String.raw`rilevare (?:l.|un)|subentr\w+|passaggio generazionale`),
    company: /\bmi[oa] (?:padre|madre) (?:va|in pensione)/,
  },
  { code: 'confiscated', words: saying(['confisca']) },
  {
    code: 'consortium',
    words: /\b(?:consorzi\w*|partenariat\w+|partner\b|progett\w+ europe\w+|cooperazione territoriale|transnazional\w+)/,
  },
  { code: 'tax', words: /\b(?:credito d.imposta|deduzion\w+|detrazion\w+|ires\b|ammortament\w+|tasse|fiscal\w+)/ },
];
