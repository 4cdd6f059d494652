/** The closed lists of the importers. Their sentences: messages/imports.ts. */

export const IMPORT_SOURCES = ['incentivi', 'sedia', 'generic'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Why a whole file or answer is refused: nothing of it reaches the catalogue. */
export const REFUSAL_CODES = [
  'empty_file',
  'too_large',
  'not_text',
  'html_page',
  'broken_json',
  'broken_csv',
  'too_deep',
  'unknown_shape',
  'wrong_source',
  'columns_missing',
  'no_records',
  'too_many_records',
  'hostile_keys',
  'source_unreachable',
  'source_timeout',
  'source_error',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why one record does not become a grant. */
export type RejectionCode =
  | 'not_an_object'
  | 'id_missing'
  | 'title_missing'
  | 'aid_form_missing'
  | 'field_too_long'
  | 'duplicate_id'
  | 'duplicate_of'
  | 'not_a_grant'
  | 'foreign_datasource'
  | 'translation'
  | 'column_missing'
  | 'column_invalid'
  | 'shape_invalid';

/** What a person should look at in a record that was taken in all the same. */
export type WarningCode =
  | 'amounts_swapped'
  | 'amount_unreadable'
  | 'amount_unlimited'
  | 'budget_unreadable'
  | 'budget_not_own'
  | 'currency_not_euro'
  | 'date_unreadable'
  | 'dates_inverted'
  | 'dates_missing'
  | 'note_contradicts_opening'
  | 'note_contradicts_closing'
  | 'note_says_suspended'
  | 'regions_missing'
  | 'regions_almost_all'
  | 'unknown_value'
  | 'ateco_unreadable'
  | 'tax_form_generic'
  | 'micro_not_listed'
  | 'link_missing'
  | 'link_invalid'
  | 'link_homepage'
  | 'last_update_missing'
  | 'possible_duplicate'
  | 'original_language';

/** A code and what its sentence needs to know: a column, a value, another id. */
export type Coded<Code extends string> = { code: Code; params: Record<string, string | number> };

export function coded<Code extends string>(code: Code, params: Record<string, string | number> = {}): Coded<Code> {
  return { code, params };
}
