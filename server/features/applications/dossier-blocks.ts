import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';

export type Block = DocumentBlock;
export type DossierContent = {
  title: string;
  facts: [string, string][];
  blocks: Block[];
};

export const dayOf = (moment: string) => romeMoment(new Date(moment)).day;

export const part = (text: string): Block => ({ kind: 'part', text });
export const paragraph = (text: string, isStrong = false): Block => ({ kind: 'paragraph', text, isStrong });
export const paragraphs = (text: string): Block[] => {
  const pieces = text
    .split(/\n+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length === 0 ? [paragraph(WORDS.empty)] : pieces.map((piece) => paragraph(piece));
};
