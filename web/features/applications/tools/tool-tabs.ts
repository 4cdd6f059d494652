export const TOOL_TABS = ['genera', 'migliora', 'analizza'] as const;
export type ToolTab = (typeof TOOL_TABS)[number];
