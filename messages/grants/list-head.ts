/** The list of grants as search engines read it. */
export const LIST_HEAD = {
  title: 'Bandi per le imprese · Bandolo',
  titleFor: (query: string) => `Bandi per «${query}» · Bandolo`,
  titleOf: (filter: string) => `Bandi per le imprese, ${filter} · Bandolo`,
  description:
    'Tutti i bandi europei, nazionali e regionali per le imprese: scadenze, importi e requisiti, con la fonte ufficiale e la data di lettura.',
} as const;
