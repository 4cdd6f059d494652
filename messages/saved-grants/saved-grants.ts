import { onDay } from '#messages/articles.ts';
import { hello } from '#messages/mails/mails.ts';
import { MUST_SIGN_IN_TO_SAVE } from './must-sign-in.ts';

/** Fixed sentences of search and saving (SAV-3). */
export const SAVING = {
  mustSignInToSearch: 'Devi essere autenticato per utilizzare la ricerca intelligente',
  searchFailed: (message: string) => `Errore nella ricerca intelligente: ${message}`,
  mustSignInToSave: MUST_SIGN_IN_TO_SAVE,
  saveFailed: 'Errore nel salvare il bando',
  saved: 'Bando salvato con successo!',
  removeFailed: 'Errore nella rimozione',
  removed: 'Bando rimosso dai salvati',
} as const;

export const HIDING = {
  hidden: 'Bando nascosto: non lo vedrai più tra i suggerimenti e gli avvisi',
  shownAgain: 'Bando di nuovo visibile',
  count: (hidden: number) => (hidden === 1 ? '1 nascosto' : `${hidden} nascosti`),
} as const;

export const SAVED_SEARCH_PROBLEMS = {
  nameTaken: 'Hai già una ricerca con questo nome',
  nameMissing: 'Dai un nome alla ricerca',
} as const;

const LISTED = 10;

/** One mail for all the saved searches of a person, never two for the same grant. */
export const newGrantsMail = (
  firstName: string,
  searches: { name: string; grants: { name: string; deadline: string | null }[] }[],
  url: string,
) => {
  const total = searches.reduce((sum, { grants }) => sum + grants.length, 0);
  return {
    subject: total === 1 ? 'Un nuovo bando per le tue ricerche' : `${total} nuovi bandi per le tue ricerche`,
    greeting: hello(firstName),
    paragraphs: searches.flatMap(({ name, grants }) => [
      `Per la tua ricerca «${name}»:`,
      ...grants
        .slice(0, LISTED)
        .map((grant) => `• ${grant.name}${grant.deadline ? ` (scade ${onDay(grant.deadline)})` : ''}`),
      ...(grants.length > LISTED ? [`e altri ${grants.length - LISTED}.`] : []),
    ]),
    action: { label: total === 1 ? 'Apri il bando' : 'Vedi i nuovi bandi', url },
    notes: [
      'Ricevi questo messaggio perché hai attivato l’avviso su una ricerca salvata: puoi spegnerlo dalle tue ricerche.',
    ],
  };
};
