import { MAX_FIELD_CHARS } from '#domain/imports/limits.ts';
import { plainText } from '#domain/imports/plain-text.ts';
import { splitValues } from '#domain/imports/split-values.ts';
import { ACTIVITY_SECTORS, COSTS, SCOPES, SIZES, SPECIAL_TERRITORIES, SUBJECTS, SUPPORT_FORMS } from './vocabulary.ts';

/** Official name (CSV, JSON) and Solr field of each value that is read. */
const TEXTS = {
  id: ['ID_Incentivo', 'zs_nid'],
  title: ['Titolo', 'zs_title'],
  body: ['Descrizione', 'zs_body'],
  opens: ['Data_apertura', 'zs_field_open_date'],
  closes: ['Data_chiusura', 'zs_field_close_date'],
  note: ['Note_di_apertura_chiusura', 'zs_field_close_date_descriptor'],
  spendMin: ['Spesa_Ammessa_min', 'zs_field_cost_min'],
  spendMax: ['Spesa_Ammessa_max', 'zs_field_cost_max'],
  aidMin: ['Agevolazione_Concedibile_min', 'zs_field_support_grant_type_min'],
  aidMax: ['Agevolazione_Concedibile_max', 'zs_field_support_grant_type_max'],
  ateco: ['Codici_ATECO', 'zs_field_ateco'],
  towns: ['Comuni', 'zs_field_comuni'],
  grantor: ['Soggetto_Concedente', 'zs_field_subject_grant'],
  primaryRule: ['Base_normativa_primaria', 'zs_field_primary_ruleset'],
  secondaryRule: ['Base_normativa_secondaria', 'zs_field_secondary_ruleset'],
  implementingRule: ['Provvedimento_attuativo', 'zs_field_implementation_ruleset'],
  gazette: ['Gazzetta_ufficiale', 'zs_field_official_references'],
  budget: ['Stanziamento_incentivo', 'zs_field_budget_allocation'],
  link: ['Link_istituzionale', 'zs_field_link'],
  updated: ['Data_ultimo_aggiornamento', 'ds_last_update'],
  page: ['Pagina_catalogo', 'zs_url'],
} as const;

const LISTS = {
  scopes: ['Obiettivo_Finalita', 'zm_field_scopes_value', new Set(Object.keys(SCOPES))],
  sizes: ['Dimensioni', 'zm_field_dimensions_value', new Set(Object.keys(SIZES))],
  subjects: ['Tipologia_Soggetto', 'zm_field_subject_type_value', new Set(Object.keys(SUBJECTS))],
  forms: ['Forma_agevolazione', 'zm_field_support_form_value', new Set(Object.keys(SUPPORT_FORMS))],
  costs: ['Costi_Ammessi', 'zm_field_granted_costs_value', COSTS],
  sectors: ['Settore_Attivita', 'zm_field_activity_sector_value', new Set(Object.keys(ACTIVITY_SECTORS))],
  regions: ['Regioni', 'zm_field_regions_value', new Set<string>()],
  territories: ['Ambito_territoriale', 'zm_field_special_territory_value', SPECIAL_TERRITORIES],
} as const;

/** The field list of a live request, in the portal's own `alias:field` form. */
export const OFFICIAL_FIELDS = [...Object.values(TEXTS), ...Object.values(LISTS)]
  .map(([alias, solr]) => `${alias}:${solr}`)
  .join(',');

/** No official list is as long: what is beyond is noise, and would only make a long report. */
const MAX_LIST_ITEMS = 200;

type TextField = keyof typeof TEXTS;
type ListField = keyof typeof LISTS;

/** One record of the portal, whichever of its two shapes it came in. */
export type IncentiviRecord = Record<TextField, string> & Record<ListField, string[]>;

/** The record, or the name of the field that is too long to be read. */
export function incentiviRecord(raw: Readonly<Record<string, unknown>>): IncentiviRecord | { tooLong: string } {
  const record: Record<string, string | string[]> = {};
  for (const [field, names] of Object.entries(TEXTS)) {
    const value = textOf(pick(raw, names));
    if (value.length > MAX_FIELD_CHARS) return { tooLong: names[0] };
    record[field] = plainText(value);
  }
  for (const [field, [alias, solr, known]] of Object.entries(LISTS)) {
    const values = listOf(pick(raw, [alias, solr]));
    if (values.some((value) => value.length > MAX_FIELD_CHARS)) return { tooLong: alias };
    const items = new Set(values.flatMap((value) => splitValues(plainText(value), known)));
    record[field] = [...items].slice(0, MAX_LIST_ITEMS);
  }
  return record as IncentiviRecord;
}

/** Whether a raw object has the names of this source, in either shape. */
export function isIncentiviShape(raw: Readonly<Record<string, unknown>>): boolean {
  return (
    (Object.hasOwn(raw, 'ID_Incentivo') && Object.hasOwn(raw, 'Titolo')) ||
    (Object.hasOwn(raw, 'zs_nid') && Object.hasOwn(raw, 'zs_title'))
  );
}

function pick(raw: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const name = names.find((each) => Object.hasOwn(raw, each) && raw[each] !== null);
  return name === undefined ? undefined : raw[name];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join('; ') : '';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.slice(0, MAX_LIST_ITEMS).map(textOf) : [textOf(value)];
}
