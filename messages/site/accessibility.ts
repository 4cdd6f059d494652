import type { LegalText } from './legal.ts';

export const ACCESSIBILITY_HEAD = {
  title: 'Dichiarazione di accessibilità · Bandolo',
  description: 'A quali regole ci atteniamo, come le controlliamo, che cosa non va ancora e come segnalarlo.',
} as const;

export const ACCESSIBILITY: LegalText = {
  title: 'Dichiarazione di accessibilità',
  lead: 'Bandolo deve funzionare per chiunque: con la tastiera, con un lettore di schermo, con lo zoom, su un telefono piccolo.',
  sections: [
    {
      id: 'regole',
      title: 'A che cosa ci atteniamo',
      blocks: [
        'Progettiamo secondo le WCAG 2.2, livello AA (W3C), le stesse che la norma europea EN 301 549 riprende nella sua parte sul web.',
      ],
    },
    {
      id: 'stato',
      title: 'Stato di conformità',
      blocks: [
        'Parzialmente conforme: i controlli automatici non trovano violazioni, ma non abbiamo ancora fatto una valutazione completa con persone e lettori di schermo diversi.',
      ],
    },
    {
      id: 'controlli',
      title: 'Come controlliamo',
      blocks: [
        [
          'A ogni versione apriamo le pagine in un browser vero, su computer e telefono, in chiaro e in scuro, e cerchiamo violazioni con axe, contrasto compreso.',
          'I percorsi principali si fanno anche solo con la tastiera.',
          'Le pagine pubbliche si leggono e i collegamenti funzionano senza script; dalla larghezza di 320 pixel non si scorre di lato.',
          'Il movimento si ferma quando il sistema lo chiede.',
        ],
      ],
    },
    {
      id: 'limiti',
      title: 'Che cosa non va ancora',
      blocks: [
        [
          'I documenti degli enti collegati alle schede non dipendono da noi e spesso non sono accessibili.',
          'I PDF che produciamo hanno una struttura con titoli e tabelle, ma non sono certificati PDF/UA.',
        ],
      ],
    },
    {
      id: 'segnalazioni',
      title: 'Se qualcosa ti ferma',
      blocks: [
        'Scrivici dalla pagina Supporto: indica la pagina e che cosa volevi fare. Rispondiamo entro cinque giorni lavorativi e ti diamo l’informazione in un’altra forma, se serve prima della correzione.',
        'Dichiarazione preparata il 16 novembre 2026 con un’autovalutazione.',
      ],
    },
  ],
};
