import type { AidCertainty, AidInput, AidKind, AidUnknown, ExpectedAid } from '#domain/projects/expected-aid.ts';
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
};

const valueText = ({ name, value }: AidInput): string => (name === 'rate' ? percentText(value) : euroText(value));

/** The figure in words, the sum behind it, and where each number comes from. */
export function moneyText(aid: ExpectedAid) {
  if (!aid.isKnown) return { figure: null, formula: null, inputs: [], why: WHY_NOT[aid.why] };
  return {
    figure: `${CERTAINTY[aid.certainty]} ${euroText(aid.euro)} ${WHAT[aid.what]}`,
    formula: formulaText(aid),
    inputs: aid.inputs.map((input) => ({
      label: INPUTS[input.name],
      value: valueText(input),
      source: SOURCES[input.source],
      reference: input.reference,
    })),
    why: null,
  };
}

function formulaText({ inputs, euro }: Extract<ExpectedAid, { isKnown: true }>): string {
  const of = (name: AidInput['name']) => inputs.find((input) => input.name === name);
  const base = of('spend_limit') ?? of('eligible_spend') ?? of('spend')!;
  const rate = of('rate');
  const limit = of('room') ?? of('aid_limit');
  const product = rate ? `${valueText(base)} × ${valueText(rate)}` : valueText(base);
  return limit ? `${product}, al massimo ${valueText(limit)} = ${euroText(euro)}` : `${product} = ${euroText(euro)}`;
}
