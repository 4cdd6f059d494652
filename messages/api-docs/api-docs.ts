import { API_KEY } from '#domain/api-keys/key-rules.ts';
import { integerText } from '#domain/numbers/write-number.ts';
import { PATHS } from '#domain/paths.ts';

export const API_DOCS = {
  head: {
    title: 'API · Riferimento per sviluppatori · Bandolo',
    description: 'Le operazioni dell’API di Bandolo: ricerca dei bandi, verifica dei requisiti, esempi e limiti.',
  },
  title: 'API di Bandolo',
  lead: 'Il catalogo e la verifica dei requisiti si leggono anche con un programma. Per leggere non serve una chiave.',
  search: 'Cerca un’operazione',
  placeholder: 'per esempio bandi, match, export',
  submit: 'Cerca',
  clear: 'Mostra tutte',
  none: 'Nessuna operazione con queste parole.',
  count: (shown: number) => (shown === 1 ? '1 operazione' : `${String(shown)} operazioni`),
  isPublic: 'Pubblica',
  needsSession: 'Serve una sessione',
  parameters: 'Parametri',
  name: 'Nome',
  where: 'Dove',
  type: 'Tipo',
  required: 'obbligatorio',
  places: { query: 'nell’indirizzo', path: 'nel percorso', header: 'intestazione', cookie: 'cookie' } as Partial<
    Record<string, string>
  >,
  body: 'Il corpo è JSON; la forma è nella descrizione OpenAPI.',
  sample: 'Esempio',
  tryIt: 'Prova: apri la risposta',
  basics: [
    {
      title: 'Da dove si parte',
      text: 'Ogni indirizzo comincia con /api e risponde in JSON. La descrizione completa, con tutte le forme, è OpenAPI 3.1.',
      link: { label: 'Apri openapi.json', href: '/api/openapi.json' },
    },
    {
      title: 'Limiti',
      text: 'POST /api/match e la verifica dei requisiti: 120 richieste al minuto per indirizzo. Esportazioni: 20 l’ora. Oltre, la risposta è 429 con l’intestazione Retry-After.',
    },
    {
      title: 'Chiavi',
      text: `Con una chiave i limiti si contano per chiave e non per indirizzo, e hai ${integerText(API_KEY.requestsPerDay)} richieste al giorno: quante ne restano è in X-RateLimit-Remaining. Si manda così: Authorization: Bearer bnd_… Vale anche per /mcp, e non apre i tuoi dati.`,
      link: { label: 'Crea una chiave', href: `${PATHS.settings}#chiavi-api` },
    },
    {
      title: 'Errori',
      text: 'Ogni rifiuto ha la stessa forma: code (stabile), message (in italiano), fields (i campi da correggere) e requestId, da citare quando ci scrivi.',
    },
    {
      title: 'Assistenti',
      text: 'Un assistente che parla MCP (Model Context Protocol) si collega a /mcp di questo sito: cerca i bandi, legge le schede e verifica i requisiti. Sola lettura, senza chiave, 120 messaggi al minuto per indirizzo.',
    },
    {
      title: 'Correttezza',
      text: 'Cita la fonte ufficiale che trovi in ogni bando e la data della verifica. I verdetti sono informazione, non consulenza.',
    },
  ],
  changesTitle: 'Che cosa è cambiato',
  changes: [
    {
      date: '2026-11-16',
      text: 'Nuove operazioni pubbliche: articoli del blog, richieste di supporto, questo riferimento. Ogni operazione ha un riassunto e dice se serve una sessione. Il catalogo risponde anche agli assistenti, su /mcp. Chi ha un account può creare chiavi, con una quota propria.',
    },
  ],
} as const;
