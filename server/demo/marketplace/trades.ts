import type { Topic } from '#domain/consultants/directory-search.ts';
import type { Sector, Specialization } from '#domain/vocabulary.ts';

type Trade = {
  title: string;
  bio: string;
  topics: readonly Topic[];
  register: string | null;
  /** The closest first. */
  sectors: Sector[];
  specializations: Specialization[];
};

/** What anybody may add without saying something else of the own work. */
export const GENERAL_TOPICS: readonly Topic[] = ['PNRR', 'Bandi Regionali', 'Bandi Europei', 'Innovazione'];

/** What the invented consultants do: title, words, sectors and specializations tell the same. */
export const TRADES: readonly Trade[] = [
  {
    title: 'Investimenti 4.0 e perizie',
    bio: 'Seguo investimenti in macchinari e impianti: domanda, banca, perizia ed erogazione. Lavoro con officine, stampaggio e legno.',
    topics: ['Industria 4.0', 'Bandi Regionali', 'Energia'],
    register: 'Ordine degli ingegneri',
    sectors: ['manufacturing', 'energy', 'transport'],
    specializations: ['national_grants', 'regional_grants', 'innovation_grants'],
  },
  {
    title: 'Finanza agevolata per la manifattura',
    bio: 'Piccole manifatture: digitale, estero, beni strumentali. Dico subito se un bando non fa per l’impresa.',
    topics: ['Transizione Digitale', 'Industria 4.0', 'Bandi Regionali'],
    register: 'Ordine dei commercialisti',
    sectors: ['manufacturing', 'technology', 'retail'],
    specializations: ['regional_grants', 'national_grants', 'innovation_grants'],
  },
  {
    title: 'Leasing agevolato e crediti d’imposta',
    bio: 'Leasing agevolato, crediti d’imposta e rendicontazione per imprese familiari e alberghi.',
    topics: ['Turismo', 'Industria 4.0', 'PNRR'],
    register: 'Ordine dei commercialisti',
    sectors: ['tourism', 'manufacturing', 'transport', 'finance'],
    specializations: ['national_grants', 'regional_grants', 'research_grants'],
  },
  {
    title: 'Progetti europei e ricerca industriale',
    bio: 'Partenariati, proposta, gestione e rendicontazione di progetti europei, dalla prima idea al saldo.',
    topics: ['Horizon Europe', 'Bandi Europei', 'Innovazione'],
    register: null,
    sectors: ['technology', 'manufacturing', 'energy', 'healthcare'],
    specializations: ['european_grants', 'research_grants', 'innovation_grants'],
  },
  {
    title: 'Startup e digitale',
    bio: 'Accompagno startup alla prima domanda: piano, squadra, bando giusto al momento giusto.',
    topics: ['Startup', 'Transizione Digitale', 'Innovazione'],
    register: null,
    sectors: ['technology', 'education', 'finance'],
    specializations: ['startup_grants', 'innovation_grants', 'national_grants'],
  },
  {
    title: 'Agroalimentare e rinnovabili',
    bio: 'Domande per trasformazione alimentare, filiere e rinnovabili in azienda agricola, dal progetto al saldo.',
    topics: ['Agricoltura', 'Energia', 'Bandi Regionali'],
    register: 'Ordine degli agronomi',
    sectors: ['agriculture', 'energy', 'manufacturing'],
    specializations: ['regional_grants', 'european_grants', 'national_grants'],
  },
  {
    title: 'Sanità e servizi alla persona',
    bio: 'Bandi per studi, cliniche e cooperative sociali: attrezzature, digitale e formazione.',
    topics: ['Sanità', 'PNRR', 'Innovazione'],
    register: 'Ordine dei commercialisti',
    sectors: ['healthcare', 'education', 'technology'],
    specializations: ['regional_grants', 'national_grants', 'innovation_grants'],
  },
  {
    title: 'Turismo e commercio di vicinato',
    bio: 'Riqualificazioni, botteghe e alberghi: dal preventivo alla richiesta di erogazione, senza sorprese.',
    topics: ['Turismo', 'Bandi Regionali', 'PNRR'],
    register: null,
    sectors: ['tourism', 'retail', 'transport'],
    specializations: ['regional_grants', 'national_grants', 'startup_grants'],
  },
];
