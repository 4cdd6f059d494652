import type { AidPart } from '#domain/grants/aid-terms.ts';
import type {
  AidCertainty,
  AidFigure,
  AidInput,
  AidKind,
  AidUnknown,
  ExpectedAid,
} from '#domain/projects/expected-aid.ts';
import { percentText, wholeEuroText as euroText } from '#domain/numbers/write-number.ts';

const CERTAINTY: Record<AidCertainty, string> = { circa: 'circa', fino_a: 'fino a', garantisce: 'garantisce' };

const WHAT: Record<AidKind, string> = {
  contributo: 'di contributo',
  prestito: 'di prestito agevolato',
  misto: 'tra contributo e prestito',
  garanzia: 'del prestito',
  imposta: 'di imposte in meno',
};

const INPUTS: Record<AidInput['name'], string> = {
  spend: 'Spesa del progetto',
  eligible_spend: 'Spesa nelle voci ammesse',
  spend_limit: 'Spesa massima considerata',
  rate: 'Percentuale del bando',
  aid_limit: 'Aiuto massimo',
  room: 'Spazio de minimis residuo',
};
const SOURCES: Record<AidInput['source'], string> = {
  progetto: 'dal progetto',
  bando: 'dal bando',
  registro_aiuti: 'dal registro degli aiuti',
};

const WHY_NOT: Record<AidUnknown, string> = {
  no_spend: 'Per una cifra serve la spesa del progetto.',
  no_rate: 'Il bando non dice la percentuale: la cifra non si può calcolare.',
  not_paid: 'Nessuna voce del progetto è tra le spese elencate dal bando.',
  if_advanced: 'Il bando paga beni 4.0 o digitali: il progetto non dice se i suoi lo sono.',
  if_purpose: 'Il bando paga queste spese solo per uno scopo: il progetto non dice se lo serve.',
  by_call: 'È una voce che raccoglie più avvisi, ognuno con le sue cifre: conta quello che ti riguarda.',
  by_tax: 'Il vantaggio dipende dalle imposte che paghi: usa «Vale la pena?».',
  by_person: 'Il vantaggio dipende da chi assumi e dai contributi dovuti.',
  by_energy: 'Il vantaggio dipende dall’energia prodotta o risparmiata.',
  capital: 'È un ingresso nel capitale: non è un aiuto sulla spesa.',
  under_min: 'La spesa è sotto il minimo chiesto dal bando.',
  over_max: 'Il progetto supera la spesa massima ammessa dal bando.',
  partners: 'Non si chiede da soli: serve un raggruppamento.',
  other_applicant: 'La domanda spetta ad altri soggetti, non alla singola impresa.',
  no_room: 'Lo spazio de minimis della tua impresa è esaurito.',
  no_units: 'Per una cifra serve sapere quante persone assumi o quante unità riguarda il progetto.',
  last_year: 'Conta l’aumento sull’anno prima: serve la spesa dell’anno scorso.',
  no_case: 'Nessuno dei casi previsti dal bando corrisponde al tuo progetto.',
  closed: 'La misura è chiusa o i fondi sono esauriti: nessuna cifra oggi.',
  not_admissible: 'Non è ammissibile per la tua impresa: nessuna cifra.',
};

/** Where the reason has a figure or a text of its own, it is said with it. */
function whyText({ why, amount, text }: Extract<ExpectedAid, { isKnown: false }>): string {
  if (why === 'under_min' && amount !== undefined) return `La spesa è sotto il minimo del bando: ${euroText(amount)}.`;
  if (why === 'over_max' && amount !== undefined)
    return `Il progetto supera il massimo del bando: ${euroText(amount)}.`;
  if (why === 'partners' && text !== undefined) return `Non si chiede da soli: ${text}.`;
  if (why === 'by_call' && text !== undefined) return `${text.replace(/\.$/, '')}.`;
  return WHY_NOT[why];
}

const PARTS: Record<AidPart, string> = {
  contributo: 'a fondo perduto',
  interessi: 'di interessi pagati',
  credito_imposta: 'di credito d’imposta',
  deduzione: 'di imposte in meno',
  esonero: 'di contributi non dovuti',
  finanziamento: 'di finanziamento agevolato',
  garanzia: 'di prestito garantito',
  capitale: 'di ingresso nel capitale',
  servizi: 'di servizi',
};

/** "82.500 € a fondo perduto", "da 181.000 € a 300.000 € di credito d’imposta". */
export function partText({ what, euroMin, euroMax }: Pick<AidFigure, 'what' | 'euroMin' | 'euroMax'>): string {
  if (euroMin === euroMax) return `${euroText(euroMax)} ${PARTS[what]}`;
  if (euroMin === 0) return `fino a ${euroText(euroMax)} ${PARTS[what]}`;
  return `da ${euroText(euroMin)} a ${euroText(euroMax)} ${PARTS[what]}`;
}

const valueText = ({ name, value }: AidInput): string => (name === 'rate' ? percentText(value) : euroText(value));

/** The figure in words, the sum behind it, and where each number comes from. */
export function moneyText(aid: ExpectedAid) {
  if (!aid.isKnown) return { figure: null, formula: null, inputs: [], parts: [], why: whyText(aid) };
  const hasTerms = aid.parts.some(({ step }) => step !== null);
  return {
    figure: hasTerms
      ? aid.parts.map(partText).join(' + ')
      : `${CERTAINTY[aid.certainty]} ${euroText(aid.euro)} ${WHAT[aid.what]}`,
    formula: hasTerms ? aid.parts.map(partFormula).join(' · ') : formulaText(aid),
    parts: aid.parts.map((part) => ({
      what: part.what,
      euroMin: part.euroMin,
      euroMax: part.euroMax,
      text: partText(part),
      formula: part.step && partFormula(part),
    })),
    inputs: aid.inputs.map((input) => ({
      label: INPUTS[input.name],
      value: valueText(input),
      source: SOURCES[input.source],
      reference: input.reference,
    })),
    why: null,
  };
}

const UNITS: Record<string, readonly [one: string, many: string]> = {
  assunto: ['assunzione', 'assunzioni'],
  assunto_mese: ['assunzione', 'assunzioni'],
  socio: ['persona', 'persone'],
  veicolo: ['veicolo', 'veicoli'],
  marchio: ['marchio', 'marchi'],
  brevetto: ['brevetto', 'brevetti'],
  disegno: ['disegno', 'disegni'],
  servizio: ['servizio', 'servizi'],
  mese: ['mese', 'mesi'],
  unita_immobiliare: ['unità immobiliare', 'unità immobiliari'],
  partner: ['partner', 'partner'],
  kw: ['kW', 'kW'],
  persona_formata: ['persona', 'persone'],
};

/** The sum behind the upper end of one part: "110.000 € × 75% = 82.500 €". */
function partFormula({ step, euroMax }: AidFigure): string {
  const sum = euroText(euroMax);
  if (step === null) return sum;
  const { base, share, units, cap, taxRate, formula } = step;
  const limit = cap === null ? '' : `, al massimo ${euroText(cap.euro)}`;
  if (units) {
    const [one, many] = UNITS[units.unit] ?? ['unità', 'unità'];
    const months = units.months === null ? '' : ` × ${String(units.months)} mesi`;
    return `${String(units.count)} ${units.count === 1 ? one : many} × ${euroText(units.euro)}${months}${limit} = ${sum}`;
  }
  if (base === null) return sum;
  const rate = share === null ? '' : ` × ${percentText(share.max)}`;
  if (formula === 'taglio_interessi') return `interessi in meno su ${euroText(base)}${limit} = ${sum}`;
  const tax = taxRate === null ? '' : ` × ${percentText(taxRate)} di imposte`;
  return `${euroText(base)}${rate}${tax}${limit} = ${sum}`;
}

function formulaText({ inputs, euro }: Extract<ExpectedAid, { isKnown: true }>): string {
  const of = (name: AidInput['name']) => inputs.find((input) => input.name === name);
  const base = of('spend_limit') ?? of('eligible_spend') ?? of('spend')!;
  const rate = of('rate');
  const limit = of('room') ?? of('aid_limit');
  const product = rate ? `${valueText(base)} × ${valueText(rate)}` : valueText(base);
  return limit ? `${product}, al massimo ${valueText(limit)} = ${euroText(euro)}` : `${product} = ${euroText(euro)}`;
}
