const TABS = ['nuove', 'attive', 'storico'] as const;
export type DeskTab = (typeof TABS)[number];

/** Read with every address: apart from the screen, which brings its forms. */
export const isDeskTab = (tab: unknown): tab is DeskTab => TABS.some((each) => each === tab);
