const REQUIREMENT_TABS = ['generali', 'firme', 'cumulo'] as const;
export type RequirementTab = (typeof REQUIREMENT_TABS)[number];

export const isRequirementTab = (value: unknown): value is RequirementTab =>
  (REQUIREMENT_TABS as readonly unknown[]).includes(value);
