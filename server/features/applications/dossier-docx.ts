import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { documentDocx } from '#server/platform/document/document-docx.ts';
import type { DossierContent } from './dossier-blocks.ts';

/** The same application as a Word document, to go on working on it elsewhere. */
export function dossierDocx({ title, facts, blocks }: DossierContent): Promise<Uint8Array> {
  return documentDocx({ title, facts, blocks, eyebrow: WORDS.eyebrow, note: WORDS.note });
}
