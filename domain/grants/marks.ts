/** What a person has done with grants: it changes what a list shows, never what is true of a grant. */
export type Marks = { saved: ReadonlySet<string>; hidden: ReadonlySet<string> };

export const NO_MARKS: Marks = { saved: new Set(), hidden: new Set() };
