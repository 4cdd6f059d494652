import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Protecting ideas, making new things of them, and the companies born for that. */
export const IDEA_THEMES: readonly Theme[] = [
  { code: 'patents', words: /\b(?:brevett\w+|invenzion\w+|inventat\w+|patents?\b)/ },
  { code: 'trademarks', words: /\bmarchi[oi]?\b/ },
  {
    code: 'designs',
    words: /\b(?:disegn[oi]\b|modell[oi] (?:di \w+ )?registrat\w+|disegni e modelli|design\b)/,
    company: /\b(?:(?:registr|tutel|protegg|deposit)\w+[^.]{0,40}\bmodell[oi]\b)/,
  },
  {
    code: 'research',
    words: /\b(?:ricerca\b|sperimenta\w+|prototip\w+|r&s\b|trl\b)/,
    company:
      /\b(?:nuovo (?:prodotto|materiale|processo|farmaco|dispositivo)|universita|dottor\w* di ricerca|ricercat\w+|politecnico|svilupp\w+ (?:un|una|con|nuov\w+|insieme)|studiare (?:un|una|con|nuov\w+)|brevett\w+|testare|validar\w+|validazione|impianto pilota|laboratori di ricerca|erc\b)/,
  },
  { code: 'innovation', words: /\b(?:innovazion\w+|innovativ\w+|innovare|nuov[oi] (?:prodott\w+|process\w+|servizi))/ },
  {
    code: 'deep-tech',
    words:
      /\b(?:deep ?tech|intelligenza artificiale|algoritm\w+|quantistic\w+|robotic\w+|tecnologi\w+ (?:critic\w+|emergent\w+)|biotecnolog\w+|biotech|nanotecnolog\w+|fotonic\w+|supercalcolo)/,
  },
  {
    code: 'startup',
    words: saying(['startup'], String.raw`start-?up\w*|scale-?up\w*|spin-?off|venture capital|accelera\w+`),
    company: /\b(?:primi clienti|mvp\b|investitor\w+|round\b|seed\b|socio finanziario|capitali\b)/,
  },
];
