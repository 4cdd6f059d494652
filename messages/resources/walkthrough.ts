/** The video tutorial: screens of the product, one after the other, each with what is said. */
export const WALKTHROUGH = {
  slug: 'bandolo-in-sei-passi',
  title: 'Bandolo in sei passi: dal progetto alla domanda',
  description: 'Un giro guidato nelle schermate vere, con i sottotitoli: dalla prima ricerca al dossier.',
  minutes: 2,
  label: 'Tutorial passo per passo',
  play: 'Avvia',
  pause: 'Pausa',
  previous: 'Passo precedente',
  next: 'Passo successivo',
  position: (at: number, of: number) => `Passo ${at} di ${of}`,
  keys: 'Tastiera: frecce per cambiare passo, spazio per avviare o mettere in pausa.',
  transcript: 'Trascrizione',
  steps: [
    {
      id: 'dashboard',
      title: 'La tua dashboard',
      caption:
        'Appena entri vedi il prossimo passo, i bandi che si adattano alla tua azienda e le scadenze vicine. Tutto parte dall’azienda attiva, in alto.',
      alt: 'La dashboard con il saluto, quattro contatori e i bandi suggeriti',
    },
    {
      id: 'ricerca',
      title: 'Racconta il progetto',
      caption:
        'In «Cerca Bandi» scrivi con parole tue che cosa vuoi fare, dove e con quanta spesa. Filo trova i bandi e dice perché ciascuno ti riguarda.',
      alt: 'La ricerca intelligente con filtri e riquadro per descrivere il progetto',
    },
    {
      id: 'bando',
      title: 'Leggi la scheda',
      caption:
        'Ogni scheda mette in fila requisiti, importi e date, con il verdetto per la tua azienda e la fonte ufficiale. Salvala: ti avvisiamo delle scadenze.',
      alt: 'La scheda di un bando con verdetto, importi e scadenza',
    },
    {
      id: 'de-minimis',
      title: 'Controlla lo spazio de minimis',
      caption:
        'Il registro somma gli aiuti degli ultimi tre anni e dice quanto puoi ancora chiedere, e da quando si libera altro spazio.',
      alt: 'Il registro de minimis con lo spazio residuo e le righe degli aiuti',
    },
    {
      id: 'candidature',
      title: 'Prepara la candidatura',
      caption:
        'In «Le Mie Candidature» ogni bozza mostra che cosa manca. Scrivi da solo o con Filo: tutto si salva mentre scrivi.',
      alt: 'L’elenco delle candidature con lo stato di ciascuna',
    },
    {
      id: 'consulenti',
      title: 'Fatti aiutare, se serve',
      caption:
        'Tra i consulenti verificati scegli per esiti, recensioni e tariffa, e chiedi un preventivo scritto senza impegno.',
      alt: 'La pagina dei consulenti con filtri e profili',
    },
  ],
} as const;
