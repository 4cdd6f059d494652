import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

/** Three very different companies: one with nearly everything said, one young, one nearly silent. */
export const DRAFT_COMPANIES = {
  workshop: {
    ...EMPTY_COMPANY,
    companyName: 'Torneria del Piave Srl',
    roleInCompany: 'Titolare',
    sector: 'manufacturing',
    legalForm: 'srl',
    description:
      'Torniamo e fresiamo componenti per macchine agricole. Lavoriamo con 40 clienti del Nord-Est e vogliamo digitalizzare la produzione e ridurre i consumi.',
    city: 'Treviso',
    region: 'Veneto',
    employeesExact: 18,
    revenueExact: 2_400_000,
    foundedOn: '2011-04-18',
    atecoCodes: ['25.62.00'],
    certifications: 'ISO 9001:2015',
    competitiveAdvantage: 'Consegna in cinque giorni.',
    targetMarket: 'Costruttori di macchine agricole.',
  },
  startup: {
    ...EMPTY_COMPANY,
    companyName: 'Radiante',
    roleInCompany: 'Fondatrice',
    sector: 'healthcare',
    legalForm: 'startup-innovativa',
    description: 'Software di intelligenza artificiale che aiuta i radiologi a leggere le immagini.',
    region: 'Lazio',
    employees: '1-5',
    revenue: '0-100k',
    foundedYear: 2025,
    isWomenLed: true,
    mission: 'Vogliamo portare la diagnosi precoce in ogni ospedale.',
  },
  farm: {
    ...EMPTY_COMPANY,
    companyName: 'Cascina Verde',
    roleInCompany: '',
    sector: 'agriculture',
    description: 'Coltiviamo riso e ospitiamo turisti.',
    region: 'Piemonte',
  },
} satisfies Record<string, CompanyFields>;

export const DRAFT_GRANTS: readonly Grant[] = [
  sampleGrant({
    id: 'macchine-nuove',
    name: 'Macchine nuove per le PMI',
    entity: 'Regione Veneto',
    level: 'regionale',
    categories: ['digitale', 'green'],
    beneficiaries: 'Micro, piccole e medie imprese con sede operativa in Veneto.',
    amounts: { min: 20_000, max: 150_000, kind: 'contributo' },
    aidIntensity: '40% delle spese ammesse',
    eligibleCosts: ['Macchinari', 'Software', 'Consulenze specialistiche'],
    summary: 'Contributi per l’acquisto di macchinari e software. Le domande sono valutate in ordine di arrivo.',
    requirements: ['Sede operativa nella regione', 'DURC regolare'],
    benefits: ['Contributo a fondo perduto'],
    closesOn: '2027-03-31',
  }),
  sampleGrant({
    id: 'quasi-muto',
    name: 'Fondo per le idee',
    entity: 'Commissione europea',
    level: 'europeo',
    closesOn: null,
    beneficiaries: '',
  }),
];
