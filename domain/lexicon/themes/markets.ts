import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Selling further away, and where. */
export const MARKET_THEMES: readonly Theme[] = [
  {
    code: 'export',
    words: saying(['export'], String.raw`ester[oi]\b|esport\w+|mercati (?:esteri|stranieri)`),
    company:
      /\b(?:importator\w+|stranier\w+|frances[ie]\b|svizzer\w+|tedesch\w+|austriac\w+|spagnol\w+|ingles[ie]\b|olandes\w+|scandinav\w+|giappones\w+|cines[ie]\b|arab[ioe]\b|germania|francia|austria|spagna|portogallo|regno unito|inghilterra|londra|parigi|berlino|monaco di baviera|colonia\b|olanda|paesi bassi|belgio|danimarca|svezia|norvegia|finlandia|polonia|romania|croazia|slovenia|grecia|balcani|turchia|russia|giappone|tokyo|cina\b|shanghai|hong kong|corea\b|singapore|vietnam|asia\b|australia|canada|medio oriente|arabia|qatar|europa\b|emirati|dubai|fuori (?:dall.)?italia|oltre confine|buyer|distributor[ei]\b)/,
  },
  {
    code: 'fairs',
    words: saying(
      ['fiere'],
      String.raw`fier[ae]\b|fieristic\w+|espositiv\w+|salone (?:del|internazionale|di)|showroom`,
    ),
    company:
      /\b(?:esporre|esporremo|expo\b|vinitaly|prowein|cibus|anuga|sial\b|tuttofood|micam|lineapelle|pitti|salone del mobile|cosmoprof|gamescom|hannover messe|eima|ecomondo|marmomac|vicenzaoro|homi\b|maison et objet|artissima|bit\b|itb\b)/,
  },
  {
    code: 'united-states',
    words: saying(['usa'], String.raw`usa\b|new york|america del nord`),
    company:
      /\b(?:american[oiae]\b|america\b(?! latina| centrale| del sud)|miami|california|texas|chicago|los angeles)/,
  },
  {
    code: 'africa',
    words: saying(
      ['africa'],
      String.raw`africa\w*|marocco\b|tunisia\b|algeria\b|libia\b|egitto\b|kenya\b|nigeria\b|etiopia\b|senegal\b|ghana\b|angola\b|mozambico\b|costa d.avorio\b|tanzania\b`,
    ),
  },
  {
    code: 'latin-america',
    words: saying(
      ['america-latina'],
      String.raw`america centrale\b|sud ?america\b|brasile\b|argentina\b|cile\b|colombia\b|peru\b|uruguay\b|panama\b`,
    ),
  },
  { code: 'india', words: /\bindia\b|indian[oi]\b/ },
  {
    code: 'foreign-seat',
    words:
      /\b(?:strutture commerciali|showroom|spazio espositivo|sede (?:all.estero|negli|in germania|in francia)|(?:negozi|uffici|filiale)[^.]{0,20}estero|aprire[^.]{0,40}(?:stati uniti|estero|germania|francia|dubai|cina))/,
  },
];
