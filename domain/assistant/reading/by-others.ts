import type { Topic } from './reading-world.ts';

const MAY = /\b(?:posso|possiamo|potrei|potremmo|si puo|puo|possono|va bene se|devo per forza|dobbiamo per forza)\b/;
const DOES =
  /\b(?:us(?:o|are|arlo|arla|iamo)|far(?:e|la|lo|mela|melo|cela|gli)?|affid\w+|deleg\w+|mand\w+|present\w+|firm\w+|invi\w+|compil\w+|occup\w+|prepar\w+|seguir\w*)\b/;
const WHO = /\b(?:consulent[ei]|commercialist[ai]|ragionier[aei]|studio|associazione di categoria)\b/;

/** "Posso usare il mio consulente?" of a grant: whether another may do it, not who works with one here. */
export const asksOfDelegate = (text: string): boolean => MAY.test(text) && DOES.test(text) && WHO.test(text);
export const WHO_SIGNS: Topic = {
  id: 'legale_rappresentante',
  kind: 'regola',
  isKey: true,
  isSure: true,
  isLikely: true,
};
