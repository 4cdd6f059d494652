import { ACCOUNT } from '#domain/constants.ts';
import { READABLE_TYPES } from './document-reading.ts';

/** What may be uploaded for what: types by content and size limits, in one place for both sides. */
export const FILE_PURPOSES = {
  consultant_document: { types: ['pdf', 'doc', 'docx'], maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 5 },
  /** Shown to everybody: small, drawn by every browser. */
  consultant_photo: { types: ['jpg', 'png'], maxBytes: 1024 * 1024, maxFiles: 1 },
  application_attachment: { types: ['pdf', 'jpg', 'png'], maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 5 },
  chat_file: { types: ['pdf', 'docx', 'doc', 'jpg', 'png', 'txt'], maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 1 },
  support_attachment: { types: ['pdf', 'jpg', 'png', 'docx', 'txt'], maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 1 },
  /** A call that the person brings: read, and kept with its application. */
  custom_grant: { types: ['pdf'], maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 1 },
  /** Read for what it says, then forgotten. */
  analysed_document: { types: READABLE_TYPES, maxBytes: ACCOUNT.documentMaxBytes, maxFiles: 1 },
  /** Papers of a company, kept for more than one application. */
  company_document: {
    types: ['pdf', 'jpg', 'png', 'doc', 'docx', 'xlsx'],
    maxBytes: ACCOUNT.documentMaxBytes,
    maxFiles: 1,
  },
} as const satisfies Record<string, { types: readonly FileType[]; maxBytes: number; maxFiles: number }>;
export type FilePurpose = keyof typeof FILE_PURPOSES;

export type FileType = 'pdf' | 'doc' | 'docx' | 'xlsx' | 'jpg' | 'png' | 'txt';

export const MEDIA_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
};
