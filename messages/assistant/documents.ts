import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';
import type { DocumentFinding } from '#domain/assistant/document/find-findings.ts';
import type { DocumentCheck } from '#domain/assistant/document/analyse-document.ts';
import type { DocumentField } from '#domain/assistant/document/document-fields.ts';
import type { DocumentProblem, DocumentText } from '#domain/files/document-reading.ts';
import type { DocumentType } from '#domain/assistant/request-types.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import { fromDay, ofDay, onDay } from '#messages/articles.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';

export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  bilancio: 'Bilancio',
  visura: 'Visura camerale',
  certificazione: 'Certificazione',
  documento_identita: 'Documento di identità',
  altro: 'Altro documento',
};

export const DOCUMENT_FIELD_LABELS: Record<DocumentField | 'documentType', string> = {
  documentType: 'Tipo di documento',
  companyName: 'Nome dell’azienda',
  vatNumber: 'Partita IVA',
  taxCode: 'Codice fiscale dell’impresa',
  personTaxCode: 'Codice fiscale di una persona',
  legalForm: 'Forma giuridica',
  address: 'Indirizzo della sede',
  city: 'Comune',
  province: 'Provincia',
  foundedOn: 'Data di costituzione',
  registeredOn: 'Data di iscrizione',
  atecoCode: 'Codice ATECO',
  reaNumber: 'Numero REA',
  pec: 'PEC',
  employees: 'Addetti',
  revenue: 'Ricavi',
  productionValue: 'Valore della produzione',
  totalAssets: 'Totale attivo',
  profit: 'Utile d’esercizio',
  shareCapital: 'Capitale sociale',
  equity: 'Patrimonio netto',
  standard: 'Norma o attestazione',
  issuedOn: 'Data di rilascio',
  expiresOn: 'Scadenza',
  amount: 'Importo',
  date: 'Data',
};

const typeLabel = (type: string | null): string =>
  type === null ? 'non riconosciuto' : DOCUMENT_TYPE_LABELS[type as DocumentType].toLowerCase();
const expectedWords = ({ field, expected }: DocumentCheck): string =>
  expected !== null && (field === 'revenue' || field === 'totalAssets' || field === 'employees')
    ? numberText(Number(expected))
    : field === 'legalForm'
      ? (LEGAL_FORM_LABELS[expected as LegalForm] ?? expected ?? '')
      : (expected ?? '');

export function checkText(check: DocumentCheck): string {
  const label = DOCUMENT_FIELD_LABELS[check.field];
  if (check.field === 'documentType') {
    if (check.outcome === 'corrisponde') return `Il contenuto è quello atteso: ${typeLabel(check.found)}.`;
    if (check.outcome === 'diverso')
      return `Hai indicato ${typeLabel(check.expected)}, ma il contenuto sembra: ${typeLabel(check.found)}.`;
    return `Hai indicato ${typeLabel(check.expected)}: dal testo non si riconosce il tipo, controllalo.`;
  }
  if (check.field === 'expiresOn') {
    return check.outcome === 'diverso'
      ? `Il documento è scaduto: ${check.found!}.`
      : `Il documento è valido fino al ${check.found!}.`;
  }
  switch (check.outcome) {
    case 'corrisponde':
      return `${label}: corrisponde al profilo (${check.found!}).`;
    case 'diverso':
      return `${label}: nel documento è ${check.found!}, nel profilo è ${expectedWords(check)}.`;
    case 'da_verificare':
      return `${label}: nel documento è ${check.found!}, nel profilo è ${expectedWords(check)}. I valori sono vicini ma non uguali.`;
    case 'non_trovato':
      return `${label}: nel testo non si trova. Nel profilo è ${expectedWords(check)}.`;
  }
}

/** What was found, and what it means for the verdict on a grant. */
export function findingText(finding: DocumentFinding): { text: string; meaning: string } {
  switch (finding.kind) {
    case 'lost_capital':
      return {
        text: `Il patrimonio netto (${euroText(finding.equity)}) è sotto la metà del capitale sociale (${euroText(finding.capital)}).`,
        meaning: `L’impresa può risultare «in difficoltà» (${finding.source}) e molti bandi la escludono: il verdetto diventa non ammissibile dove il bando lo vieta, salvo le PMI giovani. Prima della domanda si può ricapitalizzare.`,
      };
    case 'equity_holds':
      return {
        text: `Il patrimonio netto (${euroText(finding.equity)}) copre almeno metà del capitale sociale (${euroText(finding.capital)}).`,
        meaning: `Per questo aspetto l’impresa non è «in difficoltà» (${finding.source}).`,
      };
    case 'loss':
      return {
        text: `L’esercizio chiude in perdita (${euroText(finding.profit)}).`,
        meaning:
          'Da sola la perdita non esclude, ma pesa sui bandi che valutano la solidità e riduce il patrimonio netto.',
      };
    case 'production_value':
      return {
        text:
          finding.revenue === null
            ? `Il documento riporta il valore della produzione (${euroText(finding.production)}) ma non i ricavi.`
            : `Ricavi ${euroText(finding.revenue)}, valore della produzione ${euroText(finding.production)}: sono due voci diverse.`,
        meaning:
          'Per la dimensione dell’impresa conta il fatturato, cioè i ricavi: il valore della produzione comprende anche scorte e contributi.',
      };
    case 'old_visura':
      return {
        text: `La visura è ${ofDay(dayText(finding.issuedOn))}: ${fromDay(dayText(finding.validUntil))} è vecchia.`,
        meaning: `Per la domanda ne serve una nuova (${finding.source}): i dati su sede, attività e soci possono essere cambiati, e il verdetto va rifatto su quelli attuali.`,
      };
    case 'durc_expired':
      return {
        text: `Il DURC è scaduto ${onDay(dayText(finding.validUntil))}${finding.isComputed ? ', contando i giorni dal rilascio' : ''}.`,
        meaning: `La regolarità contributiva resta da verificare (${finding.source}): senza un DURC valido l’aiuto non si concede e non si paga.`,
      };
  }
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export function documentSummary(
  fields: number,
  matches: number,
  mismatches: number,
  type: DocumentType | null,
): string {
  const kind = type ? `Sembra: ${DOCUMENT_TYPE_LABELS[type].toLowerCase()}. ` : '';
  const found =
    fields === 0 ? 'Non ho trovato dati utili nel testo.' : `Ho trovato ${counted(fields, 'dato', 'dati')}.`;
  if (matches + mismatches === 0) return `${kind}${found}`;
  const verdict =
    mismatches === 0
      ? ` ${counted(matches, 'confronto corrisponde', 'confronti corrispondono')} al profilo dell’azienda.`
      : ` Attenzione: ${counted(mismatches, 'punto non corrisponde', 'punti non corrispondono')} al profilo dell’azienda.`;
  return `${kind}${found}${verdict}`;
}

/** What could not be read is said, with what to do instead. */
export const DOCUMENT_PROBLEM_MESSAGES: Record<DocumentProblem, string> = {
  no_text:
    'Non trovo parole da leggere: la pagina è vuota o la scansione non è nitida. Carica il PDF originale o una scansione più chiara, oppure scrivi i dati a mano.',
  encrypted: 'Il documento è protetto da una password: salvane una copia senza password e caricala.',
  damaged: 'Il file è danneggiato o non è quello che dice di essere: aprilo per controllarlo e scaricalo di nuovo.',
  too_heavy: 'Il documento è troppo pesante da leggere: carica solo le pagine che servono.',
  too_slow: 'La lettura del documento richiede troppo tempo: carica solo le pagine che servono.',
  unsupported: 'Posso leggere PDF, immagini JPG e PNG, DOCX e testo semplice: questo file è di un altro tipo.',
  busy: 'In questo momento sto leggendo molti documenti: riprova tra un minuto.',
};

export function documentNotes(reading: DocumentText): string[] {
  const { isPartial, pages, readPages, scannedPages = 0, hiddenText } = reading;
  const part = pages !== null && readPages !== null && readPages < pages;
  return [
    ...(scannedPages > 0
      ? ['È una scansione: ho riconosciuto le lettere una per una. Confronta numeri e date con l’originale.']
      : []),
    ...(isPartial
      ? [
          part
            ? `Ho letto solo le prime ${readPages} pagine di ${pages}.`
            : 'Ho letto solo la prima parte del documento.',
        ]
      : []),
    ...(hiddenText
      ? ['Nel documento c’è del testo nascosto (bianco o minuscolo), che non ho considerato: controlla da dove arriva.']
      : []),
  ];
}
