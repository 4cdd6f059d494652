import { fold } from '#domain/search/fold.ts';
import { saying } from './idea-words.ts';
import type { Sector } from '#domain/vocabulary.ts';

/** How free text names each sector (SHE-9). */
const WORDS: Record<Sector, RegExp | null> = {
  technology: saying(['digitalizzazione', 'software', 'startup'], 'tecnolog|informatic|innovazione tecnologica'),
  healthcare: saying(['salute'], 'sanit|biomed|medic|farmac|life science'),
  finance: /\b(?:finanza\b|fintech|assicurat|bancar)/,
  energy: saying(['energia', 'fotovoltaico', 'rinnovabili', 'idrogeno']),
  manufacturing: saying(['manifattura'], 'manifattur|industri|produzion|fabbric|meccanic|artigian'),
  agriculture: saying(['agricoltura', 'agroalimentare', 'pesca'], 'rural|zootecn|vitivinic'),
  education: saying(['istruzione', 'formazione'], 'universit'),
  retail: saying(['commercio', 'ecommerce'], 'retail|negoz'),
  transport: saying(['logistica', 'autotrasporto'], 'trasport|mobilita'),
  tourism: saying(['turismo', 'ricettivo'], 'turis|alberg'),
  other: null,
};

export function mentionsSector(text: string, sector: Sector): boolean {
  return WORDS[sector]?.test(fold(text)) ?? false;
}
