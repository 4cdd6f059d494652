import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Machines and programs. */
export const EQUIPMENT_THEMES: readonly Theme[] = [
  {
    code: 'machinery',
    words:
      /\b(?:macchin\w+|attrezzatur\w+|impianti (?:e|di produzione|produttiv\w+|nuov\w+)|beni strumentali|linea di (?:produzione|confezionamento|imbottigliamento|taglio|montaggio)|robot\w*)\b/,
    grant:
      /\b(?:beni materiali|transizione [45]\.0|iperammortamento|beni 4\.0|immobilizzazioni materiali|attivi materiali|investimenti produttivi)\b/,
    company:
      /\b(?:celle? frigo\w*|forn[oi]\b|frantoio|torni\w*|press[ae]\b|frigorifer\w+|furgon\w+|veicol\w+|trattor\w+|camion\b|mezzi nuovi|nuov[aei] (?:linea|macchina|cucina|forno|mezzi|attrezzatur\w+|impianto)|rinnovare (?:il|la|le|gli|i)\b|sostituire|ammodernare|ampliar\w+|comprare|acquistare|acquisteremo|compreremo|acquisto di|laboratorio|autobus|pullman|autocarr\w+|gru\b|escavator\w+|mulett\w+|carrelli elevatori|telai\b|stampant[ei]\b|scanner|silos|confezionamento|banchi frigo|strumentazion\w+|apparecchi\w+|risonanza|ecograf\w+|tac\b)\b/,
  },
  {
    code: 'connected-machines',
    words: /\b(?:4\.0\b|industria 4|interconness\w+|transizione [45]\.0|iperammortamento)/,
    company:
      /\b(?:collegat\w+ (?:in rete|(?:al|con il|ai) (?:gestionale|sistema|erp|mes))|robot\w*|controllo numerico|cnc\b|cinque assi|automatizz\w+|automazion\w+)/,
  },
  {
    code: 'digital',
    words:
      /\b(?:digital\w+|software\b|gestional\w+|4\.0\b|industria 4|automazion\w+|automatizz\w+|interconness\w+|tecnologie (?:ict|abilitanti))/,
    company:
      /\b(?:crm\b|erp\b|sito\b|prenotazion\w+|informatizz\w+|tracciabil\w+|sensori\b|app\b|cartelle cliniche|computer\b|pagament\w+ (?:digital\w+|elettronic\w+)|social\b|bim\b)/,
  },
  {
    code: 'cloud-security',
    words: saying(['cloud', 'cybersecurity'], String.raw`cyber\w*|backup|attacc\w+ informatic\w+|hacker`),
  },
  {
    code: 'ecommerce',
    words: saying(
      ['ecommerce'],
      String.raw`e-?commerce|vend\w+ online|negozio online|shop online|sito di vendita|vendere (?:su internet|sul web)`,
    ),
  },
];
