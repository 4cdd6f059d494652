/** What is said of an error nobody foresaw (SHE-5). */
export const UNEXPECTED_TEXT = 'Si è verificato un errore imprevisto';

/** No answer at all. */
export const NO_NETWORK_TEXT =
  'Non riusciamo a raggiungere Bandolo. Controlla la connessione e riprova: non hai perso nulla.';

/** A server that starts or has too much to do, whether it says so itself or what stands before it does. */
export const SERVICE_AWAY_TEXT =
  'Il servizio non risponde in questo momento. Riprova tra poco: quello che hai salvato è al sicuro.';
