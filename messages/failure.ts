/** spec §8: what is said of an error nobody foresaw. */
export const UNEXPECTED_TEXT = 'Si è verificato un errore imprevisto';
