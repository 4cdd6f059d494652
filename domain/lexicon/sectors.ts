import { fold } from '#domain/search/fold.ts';
import type { Sector } from '#domain/vocabulary.ts';

/** How free text names each sector of spec §3. */
const WORDS: Record<Sector, RegExp | null> = {
  technology: /\b(?:tecnolog|digital|software|informatic|ict\b|innovazione tecnologica|startup)/,
  healthcare: /\b(?:sanit|salute|biomed|medic|farmac|life science)/,
  finance: /\b(?:finanza\b|fintech|assicurat|bancar)/,
  energy: /\b(?:energ|fotovoltaic|rinnovabil|idrogeno)/,
  manufacturing: /\b(?:manifattur|industri|produzion|fabbric|meccanic|artigian)/,
  agriculture: /\b(?:agricol|agroaliment|rural|zootecn|vitivinic|pesca\b)/,
  education: /\b(?:istruzion|educazion|formazion|scuol|universit)/,
  retail: /\b(?:commerci|retail|negoz|vendita al dettaglio|e-commerce)/,
  transport: /\b(?:trasport|logistic|mobilita|autotrasport)/,
  tourism: /\b(?:turis|ricettiv|alberg|ospitalita)/,
  other: null,
};

export function mentionsSector(text: string, sector: Sector): boolean {
  return WORDS[sector]?.test(fold(text)) ?? false;
}
