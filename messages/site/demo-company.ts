/** The invented company of /demo, and what it wants to do. */
export const DEMO_COMPANY = {
  companyName: 'Officine Esempio Srl',
  roleInCompany: 'Titolare',
  description:
    'Officina meccanica di precisione: torniamo e fresiamo componenti per macchine agricole e per il packaging. Lavoriamo con PMI del Nord-Est e vogliamo digitalizzare la produzione e ridurre i consumi.',
} as const;

export const DEMO_PROJECT = {
  title: 'Centro di lavoro a controllo numerico',
  description: 'Comprare un centro di lavoro collegato in rete, con il software che pianifica la produzione.',
} as const;
