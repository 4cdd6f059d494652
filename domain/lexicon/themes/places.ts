import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Buildings and the safety of those inside. */
export const PLACE_THEMES: readonly Theme[] = [
  {
    code: 'buildings',
    words: saying(
      ['immobili', 'ristrutturazione'],
      String.raw`ristruttur\w+|capannon\w+|riqualific\w+|recuper\w+ (?:un|di)|locali?\b|dismess\w+`,
    ),
    company:
      /\b(?:infissi|serramenti|cappotto|isolar\w+|coibent\w+|rifare (?:il|la|le|i|gli) (?:tetto|bagni|camere|facciata|copertura|pavimento|spogliatoi|sala|sede|locale|vetrina|facciate|impianti)|sistemare (?:il|la|i|le)|rinnovare (?:il|la|i|le) (?:locale|camere|bagni|sede|struttura|sala)|nuova sede|copertura\b)/,
  },
  { code: 'seismic', words: saying(['sisma'], String.raw`sismic\w+`) },
  {
    code: 'safety',
    words: saying(
      ['amianto'],
      String.raw`sicurezza (?:sul lavoro|dei lavoratori|nei (?:cantieri|luoghi)|in (?:cantiere|officina|azienda|fabbrica))|infortun\w+|prevenzione|rischi nei luoghi`,
    ),
    company:
      /\b(?:movimentazione|rumore|polveri|incident\w+|corsi di sicurezza|lavorare in sicurezza|messa a norma|a norma\b|antinfortun\w+|linee? vita|dpi\b)/,
  },
];
