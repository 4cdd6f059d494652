import type { Theme } from './theme.ts';

/** Selling further away, and where. */
export const MARKET_THEMES: readonly Theme[] = [
  {
    code: 'export',
    words: /\b(?:ester[oi]\b|esport\w+|export\b|internazional\w+|mercati (?:esteri|stranieri))/,
    company:
      /\b(?:importator\w+|stranier\w+|frances[ie]\b|svizzer\w+|tedesch\w+|germania|francia|austria|giappone|cina\b|europa\b|emirati|dubai|fuori (?:dall.)?italia|buyer)/,
  },
  {
    code: 'fairs',
    words: /\b(?:fier[ae]\b|fieristic\w+|stand\b|espositiv\w+|missioni|salone (?:del|internazionale|di)|showroom)/,
  },
  {
    code: 'united-states',
    words: /\b(?:stati uniti|usa\b|new york|america del nord|dazi)/,
    company: /\b(?:american[oi]\b|miami|california)/,
  },
  { code: 'africa', words: /\b(?:africa\w*|marocco|tunisia|egitto|kenya|nigeria|etiopia)\b/ },
  { code: 'latin-america', words: /\b(?:america latina|america centrale|brasile|messico|argentina|cile|colombia)\b/ },
  { code: 'india', words: /\bindia\b|indian[oi]\b/ },
  {
    code: 'foreign-seat',
    words:
      /\b(?:strutture commerciali|showroom|spazio espositivo|sede (?:all.estero|negli|in germania|in francia)|(?:negozi|uffici|filiale)[^.]{0,20}estero|aprire[^.]{0,40}(?:stati uniti|estero|germania|francia|dubai|cina))/,
  },
];
