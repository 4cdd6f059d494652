type Part = { title: string; text: string };
/** A page behind a link that only an account's owner receives. */
export type LinkWords = { asked: Part; done: Part; dead: Part; press: string; goOn: string; failed: string };

const DEAD = 'Questo link non vale più';

export const KEEP: LinkWords = {
  asked: {
    title: 'Vuoi tenere il tuo account?',
    text: 'L’eliminazione è già prevista. Se lo tieni, ritrovi tutto come lo avevi lasciato e puoi accedere subito.',
  },
  done: { title: 'Il tuo account resta con te', text: 'L’eliminazione è annullata. Accedi con la tua password.' },
  dead: { title: DEAD, text: 'Se l’eliminazione è ancora in attesa, prova ad accedere: ti mandiamo un link nuovo.' },
  press: 'Tieni il mio account',
  goOn: 'Vai all’accesso',
  failed: 'Account non ripristinato',
};
