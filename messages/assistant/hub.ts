import type { Priority } from '#domain/assistant/request-types.ts';

/** The AI hub: fixed labels and sentences (AST-24, AST-27). */
export const HUB = {
  title: 'Filo',
  auto: 'Auto',
  autoHint: 'Analizza da solo i tuoi bandi',
  show: 'Mostra hub',
  hide: 'Nascondi hub',
  tabs: 'Sezioni di Filo',
  dashboard: 'Dashboard',
  suggestions: 'Suggerimenti AI',
  analysis: 'Analisi',
  admin: 'Admin',
  fullAnalysis: 'Analisi completa',
  analysing: 'Analizzo i bandi',
  quickChat: 'Chat veloce',
  refresh: 'Aggiorna suggerimenti',
  refreshing: 'Aggiorno i suggerimenti',
  apply: 'Applica',
  applied: 'Applicato',
  noGrants: 'Non ci sono bandi da analizzare: completa prima la tua azienda.',
  lastAnalysis: (when: string) => `Ultima analisi: ${when}`,
  noAnalysis: 'Nessuna analisi ancora',
  answeredBy: (who: string) => `Ha risposto: ${who}.`,
} as const;

export const HUB_STATS = {
  label: 'Come sta Filo',
  analysed: 'Bandi analizzati',
  status: 'Stato AI',
  suggestions: 'Suggerimenti',
  successRate: 'Successo AI',
  ready: 'Pronto',
  working: 'Al lavoro',
  limited: 'Limite di oggi raggiunto',
} as const;

export const HUB_TOASTS = {
  autoFailed: "Errore nell'analisi automatica di Filo",
  analysisFailed: "Errore nell'analisi",
  suggestionsFailed: 'Errore nei suggerimenti',
  applyFailed: "Errore nell'applicazione del suggerimento",
  talkFailed: 'Errore nella comunicazione con Filo',
  analysed: 'Analisi completata',
  applied: 'Suggerimento applicato',
  refreshed: 'Suggerimenti aggiornati',
} as const;

export const HUB_EMPTY = {
  suggestions: {
    title: 'Ancora nessun suggerimento',
    body: 'Filo guarda azienda, bandi salvati e scadenze e propone al massimo cinque passi.',
  },
  allApplied: { title: 'Nessun suggerimento, per ora', body: 'Non c’è niente che Filo ti consigli di fare subito.' },
  analysis: {
    title: 'Ancora nessuna analisi',
    body: 'Filo confronta i primi 5 bandi con la tua azienda: punti a favore, che cosa verificare, scadenze.',
  },
} as const;

export const HUB_ANALYSIS = {
  insights: 'In evidenza',
  grants: 'Bando per bando',
  strengths: 'A favore',
  gaps: 'Da verificare',
  affinity: (score: number) => `affinità ${score}%`,
  open: (name: string) => `Apri ${name}`,
} as const;

export const HUB_ADMIN = {
  label: 'Uso dell’assistente in questa installazione',
  total: 'Richieste totali',
  successful: 'Riuscite',
  failed: 'Fallite',
  average: 'Tempo medio di risposta',
  averageMs: (ms: number) => `${Math.round(ms)} ms`,
  lastError: 'Ultimo errore',
  noError: 'Nessuno',
  provider: 'Servizio esterno',
} as const;

export const PROVIDER_LABELS = {
  assente: 'Non configurato',
  attivo: 'Attivo',
  in_pausa: 'In pausa',
  in_prova: 'In prova',
} as const;

export const PRIORITY_LABELS: Record<Priority, string> = {
  alta: 'Priorità alta',
  media: 'Priorità media',
  bassa: 'Priorità bassa',
};

/** What Filo is asked when the person asks for everything. */
export const ANALYSIS_REQUEST = 'Analizza i bandi più adatti alla mia azienda e dimmi da quale partire.';
