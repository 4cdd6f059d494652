/** Around the forms of the public pages; apart from the words of those pages, which a first visit has in its HTML. */
export const ACTIVATION = {
  title: 'Richiedi attivazione',
  lead: 'Oggi non c’è un pagamento in linea. Ci scrivi, ti confermiamo prezzo e condizioni per e-mail, e decidi con calma.',
} as const;
export const CONTACT = {
  title: 'Scrivici',
  lead: 'Rispondiamo per e-mail. Se hai un account, usa lo stesso indirizzo: facciamo prima.',
} as const;
