type ClassName = string | false | null | undefined;

/** Class names in a row. None may set what another sets: what a caller may replace is written `own:` (web/styles/theme.css). */
export const classes = (...names: ClassName[]): string => names.filter(Boolean).join(' ');
