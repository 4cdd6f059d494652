import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Capital and credit. */
export const MONEY_THEMES: readonly Theme[] = [
  {
    code: 'equity',
    words:
      /\b(?:capitale di rischio|equity|aumento di capitale|capitalizz\w+|quota(?:zione|rsi|no|rci)\b|borsa\b|investitor\w+|private equity|coinvest\w+|ingresso nel capitale|socio finanziario)/,
  },
  {
    code: 'listing',
    words: saying(['quotazione'], String.raw`quota (?=lombardia)|si quotano|quotar\w+|euronext|in borsa`),
  },
  {
    code: 'credit',
    words:
      /\b(?:credito\b(?! d.impost)|prestit\w+|garanzi\w+|finanziament\w+|mutu[oi]\b|liquidita|circolante|banc(?:a|he|ari\w+)|confidi|tass[oi] (?:bass\w+|zero|agevolat\w+|ridott\w+))/,
    company: /\b(?:soldi|scoperto|fido\b|rate\b|finanziare)/,
  },
  {
    code: 'working-capital',
    words: /\b(?:liquidita|circolante|scorte|pagamenti (?:in ritardo|lunghi)|ritard\w+ (?:di|nei) pagament\w+|cassa\b)/,
  },
  {
    code: 'microcredit',
    words: saying(['microcredito'], String.raw`micro ?prestit\w+|piccol\w+ (?:prestit\w+|credito)`),
    company: /\b(?:piccolo prestito|nessuna garanzia|banca (?:non|mi ha detto di no))/,
  },
];
