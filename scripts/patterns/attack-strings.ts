import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { twoReadings } from './two-readings.ts';

/** A text that keeps an expression busy: `pump` again and again between a beginning and an end. */
export type Attack = { before: string; pump: string; after: string };

export const textOf = ({ before, pump, after }: Attack, chars: number): string =>
  before + pump.repeat(Math.max(1, Math.floor((chars - before.length - after.length) / pump.length))) + after;

const CANDIDATES = [...`a1 ,.o'x-E\n€!"(%/:;<=>?@[]{}+*|&#$~_^\\)è`, '\t', ' ', 'z', '0', 'Z', '\u0001'];
/** Runs that many expressions take in more than one place. */
const USUAL = [' ', '\n', '\t', ',', ', ', '. ', 'a', 'a ', '1', '1.', 'e ', 'ada', '-', '!', '?! ', "l'", '€', '( '];
/** What no expression expects last. */
const ENDS = ['', '\u0001'];
const MOST_SAMPLES = 48;
const MOST_PUMPS = 160;

type Node = AST.Element | AST.Alternative | AST.Pattern;

/**
 * Texts made for one expression: each repeated part repeated, alone and after what leads to it. Simple is what repeats
 * one part of one character: its work grows with the square of the text at most.
 */
export function attacksOn(source: string, flags: string): { attacks: Attack[]; isSimple: boolean } {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const sampler = samplerFor(flags);
  const found = new Map<string, Attack>();
  const add = (before: string, pump: string) => {
    if (pump === '' || found.size >= MOST_PUMPS * ENDS.length) return;
    for (const after of ENDS) found.set(JSON.stringify([before, pump, after]), { before, pump, after });
  };
  const repeats = repeatsIn(pattern);
  for (const quantifier of repeats) {
    const lead = leadTo(quantifier, sampler);
    const bodies = sampler(quantifier.element).filter(Boolean);
    const ambiguous = quantifier.element.type.endsWith('Group') ? twoReadings(bodies) : null;
    if (ambiguous) for (const before of new Set(['', lead])) add(before, ambiguous);
    for (const body of bodies) add(lead, body);
    add('', lead + (bodies[0] ?? ''));
    add('', lead);
    if (lead !== '') for (const body of bodies.slice(0, 3)) add('', body);
  }
  for (const whole of sampler(pattern).slice(0, 4)) add('', whole);
  for (const usual of USUAL) add('', usual);
  const isSimple = repeats.length <= 1 && repeats.every(({ element }) => !element.type.endsWith('Group'));
  return { attacks: [...found.values()], isSimple };
}

export const hasRepeat = (source: string): boolean => /[*+]|\{\d+(?:,\d*)?\}/.test(source);

function repeatsIn(node: Node): AST.Quantifier[] {
  if (node.type === 'Quantifier')
    return [...(node.max >= 2 && node.max > node.min ? [node] : []), ...repeatsIn(node.element)];
  if ('alternatives' in node) return node.alternatives.flatMap(repeatsIn);
  return node.type === 'Alternative' ? node.elements.flatMap(repeatsIn) : [];
}

/** A text that brings the expression to where a part of it begins. */
function leadTo(part: AST.Quantifier, sampler: (node: Node) => string[]): string {
  let lead = '';
  for (let node: AST.Node = part; node.parent; node = node.parent)
    if (node.parent.type === 'Alternative') {
      const elements = node.parent.elements;
      lead =
        elements
          .slice(0, elements.indexOf(node as AST.Element))
          .map((one) => sampler(one)[0] ?? '')
          .join('') + lead;
    } else if (node.parent.type === 'Assertion') break;
  return lead;
}

/** Some of the texts that a part takes, the shortest way of each alternative among them. */
function samplerFor(flags: string): (node: Node) => string[] {
  const kept = new Map<Node, string[]>();
  const sample = (node: Node): string[] => {
    const before = kept.get(node);
    if (before) return before;
    const texts = [...new Set(samplesOf(node))].slice(0, MOST_SAMPLES);
    kept.set(node, texts);
    return texts;
  };
  const samplesOf = (node: Node): string[] => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const takes = new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gy]/g, ''));
        return CANDIDATES.filter((one) => takes.test(one)).slice(0, 5);
      }
      case 'Quantifier': {
        const once = sample(node.element);
        if (node.max === 0) return [''];
        if (node.min === 0) return ['', ...once];
        return once.flatMap((text) => [
          text.repeat(node.min),
          ...(node.max > node.min ? [text.repeat(node.min + 1)] : []),
        ]);
      }
      case 'Alternative':
        return joined(node.elements.map(sample));
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return evenly(node.alternatives.map(sample));
      case 'Backreference':
        return Array.isArray(node.resolved) ? [''] : [sample(node.resolved)[0] ?? ''];
      default:
        return [''];
    }
  };
  return sample;
}

/** The first way of every part, then each part in its other ways. */
function joined(parts: readonly string[][]): string[] {
  const firsts = parts.map(([first = '']) => first);
  const others = parts.flatMap((ways, at) =>
    ways.slice(1).map((way) => [...firsts.slice(0, at), way, ...firsts.slice(at + 1)].join('')),
  );
  return [firsts.join(''), ...others];
}

/** The first of each, then the second of each. */
function evenly(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
