/** While letters of a picture are recognised: how far it is. */
export const scanPage = (page: number, pages: number): string =>
  pages === 1 ? 'È una scansione: riconosco le lettere…' : `È una scansione: pagina ${page} di ${pages}…`;
