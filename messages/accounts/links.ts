type Part = { title: string; text: string };
/** A page behind a link that only an account's owner receives. */
export type LinkWords = {
  asked: Part;
  locked?: string;
  done: Part;
  dead: Part;
  press: string;
  goOn: string;
  failed: string;
};

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

export const NEW_EMAIL: LinkWords = {
  asked: {
    title: 'Confermi il nuovo indirizzo?',
    text: 'Da ora entrerai con questa e-mail, e qui riceverai tutti i messaggi di Bandolo.',
  },
  locked: 'In questo browser non hai fatto l’accesso: per confermare scrivi la password del tuo account.',
  done: {
    title: 'E-mail cambiata',
    text: 'Da ora il tuo account ha il nuovo indirizzo. Lo abbiamo detto anche a quello di prima.',
  },
  dead: { title: DEAD, text: 'Chiedi di nuovo il cambio dalle impostazioni: il link vale 24 ore.' },
  press: 'Conferma il nuovo indirizzo',
  goOn: 'Vai alle impostazioni',
  failed: 'E-mail non cambiata',
};

export const EMAIL_PROBLEMS = { same: 'È già l’indirizzo del tuo account' } as const;
