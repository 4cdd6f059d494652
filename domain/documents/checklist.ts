import type { Day } from '#domain/rules/day.ts';
import { askedDocuments } from './asked-documents.ts';
import { KIND_RULES, kindNamed, type DocumentKind } from './document-kinds.ts';
import { expiryOf, replacedIds, type Dated } from './validity.ts';

export type KeptDocument = Dated & { id: string; title: string; createdAt: string };
/** A file of an application: which line of the list it answers, and the document it was taken from. */
export type Attached = { document: string | null; documentId: string | null };

/** `allegato`: in the application. `pronto`: among the company's documents. `segnato`: ticked off without a file. */
export const CHECKLIST_STATES = ['allegato', 'pronto', 'segnato', 'manca'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];

export type ChecklistLine = {
  /** The line as the grant writes it. */
  document: string;
  kind: DocumentKind | null;
  state: ChecklistState;
  /** The company's document that answers it. */
  documentId: string | null;
  title: string | null;
  expiresOn: Day | null;
  /** It ends before the day that counts: the grant's deadline, or today. */
  endsTooSoon: boolean;
  isAskedByOffice: boolean;
};

type Asked = {
  asked: readonly string[];
  attached: readonly Attached[];
  settled: readonly string[];
  documents: readonly KeptDocument[];
  deadline: Day | null;
  today: Day;
};

/** What a grant asks for, minus what is there. */
export function checklistOf({ asked, attached, settled, documents, deadline, today }: Asked): ChecklistLine[] {
  const needed = deadline && deadline > today ? deadline : today;
  const replaced = replacedIds(documents);
  const best = (kind: DocumentKind | null) =>
    kind === null
      ? undefined
      : documents
          .filter((each) => each.kind === kind && !replaced.has(each.id))
          .toSorted((one, other) => (order(one) > order(other) ? -1 : 1))[0];
  return askedDocuments(asked).map((document) => {
    const kind = kindNamed(document);
    const file = attached.find((each) => each.document === document);
    const source = file ? documents.find(({ id }) => id === file.documentId) : best(kind);
    const expiresOn = (source && expiryOf(source)?.day) ?? null;
    return {
      document,
      kind,
      state: file ? 'allegato' : settled.includes(document) ? 'segnato' : source ? 'pronto' : 'manca',
      documentId: source?.id ?? null,
      title: source?.title ?? null,
      expiresOn,
      endsTooSoon: expiresOn !== null && expiresOn < needed,
      isAskedByOffice: kind !== null && KIND_RULES[kind].isAskedByOffice === true,
    };
  });
}

const order = (document: KeptDocument): string =>
  `${expiryOf(document)?.day ?? document.issuedOn ?? ''} ${document.createdAt}`;
