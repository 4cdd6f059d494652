import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, integerText } from '#domain/numbers/write-number.ts';

export const DEMO = {
  head: {
    title: 'Demo completa senza account · Bandolo',
    description:
      'Il percorso intero su un’impresa di esempio: bandi adatti, requisiti uno per uno, una prima bozza e il dossier in PDF.',
  },
  title: 'La demo completa',
  lead: 'Un’impresa inventata, i bandi veri del catalogo. Segui il filo: bandi, requisiti, bozza, dossier. Non salviamo nulla.',
  steps: [
    'L’impresa e il suo progetto',
    'I bandi più adatti',
    'I requisiti, uno per uno',
    'La prima bozza',
    'Il dossier',
  ],
  company: 'Impresa di esempio',
  project: 'Progetto',
  rows: { seat: 'Sede', people: 'Addetti', revenue: 'Fatturato', founded: 'Costituita il', spend: 'Spesa prevista' },
  people: (count: number) => integerText(count),
  euro: (amount: number) => euroText(amount),
  day: (day: string) => dayText(day),
  unknown: 'non indicato',
  choose: 'Verifica questo bando',
  chosen: 'Bando scelto',
  checking: (name: string) => `Requisiti di «${name}»`,
  open: 'Apri la scheda del bando',
  draftOf: (title: string, grant: string) => `${title}, per «${grant}»`,
  used: 'Dati usati',
  missing: 'Da completare',
  nothingMissing: 'Niente da completare in questa parte.',
  gulpease: (index: number) => `Leggibilità (indice Gulpease): ${String(index)} su 100`,
  draftNote:
    'Scritta dall’assistente interno con i soli dati qui sopra. È una bozza: la responsabilità di ciò che dichiari resta tua.',
  sample: (companyName: string) => `${companyName} (impresa di esempio)`,
  dossier:
    'Testi, piano dei costi, requisiti e che cosa chiede il portale, in un solo documento da leggere e stampare.',
  download: 'Scarica il dossier in PDF',
  fileName: 'Bandolo_dossier-di-esempio.pdf',
  nextTitle: 'Ora con la tua impresa',
  next: 'Con un account gratuito fai lo stesso con i tuoi dati, salvi i bandi e continui la domanda fino al fascicolo.',
  start: 'Registrati',
} as const;
