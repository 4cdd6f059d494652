import type { PlanPhase } from '#domain/business-plans/sections.ts';

/** What is asked in words, by phase. */
export const PLAN_QUESTIONS = {
  azienda: ['activity', 'history', 'project', 'preparedFor'],
  mercato: ['market', 'customers', 'competitors', 'advantage', 'goals'],
  modello: ['offer', 'pricing', 'channels', 'promotion', 'partners'],
  squadra: ['operations', 'certifications'],
  numeri: ['growthReason'],
  generazione: [],
} as const satisfies Record<PlanPhase, readonly string[]>;

export type PlanQuestion = (typeof PLAN_QUESTIONS)[PlanPhase][number];
export const ALL_QUESTIONS: readonly PlanQuestion[] = Object.values(PLAN_QUESTIONS).flat();
