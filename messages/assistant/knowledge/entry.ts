/** One thing that Filo knows beside the grants: what it goes by, what to say, where it stands and since when. */
export type KnowledgeEntry = {
  id: string;
  kind: 'regola' | 'prodotto';
  /** Words it goes by. Before the bar those that are enough alone; `a+b` only together, `=a` only as written. */
  names: string;
  /** `{rule.id}` stands for a figure of the rules table. */
  text: string;
  /** The act or the page; null where it is the product's own help. */
  source: string | null;
  /** The entry, or the rule, that this one goes on from: "e quanto costa?" after it means this. */
  of: string | null;
};

export const rule = (
  id: string,
  names: string,
  text: string,
  source: string,
  of: string | null = null,
): KnowledgeEntry => ({
  id,
  kind: 'regola',
  names,
  text,
  source,
  of,
});

export const help = (id: string, names: string, text: string): KnowledgeEntry => ({
  id,
  kind: 'prodotto',
  names,
  text,
  source: null,
  of: null,
});
