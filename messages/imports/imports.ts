import type { Coded, ImportSource, RefusalCode, RejectionCode, WarningCode } from '#domain/imports/codes.ts';

type Params = Record<string, string | number>;
type Sentence = (params: Params) => string;

export const IMPORT_SOURCE_LABELS: Record<ImportSource, string> = {
  incentivi: 'incentivi.gov.it',
  sedia: 'Portale UE Funding & Tenders',
  generic: 'File CSV o JSON',
};

/** Why a whole file or answer was refused. In every case the catalogue is as it was. */
const REFUSALS: Record<RefusalCode, Sentence> = {
  empty_file: () => 'Il file è vuoto.',
  too_large: ({ maxMb }) => `Il file supera il limite di ${maxMb} MB.`,
  not_text: () => 'Il file non è un testo leggibile: contiene dati binari.',
  html_page: () => 'Il contenuto è una pagina web o un documento XML, non un elenco di bandi.',
  broken_json: () => 'Il file JSON è danneggiato o incompleto.',
  broken_csv: ({ line }) => `Il file CSV è danneggiato${line ? ` (riga ${line})` : ''}.`,
  too_deep: () => 'Il file JSON ha troppi livelli annidati.',
  unknown_shape: () => 'Il file non contiene un elenco di bandi in un formato conosciuto.',
  wrong_source: ({ found }) =>
    `Il file non è della fonte indicata${found ? `: sembra di «${sourceLabel(found)}»` : ''}. Scegli la fonte giusta e riprova.`,
  columns_missing: ({ columns }) => `Nel file mancano le colonne obbligatorie: ${columns}.`,
  no_records: () => 'La risposta non contiene nessun bando.',
  too_many_records: ({ max }) => `Il file contiene più di ${max} bandi.`,
  hostile_keys: ({ key }) => `Il file contiene un nome di campo non ammesso («${key}»).`,
  source_unreachable: () => 'La fonte non è raggiungibile. Riprova più tardi.',
  source_timeout: ({ seconds }) => `La fonte non ha risposto entro ${seconds} secondi.`,
  source_error: ({ status }) => `La fonte ha risposto con un errore (HTTP ${status}).`,
};

/** Why one record did not become a grant. */
const REJECTIONS: Record<RejectionCode, Sentence> = {
  not_an_object: () => 'La voce non è un bando.',
  id_missing: () => 'Manca l’identificativo della fonte.',
  title_missing: () => 'Manca il titolo.',
  aid_form_missing: () => 'Manca la forma di agevolazione.',
  field_too_long: ({ column }) => `Il campo «${column}» è troppo lungo.`,
  duplicate_id: ({ id }) => `Lo stesso identificativo (${id}) compare più volte: vale la versione più recente.`,
  duplicate_of: ({ id }) => `È lo stesso bando già presente come «${id}»: stesso link, titolo e date.`,
  not_a_grant: () => 'Non è un bando di finanziamento (è una gara o un altro tipo di pubblicazione).',
  foreign_datasource: ({ value }) => `Proviene da un altro archivio («${value}»).`,
  translation: ({ language }) => `È la traduzione («${language}») di un bando già letto.`,
  column_missing: ({ column }) => `La colonna «${column}» è obbligatoria ed è vuota.`,
  column_invalid: ({ column, value, expected }) =>
    `La colonna «${column}» contiene «${value}»: valore atteso ${expected}.`,
  shape_invalid: ({ field }) => `I dati non formano un bando valido (${field}).`,
};

/** What a person should look at in a record that was taken in all the same. */
const WARNINGS: Record<WarningCode, Sentence> = {
  amounts_swapped: ({ column }) => `«${column}»: minimo e massimo erano invertiti.`,
  amount_unreadable: ({ column, value }) => `«${column}»: importo non leggibile («${value}»).`,
  amount_unlimited: ({ column }) => `«${column}»: senza limite.`,
  budget_unreadable: ({ value }) => `Stanziamento non leggibile («${value}»).`,
  budget_not_own: () => 'Gli importi pubblicati riguardano altri topic dello stesso bando.',
  currency_not_euro: ({ value }) => `Importo in una valuta diversa dall’euro (${value}).`,
  date_unreadable: ({ column, value }) => `«${column}»: data non leggibile («${value}»).`,
  dates_inverted: ({ opens, closes }) => `La data di apertura (${opens}) è successiva alla chiusura (${closes}).`,
  dates_missing: () => 'Date di apertura e chiusura non indicate.',
  note_contradicts_opening: ({ field, note }) =>
    `La nota parla di apertura il ${note}, il campo ${field ? `dice ${field}` : 'è vuoto'}: da verificare.`,
  note_contradicts_closing: ({ field, note }) =>
    `La nota parla di chiusura il ${note}, il campo ${field ? `dice ${field}` : 'è vuoto'}: da verificare.`,
  note_says_suspended: () => 'La nota parla di sospensione o chiusura: da verificare.',
  regions_missing: () => 'Regioni non indicate.',
  regions_almost_all: ({ missing }) => `Considerato nazionale, ma nell’elenco mancano: ${missing}.`,
  unknown_value: ({ column, value }) => `«${column}»: valore non previsto («${value}»).`,
  ateco_unreadable: ({ value }) => `Codici ATECO non leggibili («${value}»).`,
  tax_form_generic: () => 'Agevolazione fiscale di tipo non precisato.',
  micro_not_listed: () => 'Elenca le piccole imprese ma non le microimprese: nessuna dimensione è stata esclusa.',
  link_missing: () => 'Link ufficiale mancante.',
  link_invalid: ({ value }) => `Link ufficiale non valido («${value}»).`,
  link_homepage: () => 'Il link porta alla pagina iniziale dell’ente, non al bando.',
  last_update_missing: () => 'La fonte non dice quando la scheda è stata aggiornata.',
  possible_duplicate: ({ id }) => `Stesso link e titolo della scheda ${id}, con altre date o regioni.`,
  original_language: ({ language }) => `Testo nella lingua originale (${language}).`,
};

export function refusalText({ code, params }: Coded<RefusalCode>): string {
  return REFUSALS[code](params);
}

export function rejectionText({ code, params }: Coded<RejectionCode>): string {
  return REJECTIONS[code](params);
}

export function warningText({ code, params }: Coded<WarningCode>): string {
  return WARNINGS[code](params);
}

function sourceLabel(source: string | number): string {
  return Object.hasOwn(IMPORT_SOURCE_LABELS, source) ? IMPORT_SOURCE_LABELS[source as ImportSource] : String(source);
}
