export const BLOG = {
  head: {
    title: 'Blog · Bandi e agevolazioni spiegati · Bandolo',
    description:
      'Articoli in italiano semplice su de minimis, PMI, cumulo, polizze e domande, ognuno con le sue fonti.',
  },
  title: 'Blog',
  lead: 'Le regole dei bandi in italiano semplice. Ogni articolo cita le sue fonti e la data.',
  author: 'Redazione Bandolo',
  minutes: (count: number) => (count === 1 ? '1 minuto di lettura' : `${String(count)} minuti di lettura`),
  feed: 'Segui con RSS',
  all: 'Tutti gli articoli',
  next: 'Continua a leggere',
  note: 'Informazione, non consulenza: fa fede il testo ufficiale collegato.',
  pageTitle: (title: string) => `${title} · Bandolo`,
  notFound: {
    title: 'Articolo non trovato',
    text: 'L’indirizzo non corrisponde a nessun articolo. Qui trovi tutti quelli pubblicati.',
  },
} as const;
