import type { Theme } from './theme.ts';

/** Energy and the environment. */
export const ENERGY_THEMES: readonly Theme[] = [
  {
    code: 'photovoltaic',
    words: /\b(?:fotovoltaic\w+|pannelli(?: solari)?\b|solare\b|autoconsumo|accumul\w+|tetto\b|rinnovabil\w+|fer\b)/,
  },
  {
    code: 'energy-saving',
    words:
      /\b(?:efficienz\w+ energetic\w+|efficientamento|consum\w+ (?:energetic\w+|meno)|consumare meno|risparmi\w+ energetic\w+|energetic\w+|isolament\w+|cappotto|infissi|involucro|misura energia)/,
    company:
      /\b(?:bollett\w+|riscaldament\w+|caldai\w+|pomp[ae] di calore|led\b|spendere meno (?:di|in|per) (?:energia|luce|gas)|caro energia|celle? frigo\w*|climatizz\w+|energivor\w+)/,
  },
  {
    code: 'heating',
    words:
      /\b(?:riscaldament\w+|caldai\w+|pomp[ae] di calore|solare termico|biomass\w+|calore\b|termic\w+|climatizz\w+)/,
  },
  { code: 'energy-community', words: /\b(?:comunita energetic\w+|energia condivisa|cabina primaria|cer\b)/ },
  { code: 'energy-services', words: /\b(?:esco\b|certificati bianchi|energy manager|diagnosi energetic\w+|iso 50001)/ },
  {
    code: 'energy-tech',
    words:
      /\b(?:accumul\w+|batteri\w+|idrogeno|biogas|biometano|eolic\w+|geotermi\w+|transizione energetica|energia pulita|reti energetiche)/,
  },
  {
    code: 'environment',
    words:
      /\b(?:circolar\w+|ricicl\w+|rifiut\w+|ambiental\w+|ambiente\b|emission\w+|decarbonizz\w+|sostenib\w+|ecologic\w+|green\b|scarti|imballagg\w+ (?:sostenib\w+|ricicl\w+)|biodiversita|acqua\b)/,
  },
];
