import type { PlanQuestion } from '#domain/business-plans/answers/questions.ts';

/** What is asked for where nobody told it. */
export const GAPS: Record<PlanQuestion, string> = {
  activity: 'che cosa fa l’impresa',
  history: 'come è nata l’impresa e che cosa ha fatto finora',
  project: 'che cosa si vuole fare e perché adesso',
  preparedFor: 'a chi è destinato il piano',
  market: 'dimensione e andamento del mercato, con la fonte',
  customers: 'chi sono i clienti e che cosa chiedono',
  competitors: 'concorrenti e in che cosa sono diversi',
  advantage: 'che cosa distingue l’impresa dai concorrenti',
  goals: 'obiettivi misurabili dei prossimi anni',
  offer: 'prodotti e servizi venduti',
  pricing: 'come si formano i prezzi',
  channels: 'dove e come si vende',
  promotion: 'come ci si fa conoscere e con quale spesa',
  partners: 'fornitori e partner principali',
  operations: 'locali, macchine, orari e fasi del lavoro',
  certifications: 'certificazioni possedute',
  growthReason: 'perché i ricavi crescono',
};
export const FIGURES_GAP = 'ricavi, costi e forma giuridica nella fase Proiezioni finanziarie';
