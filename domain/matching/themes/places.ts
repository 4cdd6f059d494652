import type { Theme } from './theme.ts';

/** Buildings and the safety of those inside. */
export const PLACE_THEMES: readonly Theme[] = [
  {
    code: 'buildings',
    words:
      /\b(?:ristruttur\w+|immobil\w+|edific\w+|capannon\w+|opere murarie|opere edil\w+|lavori edili|riqualific\w+|recuper\w+ (?:un|di)|locali?\b|dismess\w+)/,
  },
  { code: 'seismic', words: /\b(?:antisismic\w+|sismic\w+|terremot\w+)/ },
  {
    code: 'safety',
    words:
      /\b(?:sicurezza (?:sul lavoro|dei lavoratori|nei (?:cantieri|luoghi)|in (?:cantiere|officina|azienda|fabbrica))|amianto|eternit|infortun\w+|prevenzione|rischi nei luoghi)/,
    company: /\b(?:movimentazione|rumore|polveri)/,
  },
];
