import { MCP_PATH } from '#domain/file-paths.ts';
import { PATHS } from '#domain/paths.ts';

export const GRANT_FEED = {
  title: 'Nuovi bandi · Bandolo',
  description: 'Gli ultimi bandi entrati nel catalogo, con l’ente e il riassunto.',
} as const;

/** For assistants that read the site (llmstxt.org). */
export const LLMS = (origin: string): string => `# Bandolo

> Bandi e agevolazioni pubbliche per le imprese italiane: catalogo con fonti ufficiali, verifica dei requisiti, strumenti per le PMI. Informazione, non consulenza: fa fede il bando ufficiale.

Lo stato di ogni bando (aperto, in chiusura, a sportello, chiuso) è calcolato dalle date al momento della lettura. Ogni scheda cita la fonte e il giorno della verifica.

## Pagine
- [Elenco dei bandi](${origin}${PATHS.grants}): filtri nell'indirizzo (region, sector, level, size, aidForm, category, status, q)
- [Bandi per regione e settore](${origin}${PATHS.grantPlaces}): conteggi aggiornati
- [Strumenti](${origin}${PATHS.tools}): dimensione PMI, requisiti generali, cumulo, convenienza
- [Blog](${origin}${PATHS.blog}): articoli con le fonti
- [Mappa del sito](${origin}/sitemap.xml)

## Dati
- [Riferimento dell'API](${origin}${PATHS.apiDocs})
- [Descrizione OpenAPI](${origin}/api/openapi.json)
- [Ricerca dei bandi](${origin}/api/grants?q=fotovoltaico): JSON
- [Server MCP](${origin}${MCP_PATH}): ricerca, schede e verifica dei requisiti per gli assistenti, in sola lettura
- [Nuovi bandi](${origin}${PATHS.grants}/rss.xml): RSS
`;
