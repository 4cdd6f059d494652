import type { Theme } from './theme.ts';

/** Energy and the environment. */
export const ENERGY_THEMES: readonly Theme[] = [
  {
    code: 'photovoltaic',
    words: /\b(?:fotovoltaic\w+|pannelli(?: solari)?\b|solare\b|autoconsumo|accumul\w+|tetto\b|rinnovabil\w+|fer\b)/,
    company:
      /\b(?:biogas|biometano|eolic\w+|idroelettric\w+|produrre (?:energia|corrente|elettricita)|energia (?:dal|dalla|dai|dagli|pulita|verde))/,
  },
  {
    code: 'energy-saving',
    words:
      /\b(?:efficienz\w+ energetic\w+|efficientamento|certificati bianchi|titoli di efficienza|consum\w+ (?:energetic\w+|meno)|consumare meno|risparmi\w+ energetic\w+|energetic\w+|isolament\w+|isolar\w+|coibent\w+|cappotto|infissi|serramenti|involucro|misura energia)/,
    company:
      /\b(?:bollett\w+|riscaldament\w+|caldai\w+|pomp[ae] di calore|led\b|spendere meno (?:di|in|per) (?:energia|luce|gas)|caro energia|costi? (?:dell.energia|del gas|della luce)|gas (?:ci |mi )?costa|tropp[oa] (?:energia|gas|corrente)|celle? frigo\w*|banchi frigo|climatizz\w+|energivor\w+|consumi?\b|recupero (?:del|di) calore|forn[oi] elettric\w+|(?:uno|una) elettric[oa]\b|bass[oi] consum[oi]|elettrific\w+|illuminazion\w+|finestre|condizionator\w+)/,
  },
  {
    code: 'heating',
    words:
      /\b(?:riscaldament\w+|caldai\w+|pomp[ae] di calore|solare termico|biomass\w+|calore\b|termic\w+|climatizz\w+)/,
    company:
      /\b(?:infissi|serramenti|finestre|cappotto|isolar\w+|coibent\w+|condizionator\w+|cippato|pellet|acqua calda)/,
  },
  { code: 'energy-community', words: /\b(?:comunita energetic\w+|energia condivisa|cabina primaria|cer\b)/ },
  { code: 'energy-services', words: /\b(?:esco\b|energy manager|diagnosi energetic\w+|iso 50001)/ },
  {
    code: 'energy-tech',
    words:
      /\b(?:accumul\w+|batteria\b|batterie\b|idrogeno|biogas|biometano|eolic\w+|geotermi\w+|transizione energetica|energia pulita|reti energetiche)/,
  },
  {
    code: 'environment',
    words:
      /\b(?:circolar\w+|ricicl\w+|recicl\w+|rifiut\w+|co2\b|inquin\w+|depur\w+|compostabil\w+|biodegradabil\w+|sprech\w+|ambiental\w+|ambiente\b|emission\w+|decarbonizz\w+|sostenib\w+|ecologic\w+|green\b|scarti|imballagg\w+ (?:sostenib\w+|ricicl\w+)|biodiversita|acqua\b)/,
  },
];
