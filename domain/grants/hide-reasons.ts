/** Why a grant does not interest (SAV-5). */
export const HIDE_REASONS = ['non_pertinente', 'requisiti', 'importo', 'tempi', 'gia_richiesto', 'altro'] as const;
export type HideReason = (typeof HIDE_REASONS)[number];
