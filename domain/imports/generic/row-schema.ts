import { z } from 'zod';
import {
  AID_FORMS,
  AID_REGIMES,
  CATEGORIES,
  COMPANY_SIZES,
  CONFIDENCES,
  EDITORIAL_STATES,
  GRANT_LEVELS,
  LEGAL_FORMS,
  OPENING_MODES,
  SECTORS,
  SPECIAL_STATUSES,
} from '#domain/vocabulary.ts';
import * as cell from './cells.ts';

const sizes = { piccola: 'small', media: 'medium', grande: 'large' } as const;
const confidences = { alta: 'high', media: 'medium', bassa: 'low' } as const;
const sectors = {
  tecnologia: 'technology',
  sanita: 'healthcare',
  finanza: 'finance',
  energia: 'energy',
  manifattura: 'manufacturing',
  agricoltura: 'agriculture',
  istruzione: 'education',
  commercio: 'retail',
  trasporti: 'transport',
  turismo: 'tourism',
  altro: 'other',
} as const;

/** Our own import format, one row per grant. docs/import-format.md says the same in words: keep them together. */
export const genericRow = z.object({
  id_esterno: cell.text,
  nome: cell.requiredText,
  ente: cell.requiredText,
  livello: cell.oneOf(GRANT_LEVELS),
  regioni: cell.regions,
  province: cell.provinces,
  settori: cell.manyOf(SECTORS, sectors),
  settori_vincolanti: cell.yesNo,
  categorie: cell.manyOf(CATEGORIES),
  beneficiari: cell.text,
  dimensioni: cell.manyOf(COMPANY_SIZES, sizes),
  forme_giuridiche: cell.manyOf(LEGAL_FORMS),
  qualifiche: cell.manyOf(SPECIAL_STATUSES),
  ateco_ammessi: cell.atecoCodes,
  ateco_esclusi: cell.atecoCodes,
  ateco_versione: cell.oneOf(['2007', '2025']),
  eta_impresa_mesi_min: cell.number(0, 2400),
  eta_impresa_mesi_max: cell.number(0, 2400),
  eta_fondatori_min: cell.number(0, 120),
  eta_fondatori_max: cell.number(0, 120),
  dipendenti_min: cell.number(0, 1_000_000),
  dipendenti_max: cell.number(0, 1_000_000),
  fatturato_min: cell.euro,
  fatturato_max: cell.euro,
  spesa_min: cell.euro,
  spesa_max: cell.euro,
  altre_condizioni: cell.sentences,
  forma_aiuto: cell.oneOf(AID_FORMS),
  intensita: cell.text,
  intensita_max: cell.number(0, 100),
  regime_aiuto: cell.oneOf(AID_REGIMES),
  importo_min: cell.euro,
  importo_max: cell.euro,
  tipo_importo: cell.text,
  costi_ammessi: cell.sentences,
  modalita_apertura: cell.oneOf(OPENING_MODES),
  data_apertura: cell.day,
  ora_apertura: cell.time,
  data_chiusura: cell.day,
  ora_chiusura: cell.time,
  stato: cell.oneOf(EDITORIAL_STATES),
  nota: cell.text,
  sintesi: cell.requiredText,
  requisiti: cell.sentences,
  benefici: cell.sentences,
  documenti: cell.sentences,
  tempi_istruttoria: cell.text,
  base_normativa: cell.text,
  link: cell.link,
  fonte: cell.text,
  verificato_il: cell.day,
  affidabilita: cell.oneOf(CONFIDENCES, confidences),
});

export type GenericRow = z.output<typeof genericRow>;
type GenericColumn = keyof GenericRow;
export const GENERIC_COLUMNS = Object.keys(genericRow.shape) as GenericColumn[];
/** Without these a row says too little to be a grant. */
export const REQUIRED_COLUMNS = ['nome', 'ente', 'livello', 'forma_aiuto', 'sintesi'] as const;

/** Headers are read in any case, with spaces or dashes for the underscore. */
export function columnName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** The required columns a raw object lacks. */
export function missingColumns(raw: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(raw).map(columnName);
  return REQUIRED_COLUMNS.filter((column) => !names.includes(column));
}

/** Whether a raw object has the columns of this format. */
export function isGenericShape(raw: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(raw).map(columnName);
  return names.includes('nome') && names.includes('forma_aiuto');
}
