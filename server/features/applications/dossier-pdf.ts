import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { documentPdf } from '#server/platform/document/document-pdf.ts';
import type { DossierContent } from './dossier-blocks.ts';

/** The application to read, print and upload: tagged, with an index and its tables. */
export async function dossierPdf({ title, facts, blocks }: DossierContent, madeOn: string): Promise<Buffer> {
  const { eyebrow, note, index, page } = WORDS;
  const footer = (at: number, pages: number): [string, string] => [title, page(at, pages)];
  return (await documentPdf({ title, eyebrow, note, index, facts, blocks, footer }, madeOn)).bytes;
}
