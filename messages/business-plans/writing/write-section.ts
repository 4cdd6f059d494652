import type { PlanSection } from '#domain/business-plans/sections.ts';
import type { RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { businessModel, marketingStrategy } from './business.ts';
import { executiveSummary } from './summary.ts';
import { financialProjections } from './figures.ts';
import { fundingRequest } from './funding.ts';
import { competitiveAdvantage, marketAnalysis, targetMarket } from './market.ts';
import { managementTeam, operationalPlan } from './people.ts';
import { riskAnalysis, timeline } from './risks.ts';

const WRITERS: Record<PlanSection, (facts: PlanFacts) => RichBlock[]> = {
  executiveSummary,
  marketAnalysis,
  targetMarket,
  competitiveAdvantage,
  businessModel,
  marketingStrategy,
  operationalPlan,
  managementTeam,
  financialProjections,
  fundingRequest,
  riskAnalysis,
  timeline,
};

/** One part of the plan out of what was told and computed; what is not known is asked for, never made up. */
export const writeSection = (section: PlanSection, facts: PlanFacts): RichBlock[] => WRITERS[section](facts);
