/** What a visitor is told who saves (SAV-3). */
export const MUST_SIGN_IN_TO_SAVE = 'Devi essere autenticato per salvare un bando';
