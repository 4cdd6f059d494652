import type { Draft } from './chat-question.ts';
import type { Memory } from './memory.ts';

/** Something is asked of the grant on screen, or of the one that the talk is about right now. */
export const isAskedOfGrant = (draft: Draft, { last }: Memory): boolean => {
  const isTalkedOf = draft.origin === 'conversazione' && (last?.kind === 'bando' || last?.kind === 'ordine');
  return (draft.origin === 'pagina' || isTalkedOf) && isOfPage(draft);
};

/** A rule that the page's own grant may answer: "serve il DURC?" there is both. */
const isOfPage = ({ aspects }: Draft): boolean =>
  aspects.some((aspect) =>
    [
      'importo',
      'documenti',
      'domanda',
      'requisiti',
      'spese',
      'pagamento',
      'tempi',
      'scadenza',
      'stato',
      'ateco',
      'sede',
      'limiti',
      'criteri',
      'regime',
    ].includes(aspect),
  );
