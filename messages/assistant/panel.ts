import type { Verdict } from '#domain/vocabulary.ts';

/** The AI grants panel: fixed labels and sentences (AST-28). */
export const AI_PANEL = {
  title: (firstName: string) => `Bandi AI per ${firstName}`,
  regenerate: 'Rigenera Bandi AI',
  generating: 'Filo sta cercando i bandi adatti alla tua azienda',
  generated: (count: number) => `${count} bandi AI generati per il tuo profilo!`,
  failed: 'Errore nella generazione dei bandi AI',
  /** Where no answer came at all. */
  unreachable: 'Errore nella generazione dei bandi',
  opened: (title: string) => `Bando "${title}" aperto`,
  details: 'Visualizza Dettagli',
  match: 'Compatibilità',
  noCompany: {
    title: 'Filo non conosce ancora la tua azienda',
    body: 'Bastano settore e regione per avere i primi bandi, con il motivo per cui sono adatti.',
    action: 'Aggiungi la tua azienda',
  },
  none: {
    title: 'Nessun bando adatto, per ora',
    body: 'Completa il profilo dell’azienda o cerca nel catalogo: ti avvisiamo dei nuovi bandi se salvi una ricerca.',
    action: 'Cerca nel catalogo',
  },
  fallback: {
    title: 'Esempi, non bandi del catalogo',
    body: 'La generazione non è riuscita. Questi sono tipi di agevolazione frequenti nel tuo settore: cerca nel catalogo quelli aperti.',
  },
  search: 'Cerca nel catalogo',
  retry: 'Riprova',
  example: 'Esempio',
  requirements: (met: number, total: number) => `${met} ${met === 1 ? 'requisito' : 'requisiti'} su ${total}`,
} as const;

export const MATCH_WORDS = { strong: 'ottima', good: 'buona', fair: 'discreta', weak: 'bassa' } as const;

export const VERDICT_TONES = {
  ammissibile: 'ok',
  da_verificare: 'verify',
  non_ammissibile: 'no',
} as const satisfies Record<Verdict, string>;

type GrantTemplate = { id: string; title: string; description: string; query: string };

/** Templates by sector, technology or default; shown only when everything else failed (AST-30). */
export const GRANT_TEMPLATES: Record<'technology' | 'default', readonly GrantTemplate[]> = {
  technology: [
    {
      id: 'modello-ricerca',
      title: 'Contributi per ricerca e sviluppo',
      description: 'Sostengono progetti di ricerca industriale e sviluppo sperimentale di nuovi prodotti.',
      query: 'ricerca e sviluppo',
    },
    {
      id: 'modello-startup',
      title: 'Finanziamenti per startup innovative',
      description: 'Prestiti agevolati e contributi per i primi anni di una impresa tecnologica.',
      query: 'startup innovative',
    },
    {
      id: 'modello-cloud',
      title: 'Voucher per cloud e sicurezza informatica',
      description: 'Coprono una parte della spesa per servizi cloud e protezione dei dati.',
      query: 'voucher cloud',
    },
  ],
  default: [
    {
      id: 'modello-macchinari',
      title: 'Agevolazioni per macchinari e impianti',
      description: 'Contributi e finanziamenti per beni strumentali nuovi.',
      query: 'macchinari',
    },
    {
      id: 'modello-energia',
      title: 'Contributi per l’efficienza energetica',
      description: 'Per ridurre i consumi o produrre energia in azienda.',
      query: 'efficienza energetica',
    },
    {
      id: 'modello-digitale',
      title: 'Voucher per la digitalizzazione',
      description: 'Per software, siti e formazione digitale delle piccole imprese.',
      query: 'digitalizzazione',
    },
  ],
};
