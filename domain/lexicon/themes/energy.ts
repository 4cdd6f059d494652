import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Energy and the environment. */
export const ENERGY_THEMES: readonly Theme[] = [
  {
    code: 'photovoltaic',
    words: saying(
      ['fotovoltaico', 'autoconsumo'],
      String.raw`pannelli(?: solari)?\b|solare\b|accumul\w+|tetto\b|rinnovabil\w+|fer\b`,
    ),
    company:
      /\b(?:biogas|biometano|eolic\w+|idroelettric\w+|produrre (?:energia|corrente|elettricita)|energia (?:dal|dalla|dai|dagli|pulita|verde))/,
  },
  {
    code: 'energy-saving',
    words: saying(
      ['efficienza-energetica', 'edificio-energia'],
      String.raw`certificati bianchi|titoli di efficienza|consum\w+ (?:energetic\w+|meno)|consumare meno|energetic\w+|isolar\w+|coibent\w+|involucro|misura energia`,
    ),
    company:
      /\b(?:bollett\w+|riscaldament\w+|caldai\w+|pomp[ae] di calore|led\b|spendere meno (?:di|in|per) (?:energia|luce|gas)|caro energia|costi? (?:dell.energia|del gas|della luce)|gas (?:ci |mi )?costa|tropp[oa] (?:energia|gas|corrente)|celle? frigo\w*|banchi frigo|climatizz\w+|energivor\w+|consumi?\b|recupero (?:del|di) calore|forn[oi] elettric\w+|(?:uno|una) elettric[oa]\b|bass[oi] consum[oi]|elettrific\w+|illuminazion\w+|finestre|condizionator\w+)/,
  },
  {
    code: 'heating',
    words: saying(['riscaldamento'], String.raw`pomp[ae] di calore|calore\b|termic\w+|climatizz\w+`),
    company:
      /\b(?:infissi|serramenti|finestre|cappotto|isolar\w+|coibent\w+|condizionator\w+|cippato|pellet|acqua calda)/,
  },
  { code: 'energy-community', words: saying(['comunita-energetica'], String.raw`cabina primaria`) },
  { code: 'energy-services', words: saying(['diagnosi-energetica'], String.raw`esco\b|energy manager|iso 50001`) },
  {
    code: 'energy-tech',
    words: saying(
      ['idrogeno', 'biogas', 'eolico', 'batterie', 'accumulo'],
      String.raw`batteria\b|transizione energetica|energia pulita|reti energetiche`,
    ),
  },
  {
    code: 'environment',
    words: saying(
      ['economia-circolare'],
      String.raw`recicl\w+|rifiut\w+|co2\b|inquin\w+|depur\w+|compostabil\w+|biodegradabil\w+|sprech\w+|ambiental\w+|ambiente\b|emission\w+|decarbonizz\w+|sostenib\w+|ecologic\w+|green\b|scarti|imballagg\w+ (?:sostenib\w+|ricicl\w+)|biodiversita|acqua\b|bio-based|bioindustri\w+|bioeconom\w+`,
    ),
  },
];
