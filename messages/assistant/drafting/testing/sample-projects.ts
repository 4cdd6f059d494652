import type { DraftPart } from '#domain/assistant/request-types.ts';

/** Projects of three trades, one told in full, one in part, one in a line. */
export const SAMPLE_PROJECTS = {
  workshop: {
    title: 'Tornio a controllo numerico e magazzino automatico',
    description:
      'Sostituiamo tre torni manuali con un tornio a controllo numerico, automatizziamo il magazzino e formiamo otto operatori. Rischi: la consegna può slittare di due mesi, quindi si ordina al mese 1; se il software non dialoga con il gestionale, il fornitore ha già previsto un modulo di scambio.',
    spend: 310_000,
    region: 'Veneto',
    province: 'TV',
    startsOn: '2027-02-01',
    endsOn: '2028-01-31',
    ordered: false,
    costs: [
      { category: 'Macchinari', amount: 220_000, description: 'Tornio a controllo numerico a cinque assi' },
      { category: 'Software', amount: 54_000, description: 'Magazzino automatico e programma di gestione' },
      { category: 'Formazione', amount: 36_000, description: 'Corso per otto operatori' },
    ],
    people: [
      {
        name: 'Ada Furlan',
        role: 'Direttrice di produzione',
        experience: '12 anni in officina',
        effort: '40% del tempo',
      },
      { name: 'Ugo Bit', role: 'Responsabile qualità', experience: 'perito meccanico', effort: '20% del tempo' },
    ],
    kpis: [
      { name: 'Pezzi lavorati', unit: 'all’anno', baseline: 48_000, target: 72_000, by: '2028-12-31' },
      { name: 'Scarti', unit: '%', baseline: 4.5, target: 2, by: '2028-06-30' },
      { name: 'Consumo di energia', unit: 'kWh per pezzo', baseline: 3.2, target: 2.6, by: '2028-12-31' },
    ],
    market: [
      { fact: 'Il 22% degli ordini del 2025 è stato rifiutato per mancanza di capacità', source: 'gestionale ordini' },
      { fact: 'Sei clienti su dieci chiedono la consegna in cinque giorni', source: 'sondaggio di marzo 2026' },
    ],
  },
  startup: {
    title: 'Lettura assistita delle radiografie',
    description: 'Sviluppiamo un programma che segnala le lastre urgenti e lo proviamo in due ospedali.',
    spend: 180_000,
    costs: [
      { category: 'Personale', amount: 120_000, description: 'Tre sviluppatori' },
      { category: 'Consulenze', amount: 60_000, description: 'Prova clinica in due ospedali' },
    ],
    kpis: [{ name: 'Lastre lette', unit: 'al mese', baseline: null, target: 4000, by: '2028-05-31' }],
  },
  farm: {},
} as const;

/** The parts that every commission reads. */
export const MAIN_PARTS = [
  'project_summary',
  'methodology',
  'innovation',
  'timeline',
  'expected_results',
  'budget_justification',
] as const satisfies readonly DraftPart[];
