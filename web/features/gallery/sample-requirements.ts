import type { Requirement } from '#web/ui/eligibility/eligibility-row.tsx';
import type { EligibilityLabels } from '#web/ui/eligibility/eligibility-table.tsx';

export const ELIGIBILITY_LABELS: EligibilityLabels = {
  requirement: 'Requisito',
  asks: 'Il bando chiede',
  has: 'Tu hai',
  outcome: 'Esito',
  change: 'Cosa cambierebbe l’esito',
  changeShort: 'Cosa cambia',
  settleShort: 'Per saperlo',
  nothing: 'Niente da fare',
  source: 'Fonte',
  closeSource: 'Chiudi la fonte',
};

export const REQUIREMENTS: Requirement[] = [
  {
    id: 'size',
    name: 'Dimensione',
    asks: 'Micro, piccola o media impresa',
    has: 'Piccola impresa: 34 addetti, 4,8 mln € di fatturato',
    outcome: { tone: 'ok', label: 'Soddisfatto' },
    source: {
      quote: '«Imprese piccole e medie con sede in Italia»',
      detail: 'Beneficiari, dal catalogo Bandolo a ottobre 2026',
    },
  },
  {
    id: 'sector',
    name: 'Settore',
    asks: 'Attività ammessa dal regime de minimis',
    has: 'Codice ATECO non indicato',
    hasUnknown: true,
    outcome: { tone: 'verify', label: 'Da verificare' },
    change: 'Aggiungi il codice ATECO: ne basta uno, lo trovi in visura',
    source: { detail: 'Reg. UE 2023/2831' },
  },
  {
    id: 'region',
    name: 'Sede',
    asks: 'Sede operativa in Lombardia',
    has: 'Padova, Veneto',
    outcome: { tone: 'no', label: 'Non soddisfatto' },
    change: 'Una sede operativa in Lombardia prima della domanda',
  },
];
