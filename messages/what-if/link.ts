/** Stands apart from the words of the screen, which only its own page needs. */
export const WHAT_IF_LINK = 'Che cosa cambia se…';
