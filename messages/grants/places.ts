import { numberText } from '#domain/numbers/write-number.ts';
import { onDay } from '#messages/articles.ts';

const open = (count: number): string => (count === 1 ? '1 bando aperto' : `${numberText(count)} bandi aperti`);

/** Pages of a region and of a sector, each with its true counts. */
export const PLACES = {
  index: {
    head: {
      title: 'Bandi per regione e per settore · Bandolo',
      description: 'Quanti bandi sono aperti oggi in ogni regione e per ogni settore, con l’elenco di ciascuno.',
    },
    title: 'Bandi per regione e per settore',
    lead: (count: number) => `Oggi nel catalogo: ${open(count)}. Scegli da dove partire.`,
    regions: 'Per regione',
    sectors: 'Per settore',
  },
  region: (name: string) => ({ title: `Bandi per le imprese: ${name}`, what: name }),
  sector: (name: string) => ({ title: `Bandi per il settore ${name}`, what: name }),
  pageTitle: (title: string, count: number) => `${title}, ${open(count)} · Bandolo`,
  description: (what: string, count: number) =>
    `${what}: ${open(count)} oggi, con scadenze, importi e requisiti dalla fonte ufficiale.`,
  lead: (count: number, next: string | null) =>
    next ? `${open(count)} oggi. La prima scadenza è ${onDay(next)}.` : `${open(count)} oggi.`,
  soon: 'I primi a scadere',
  all: (count: number) => (count === 1 ? 'Vedi il bando' : `Vedi tutti i ${numberText(count)} bandi`),
  none: 'Oggi nessun bando aperto. Nell’elenco completo trovi anche quelli in apertura e quelli chiusi.',
  byLevel: 'Chi li concede',
  byCategory: 'Per che cosa',
  byAidForm: 'In quale forma',
  others: { region: 'Altre regioni', sector: 'Altri settori' },
  back: 'Tutte le regioni e i settori',
} as const;
