import type { FactField, GrantFacts } from '#domain/grants/grant-facts.ts';
import type { GrantConstraints, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import type { GenericRow } from './row-schema.ts';

/** The hard limits that a row states. An empty cell is "not known" and shuts nobody out. */
export function rowConstraints(row: GenericRow, warnings: Warning[]): GrantConstraints {
  const range = (column: string, min: number | null, max: number | null) => limits(column, min, max, warnings);
  const all: GrantConstraints = {
    territory:
      row.regioni.length > 0
        ? { regions: row.regioni, ...(row.province.length > 0 ? { provinces: row.province } : {}) }
        : undefined,
    sizes: row.dimensioni.length === 4 ? 'any' : orMissing(row.dimensioni),
    sectors: row.settori_vincolanti === true ? orMissing(row.settori) : undefined,
    legalForms: orMissing(row.forme_giuridiche),
    statusesAnyOf: orMissing(row.qualifiche),
    ageMonths: range('eta_impresa_mesi', row.eta_impresa_mesi_min, row.eta_impresa_mesi_max),
    founderAge: range('eta_fondatori', row.eta_fondatori_min, row.eta_fondatori_max),
    employees: range('dipendenti', row.dipendenti_min, row.dipendenti_max),
    revenueEuro: range('fatturato', row.fatturato_min, row.fatturato_max),
    other: orMissing(row.altre_condizioni),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Codes and spend of a row, with the row's own source. */
export function rowFacts(row: GenericRow, checkedOn: IsoDate, warnings: Warning[]): GrantFacts {
  const spend = limits('spesa', row.spesa_min, row.spesa_max, warnings);
  const codes = {
    ...(row.ateco_ammessi.length > 0 ? { include: row.ateco_ammessi } : {}),
    ...(row.ateco_esclusi.length > 0 ? { exclude: row.ateco_esclusi } : {}),
  };
  const hasCodes = Object.keys(codes).length > 0;
  const facts: GrantFacts = {
    ...(spend ? { spend } : {}),
    ...(hasCodes ? { ateco: { version: row.ateco_versione ?? '2025', ...codes } } : {}),
  };
  const fields = Object.keys(facts) as FactField[];
  if (fields.length === 0 || row.fonte === '') return facts;
  return { ...facts, sources: [{ fields, title: row.fonte, date: checkedOn }] };
}

function orMissing<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function limits(column: string, first: number | null, second: number | null, warnings: Warning[]) {
  if (first === null && second === null) return undefined;
  const isSwapped = first !== null && second !== null && first > second;
  if (isSwapped) warnings.push(coded('amounts_swapped', { column, min: first, max: second }));
  const [min, max] = isSwapped ? [second, first] : [first, second];
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}
