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
    words:
      /\b(?:crisi\b|in difficolta|ristrutturazione aziendale|salvaguard\w+|rilanci\w+|licenziament\w+|chiusura dello stabilimento)/,
  },
  {
    code: 'unpaid',
    words: /\b(?:mancati pagamenti|clienti (?:che )?non (?:hanno )?pagat\w+|insolut\w+|truffa\w*|parte offesa)/,
  },
  { code: 'advertising', words: /\b(?:pubblicit\w+|stampa\b|giornal\w+|campagna (?:pubblicitaria|stampa))/ },
  { code: 'welfare', words: /\b(?:welfare|conciliazion\w+|benessere organizzativo|asilo aziendale|smart working)/ },
  { code: 'gender-equality', words: /\b(?:parita di genere|pdr 125)/ },
  {
    code: 'large-project',
    words:
      /\b(?:nuov[oi] stabiliment\w+|grandi programmi|programmi complessi|insediament\w+|stabiliment\w+|milioni\b|ampliamento (?:dello|del) stabilimento|nuovo impianto produttivo)/,
  },
  { code: 'chips', words: /\b(?:semiconduttor\w+|microelettronic\w+|chip\b)/ },
  {
    code: 'net-zero',
    words:
      /\b(?:net zero|elettrolizzator\w+|gigafactory|clean ?tech|idrogeno|fabbriche di batterie|pompe di calore ed)/,
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
  { code: 'remote-work', words: /\b(?:lavoro agile|da remoto|south working|smart working|telelavoro)/ },
  { code: 'prisoners', words: /\b(?:detenut\w+|carcer\w+|penitenziar\w+)/ },
  { code: 'donations', words: /\b(?:donazion\w+|donare|erogazioni liberali|mecenat\w+|sponsor\w+|restauro)/ },
  {
    code: 'acquisition',
    words: /\b(?:acquisizion\w+|rilevare (?:l.|un)|subentr\w+|passaggio generazionale|fusione)/,
    company: /\bmi[oa] (?:padre|madre) (?:va|in pensione)/,
  },
  { code: 'confiscated', words: /\b(?:confiscat\w+|sequestrat\w+)/ },
  {
    code: 'consortium',
    words: /\b(?:consorzi\w*|partenariat\w+|partner\b|progett\w+ europe\w+|cooperazione territoriale|transnazional\w+)/,
  },
  { code: 'tax', words: /\b(?:credito d.imposta|deduzion\w+|detrazion\w+|ires\b|ammortament\w+|tasse|fiscal\w+)/ },
];
