import { fold } from '#domain/search/fold.ts';

/** Kinds of cost that calls name and projects are made of. */
export const COST_KINDS = [
  'macchinari',
  'impianti',
  'energia',
  'veicoli',
  'hardware',
  'software',
  'opere',
  'immobili',
  'arredi',
  'ricerca',
  'personale',
  'formazione',
  'consulenze',
  'marchi_brevetti',
  'certificazioni',
  'fiere',
  'promozione',
  'gestione',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

const WORDS: Record<CostKind, RegExp> = {
  macchinari:
    /\b(?:macchin\w+|attrezzatur\w+(?! (?:e infrastruttur\w+ )?(?:digital|informatic))|beni (?:strumentali|materiali|4\.0)|forn[oi]\b|press[ae]\b|torni\w*|fres[ae]\w*|robot\w*|impastatric\w+|celle? frigorifer\w+|stampant[ei]\b|plotter\b|telai\w*|sezionatric\w+|linea di|linee di|centro di lavoro|macchinario|utensili\b|tecnologi\w+(?! (?:ict|digital|informatic|dell.informazione))|serr[ae]\b|irrigazion\w+|trattor\w+|mulett\w+|carrell[oi] elevator\w+|mungitric\w+|registrator\w+ di cassa|biciclett\w+|strument\w+|apparecchiatur\w+|frantoi\w*|imbottigliatric\w+|caldai\w+)/,
  impianti:
    /\b(?:impiant\w+(?! (?:fotovoltaic|solar|eolic|idroelettric|fer\b|a fonti|da fonti|di produzione di energia|rinnovabil))|fornac\w+|forno (?:elettrico|a induzione)|depurator\w+|aspirazion\w+|cella\b|celle\b)/,
  energia:
    /\b(?:fotovoltaic\w+|pannell\w+|solar[ei]\b|accumul\w+|pomp[ae] di calore|efficien\w+|energetic\w+|isolament\w+|infissi\b|serrament\w+|cappott\w+|rinnovabil\w+|recupero di calore|biomass\w+|led\b|relamping)/,
  veicoli:
    /\b(?:veicol\w+|auto\b|automobil\w+|vettur[ae]\b|pulmin\w+|autocarr\w+|camion\b|furgon\w+|autobus\b|mezzi (?:di trasporto|elettrici|pesanti)|semirimorch\w+|motrici)/,
  hardware:
    /\b(?:hardware|computer\b|pc\b|server\b|tablet\b|postazion\w+|dispositiv\w+ informatic\w+|rete (?:dati|aziendale))/,
  software:
    /\b(?:software|gestionale|erp\b|crm\b|app\b|cloud\b|e-?commerce|sito\b|siti\b|piattaform\w+|(?<!accordi di (?:segretezza e )?)licenz\w+|cybersicurezza|sicurezza informatica|digital\w+|beni immateriali|attivi immateriali)/,
  opere:
    /\b(?:opere|murari\w+|edil[ei]\b|ristruttur\w+|lavori\b|costruzion\w+|ampliament\w+|allestiment\w+|tetto\b|(?:second|nuov|altr)[oa] (?:salone|negozio|bottega|locale|punto vendita|laboratorio|sede|studio|ristorante|bar)\b|capannon\w+|riqualificazion\w+|adeguament\w+ (?:dei )?local\w+|locali\b)/,
  immobili: /\b(?:immobil\w+|suolo\b|terren\w+|acquisto (?:di )?(?:fabbricat\w+|capannon\w+|edific\w+)|fabbricat\w+)/,
  arredi:
    /\b(?:arred\w+|mobili\b|camere\b|allestiment\w+|(?:second|nuov|altr)[oa] (?:salone|negozio|bottega|locale|punto vendita|ristorante|bar)\b|banchi\b|banco frigo)/,
  ricerca:
    /\b(?:ricerc\w+\b(?! di anteriorita)|sviluppo sperimentale|prototip\w+|r&s\b|sperimentazion\w+|innovazion\w+ di (?:prodotto|processo))/,
  personale:
    /\b(?:personale|troupe|compens[oi] (?:a|ad|agli|al|ai)\b|salari\w*|stipend\w+|assunzion\w+|assumere|dipendent\w+|costo del lavoro|ricercator\w+|occupazion\w+|lavorator\w+)/,
  formazione:
    /\b(?:formazion\w+|docent\w+|aula\b|aule\b|cors[oi]\b|aggiornamento professionale|competenz\w+|formativ\w+|tirocin\w+)/,
  consulenze:
    /\b(?:consulen[zt]\w+|avvocat\w+|advisor\b|notai\w*|revisione dei conti|due diligence|servizi (?:specialistic\w+|di consulenza|avanzati|di supporto)|studi di fattibilit\w+|progettazion\w+|temporary manager|assistenza tecnica|perizi\w+)/,
  marchi_brevetti: /\b(?:marchi\w*|brevett\w+|proprieta (?:industriale|intellettuale)|disegni\b|depositi?\b)/,
  certificazioni: /\b(?:certificazion\w+|iso \d+|qualita\b|accreditament\w+)/,
  fiere:
    /\b(?:fier[ae]\b|stand\b|spazi espositivi|degustazion\w+ all|eventi (?:fieristici|internazionali)|missioni commerciali|mostre\b)/,
  promozione: /\b(?:promozion\w+|marketing|pubblicit\w+|comunicazion\w+|inserzion\w+|campagn\w+)/,
  gestione:
    /\b(?:gestione|affitt\w+|canon[ei]\b|utenze|materie prime|scorte|merc[ei]\b|fornitori\b|abbonament\w+|saas\b|circolante\b|liquidita|avviamento|spese di funzionamento)/,
};

/** The kinds of cost that a text names. */
export function costKindsIn(text: string): CostKind[] {
  const folded = fold(text);
  return COST_KINDS.filter((kind) => WORDS[kind].test(folded));
}

const WALLS_BOUGHT =
  /\b(?:compr|acquist)\w+ (?:\w+['’ ]){0,2}(?:capannon\w+|immobil\w+|fabbricat\w+|edific\w+|negozi\w*|local[ei]\b|muri\b|uffici\w*|magazzin\w*|terren\w+)/;

/** Walls are bought, not worked on: a call that pays for works does not say that it pays for them. */
export const buysWalls = (text: string): boolean => WALLS_BOUGHT.test(fold(text));

/** What a wide word of a call covers beside its own kind: "beni strumentali" pays a plant as well. */
const ALSO: Partial<Record<CostKind, readonly CostKind[]>> = {
  macchinari: ['impianti', 'hardware', 'arredi'],
  impianti: ['macchinari', 'energia'],
  energia: ['impianti'],
  opere: ['energia'],
  software: ['hardware'],
  ricerca: ['personale'],
};

/** Whether a call that pays for these kinds pays for one of those. */
export function paysFor(paid: readonly CostKind[], wanted: readonly CostKind[]): boolean {
  return wanted.some((kind) => paid.includes(kind) || paid.some((each) => ALSO[each]?.includes(kind)));
}

/** Kinds as bits, for comparing many at once. */
export const kindMask = (kinds: readonly CostKind[]): number =>
  kinds.reduce((mask, kind) => mask | (1 << COST_KINDS.indexOf(kind)), 0);

/** The bits of everything that a call with these kinds pays for. */
export const paidMask = (mask: number): number =>
  COST_KINDS.reduce((all, kind, at) => ((mask & (1 << at)) === 0 ? all : all | kindMask(ALSO[kind] ?? [])), mask);
