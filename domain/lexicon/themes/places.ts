import type { Theme } from './theme.ts';

/** Buildings and the safety of those inside. */
export const PLACE_THEMES: readonly Theme[] = [
  {
    code: 'buildings',
    words:
      /\b(?:ristruttur\w+|immobil\w+|edific\w+|capannon\w+|opere murarie|opere edil\w+|lavori edili|riqualific\w+|recuper\w+ (?:un|di)|locali?\b|dismess\w+)/,
    company:
      /\b(?:infissi|serramenti|cappotto|isolar\w+|coibent\w+|rifare (?:il|la|le|i|gli) (?:tetto|bagni|camere|facciata|copertura|pavimento|spogliatoi|sala|sede|locale|vetrina|facciate|impianti)|sistemare (?:il|la|i|le)|rinnovare (?:il|la|i|le) (?:locale|camere|bagni|sede|struttura|sala)|nuova sede|copertura\b)/,
  },
  { code: 'seismic', words: /\b(?:antisismic\w+|sismic\w+|terremot\w+)/ },
  {
    code: 'safety',
    words:
      /\b(?:sicurezza (?:sul lavoro|dei lavoratori|nei (?:cantieri|luoghi)|in (?:cantiere|officina|azienda|fabbrica))|amianto|eternit|infortun\w+|prevenzione|rischi nei luoghi)/,
    company:
      /\b(?:movimentazione|rumore|polveri|incident\w+|corsi di sicurezza|lavorare in sicurezza|messa a norma|a norma\b|antinfortun\w+|linee? vita|dpi\b)/,
  },
];
