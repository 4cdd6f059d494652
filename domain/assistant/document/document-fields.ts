/** What can be found in a document, in the order in which it is told. */
export const DOCUMENT_FIELDS = [
  'companyName',
  'vatNumber',
  'taxCode',
  'personTaxCode',
  'legalForm',
  'address',
  'city',
  'province',
  'foundedOn',
  'registeredOn',
  'atecoCode',
  'reaNumber',
  'pec',
  'employees',
  'revenue',
  'productionValue',
  'totalAssets',
  'profit',
  'shareCapital',
  'equity',
  'standard',
  'issuedOn',
  'expiresOn',
  'amount',
  'date',
] as const;
export type DocumentField = (typeof DOCUMENT_FIELDS)[number];

/** `value` as the document writes it, `raw` as it compares: a day, digits, a code. */
export type FoundField = { field: DocumentField; value: string; raw: string; excerpt: string };
