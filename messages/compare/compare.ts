import { fromDay, ofDay } from '#messages/articles.ts';

/** Up to three grants side by side. */
export const COMPARE = {
  title: 'Confronto',
  lead: 'Gli stessi dati, uno accanto all’altro. Informazione, non consulenza: fa fede il bando ufficiale.',
  forWhom: (company: string, project: string | null, on: string) =>
    `Per ${company}${project ? `, progetto «${project}»` : ''}, con i dati ${ofDay(on)}.`,
  none: 'Nessun bando da confrontare',
  noneText: 'Dalle schede dei bandi premi «Metti a confronto»: qui ne vedi fino a tre insieme.',
  toGrants: 'Vai ai bandi',
  back: 'Torna ai bandi',
  print: 'Stampa il confronto',
  caption: 'Bandi a confronto',
  datum: 'Dato',
  unknown: 'Non indicato',
  nothingOpen: 'Niente',
  rows: {
    status: 'Stato',
    verdict: 'Puoi chiederlo?',
    open: 'Da chiarire',
    money: 'Sul tuo progetto',
    amount: 'Quanto',
    form: 'Forma di aiuto',
    intensity: 'Percentuale',
    spend: 'Spesa richiesta',
    costs: 'Che cosa paga',
    orders: 'Ordini prima della domanda',
    how: 'Come si chiede',
    time: 'Tempi',
    source: 'Fonte',
  },
  orders: {
    wait: 'Vietati: prima la domanda, poi la firma',
    from: (day: string) => `Contano ${fromDay(day)}`,
    free: 'Nessun divieto noto',
  },
} as const;
