import { isDay, type Day } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, type DeMinimisRegime } from '#domain/tools/de-minimis/ledger.ts';

/** One AIUTO of the register, as written: texts by tag, then its components with their instruments. */
export type RnaRecord = { texts: Map<string, string>; components: RnaComponent[] };
type RnaComponent = { texts: Map<string, string>; aidElements: string[] };

/** A de minimis aid ready for the ledger. */
export type RnaAid = {
  cor: string | null;
  car: string | null;
  title: string | null;
  body: string;
  beneficiary: string;
  taxCode: string;
  grantedOn: Day;
  amountGge: number;
  regime: DeMinimisRegime;
  regulation: string;
};
export type RnaSkip = { cor: string | null; reason: 'date' | 'amount' };

/** Regulations with a ceiling of their own; every other de minimis is the general one. */
const REGULATIONS: [DeMinimisRegime, RegExp][] = [
  ['de_minimis_agricolo', /1408\/2013/],
  ['de_minimis_pesca', /717\/2014/],
  ['de_minimis_sieg', /2023\/2832|360\/2012/],
];

/** The de minimis part of a record, one aid per regime; exempted and notified components are left out. */
export function deMinimisAids(record: RnaRecord): { aids: RnaAid[]; skipped: RnaSkip[] } {
  const components = record.components.filter((each) => /^de\s*minimis$/i.test(textOf(each.texts, 'DES_PROCEDIMENTO')));
  if (components.length === 0) return { aids: [], skipped: [] };
  const cor = textOf(record.texts, 'COR') || null;
  const grantedOn = textOf(record.texts, 'DATA_CONCESSIONE').slice(0, 10);
  if (!isDay(grantedOn)) return { aids: [], skipped: [{ cor, reason: 'date' }] };

  const aids: RnaAid[] = [];
  const skipped: RnaSkip[] = [];
  for (const regime of DE_MINIMIS_REGIMES) {
    const ofRegime = components.filter((each) => regimeOf(each) === regime);
    const cents = ofRegime.flatMap((each) => each.aidElements.map(parseCents));
    if (ofRegime.length === 0) continue;
    if (cents.length === 0 || cents.includes(null)) {
      skipped.push({ cor, reason: 'amount' });
      continue;
    }
    aids.push({
      cor,
      car: textOf(record.texts, 'CAR') || null,
      title: textOf(record.texts, 'TITOLO_MISURA') || textOf(record.texts, 'TITOLO_PROGETTO') || null,
      body: textOf(record.texts, 'SOGGETTO_CONCEDENTE'),
      beneficiary: textOf(record.texts, 'DENOMINAZIONE_BENEFICIARIO'),
      taxCode: recordTaxCode(record),
      grantedOn,
      amountGge: cents.reduce<number>((sum, each) => sum + each!, 0) / 100,
      regime,
      regulation: regulationOf(ofRegime[0]!),
    });
  }
  return { aids, skipped };
}

export function recordTaxCode(record: RnaRecord): string {
  return comparableTaxCode(textOf(record.texts, 'CODICE_FISCALE_BENEFICIARIO'));
}

/** Eleven digits without "IT", or sixteen characters in capitals. */
export function comparableTaxCode(text: string): string {
  return text
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d{11}$)/, '');
}

function regimeOf(component: RnaComponent): DeMinimisRegime {
  const regulation = regulationOf(component);
  return REGULATIONS.find(([, pattern]) => pattern.test(regulation))?.[0] ?? 'de_minimis';
}

function regulationOf({ texts }: RnaComponent): string {
  return [textOf(texts, 'COD_REGOLAMENTO'), textOf(texts, 'DES_REGOLAMENTO')].filter(Boolean).join(' · ');
}

function textOf(texts: Map<string, string>, tag: string): string {
  return texts.get(tag)?.trim().replace(/\s+/g, ' ') ?? '';
}

/** "8498.44" or "8498,44"; null for anything that is not a plain positive amount. */
function parseCents(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,12}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
