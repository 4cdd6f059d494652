import { integerText } from '#domain/numbers/write-number.ts';

export const CLIENT_WORDS = {
  manage: 'Gestisci l’incarico',
  chatUnread: (count: number) => `Chat, ${integerText(count)} da leggere`,
  noCompany: 'L’impresa non condivide i dati dell’azienda.',
  companyOver: 'L’incarico è finito: i dati dell’azienda non sono più condivisi.',
  companyLater: 'I dati dell’azienda si vedono quando comincia l’incarico.',
  sector: 'Settore',
  place: 'Sede',
  form: 'Forma giuridica',
  employees: 'Addetti',
  revenue: 'Fatturato',
  timeline: 'Che cosa è successo',
} as const;
