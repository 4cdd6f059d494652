import type { Topic } from '#domain/consultants/directory-search.ts';
import type { Region, Sector, Specialization } from '#domain/vocabulary.ts';
import { inventedVatNumber } from '#server/demo/marketplace/people.ts';

export type Candidate = {
  id: string;
  firstName: string;
  lastName: string;
  title: string;
  bio: string;
  city: string;
  region: Region;
  register: string | null;
  vatNumber: string | null;
  specializations: Specialization[];
  sectors: Sector[];
  topics: Topic[];
  languages: string[];
  yearsExperience: number;
  hourlyRate: number;
  /** Days from the start: since when it waits, and until when the insurance lasts. */
  sentDaysAgo: number;
  insuredForDays: number | null;
  decision?: { status: 'da_modificare' | 'rifiutato'; daysAgo: number; reason: string };
};

/** Invented people who want to be listed: three wait, one was asked for changes, one was refused. */
export const CANDIDATES: readonly Candidate[] = [
  {
    id: 'demo-candidato-1',
    firstName: 'Elena',
    lastName: 'Scarpa',
    title: 'Commercialista, bandi regionali',
    bio: 'Seguo imprese della provincia di Bari nelle domande regionali e nazionali. Scelta del bando, piano, invio e rendicontazione: contributo garantito.',
    city: 'Bari',
    region: 'Puglia',
    register: 'Ordine dei commercialisti',
    vatNumber: inventedVatNumber(900001),
    specializations: ['regional_grants', 'national_grants'],
    sectors: ['manufacturing', 'retail'],
    topics: ['Bandi Regionali', 'PNRR'],
    languages: ['Italiano', 'Inglese'],
    yearsExperience: 12,
    hourlyRate: 140,
    sentDaysAgo: 6,
    insuredForDays: 26,
  },
  {
    id: 'demo-candidato-2',
    firstName: 'Mirko',
    lastName: 'Vidoni',
    title: 'Ingegnere, investimenti 4.0',
    bio: 'Perizie e interconnessione di macchinari per officine e mobilifici. Dico prima se un investimento rientra e che cosa serve per provarlo.',
    city: 'Udine',
    region: 'Friuli-Venezia Giulia',
    register: 'Ordine degli ingegneri',
    vatNumber: inventedVatNumber(900002),
    specializations: ['innovation_grants', 'national_grants'],
    sectors: ['manufacturing', 'technology'],
    topics: ['Industria 4.0', 'Energia'],
    languages: ['Italiano', 'Tedesco'],
    yearsExperience: 9,
    hourlyRate: 130,
    sentDaysAgo: 3,
    insuredForDays: 210,
  },
  {
    id: 'demo-candidato-3',
    firstName: 'Teresa',
    lastName: 'Amodio',
    title: 'Progetti europei',
    bio: 'Preparo proposte e rendiconti di progetti europei con università e piccole imprese della Campania, dalla ricerca dei partner al saldo.',
    city: 'Salerno',
    region: 'Campania',
    register: null,
    vatNumber: inventedVatNumber(900003),
    specializations: ['european_grants'],
    sectors: ['technology', 'energy'],
    topics: ['Horizon Europe', 'Bandi Europei', 'Innovazione'],
    languages: ['Italiano', 'Inglese', 'Francese'],
    yearsExperience: 15,
    hourlyRate: 160,
    sentDaysAgo: 0.3,
    insuredForDays: 300,
  },
  {
    id: 'demo-candidato-4',
    firstName: 'Luigi',
    lastName: 'Perra',
    title: 'Agroalimentare e rinnovabili',
    bio: 'Accompagno aziende agricole e caseifici della Sardegna nelle domande per trasformazione, impianti e rinnovabili.',
    city: 'Cagliari',
    region: 'Sardegna',
    register: 'Ordine degli agronomi',
    vatNumber: inventedVatNumber(900004),
    specializations: ['regional_grants', 'european_grants'],
    sectors: ['agriculture', 'energy'],
    topics: ['Agricoltura', 'Energia'],
    languages: ['Italiano'],
    yearsExperience: 7,
    hourlyRate: 120,
    sentDaysAgo: 8,
    insuredForDays: null,
    decision: {
      status: 'da_modificare',
      daysAgo: 2,
      reason: 'Ciao Luigi, manca la polizza professionale: caricala tra i documenti e il profilo torna da noi.',
    },
  },
  {
    id: 'demo-candidato-5',
    firstName: 'Bruno',
    lastName: 'Zaccaria',
    title: 'Consulente',
    bio: 'Consulenze di ogni tipo per ogni impresa, in tutta Italia.',
    city: 'Latina',
    region: 'Lazio',
    register: null,
    vatNumber: null,
    specializations: ['national_grants'],
    sectors: ['other'],
    topics: ['PNRR'],
    languages: ['Italiano'],
    yearsExperience: 1,
    hourlyRate: 40,
    sentDaysAgo: 24,
    insuredForDays: null,
    decision: {
      status: 'rifiutato',
      daysAgo: 20,
      reason: 'Nessun documento e nessuna esperienza di finanza agevolata nel profilo.',
    },
  },
];
