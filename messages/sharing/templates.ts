import type { TemplateField, TemplateId, TemplatePart } from '#domain/sharing/templates.ts';

export const TEMPLATES: Record<TemplateId, { title: string; use: string; text: string }> = {
  mandato: {
    title: 'Mandato per una domanda di agevolazione',
    use: 'Da far firmare al cliente prima di usare i suoi dati.',
    text: `La/Il sottoscritta/o {{cliente}}, in nome e per conto di {{azienda}}, con sede in {{sede}}, partita IVA {{partitaIva}}, PEC {{pec}},

conferisce a {{consulente}} il mandato a verificare i requisiti, preparare la documentazione e assistere l’impresa nella presentazione di domande di agevolazione, con l’autorizzazione a trattare a questo solo fine i dati dell’impresa.

Il mandato può essere revocato in ogni momento con comunicazione scritta. Resta dell’impresa la responsabilità di quanto dichiara.

{{sede}}, {{data}}

Firma`,
  },
  documenti: {
    title: 'Richiesta di documenti',
    use: 'Una volta sola, con un elenco che il cliente può spuntare.',
    text: `Buongiorno {{cliente}},

per la domanda di {{azienda}} servono questi documenti:

- visura camerale aggiornata
- ultimo bilancio depositato, o dichiarazione dei redditi
- preventivi datati e intestati a {{azienda}}
- elenco degli aiuti ricevuti negli ultimi tre anni
- documento d’identità del legale rappresentante

Potete caricarli in Bandolo e condividerli con me: li vede solo chi segue la pratica.

{{consulente}}, {{data}}`,
  },
  dichiarazione: {
    title: 'Dichiarazione sugli aiuti ricevuti (traccia)',
    use: 'Traccia di lavoro: sul portale va usato il modello del bando.',
    text: `{{azienda}}, con sede in {{sede}}, partita IVA {{partitaIva}}, {{addetti}} addetti,

dichiara, come impresa unica ai sensi dell’articolo 2, paragrafo 2, del Regolamento (UE) 2023/2831, di avere ricevuto nei tre anni precedenti la concessione i seguenti aiuti «de minimis»:

(data di concessione, ente, importo, codice COR)

{{data}}

Il legale rappresentante {{cliente}}`,
  },
  esito: {
    title: 'Comunicazione dell’esito',
    use: 'Anche quando l’esito è negativo: con il motivo e il passo dopo.',
    text: `Buongiorno {{cliente}},

è arrivato l’esito della domanda di {{azienda}}.

Esito:
Motivazione dell’ente:
Passo successivo, e entro quando:

Resto a disposizione.

{{consulente}}, {{data}}`,
  },
};

export const TEMPLATE_FIELD_NAMES: Record<TemplateField, string> = {
  azienda: 'ragione sociale',
  sede: 'sede',
  partitaIva: 'partita IVA',
  pec: 'PEC',
  addetti: 'addetti',
  cliente: 'chi firma',
  consulente: 'il tuo nome',
  data: 'data',
};

export const TEMPLATE_WORDS = {
  title: 'Modelli',
  intro: 'Testi pronti che si compilano con i dati di un cliente. Quello che manca resta segnato.',
  client: 'Per quale cliente',
  pick: 'Scegli un cliente',
  filling: 'Compilo i modelli…',
  noClients: 'Ancora nessun cliente',
  noClientsText: 'I modelli si compilano con i dati di un cliente: aggiungine uno, o accetta una richiesta.',
  add: 'Nuovo cliente',
  blank: (name: string) => `[da completare: ${name}]`,
  missing: (names: string) => `Da completare: ${names}`,
  complete: 'Niente da completare',
  copy: 'Copia',
  copyOf: (title: string) => `Copia: ${title}`,
  copied: 'Testo copiato',
  download: 'Scarica in Word',
  downloadOf: (title: string) => `Scarica in Word: ${title}`,
  copyFailed: 'Non siamo riusciti a copiare: scarica il testo in Word',
  eyebrow: 'Modello',
  note: 'Testo di partenza, da rileggere prima di firmarlo o di inviarlo.',
} as const;

/** The filled text as one reads it, with what is missing by name. */
export const templateText = (parts: readonly TemplatePart[]): string =>
  parts
    .map((part) => (part.kind === 'manca' ? TEMPLATE_WORDS.blank(TEMPLATE_FIELD_NAMES[part.field]) : part.text))
    .join('');
