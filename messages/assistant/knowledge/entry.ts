/** One thing that Filo knows beside the grants: what it goes by, what to say, where it stands and since when. */
export type KnowledgeEntry = {
  id: string;
  kind: 'regola' | 'prodotto';
  /** Words it goes by. Before the bar those that are enough alone; `a+b` only together. */
  names: string;
  /** `{rule.id}` stands for a figure of the rules table. */
  text: string;
  /** The act or the page; null where it is the product's own help. */
  source: string | null;
};

export const rule = (id: string, names: string, text: string, source: string): KnowledgeEntry => ({
  id,
  kind: 'regola',
  names,
  text,
  source,
});

export const help = (id: string, names: string, text: string): KnowledgeEntry => ({
  id,
  kind: 'prodotto',
  names,
  text,
  source: null,
});
