import vm from 'node:vm';
import { checkSync } from 'recheck';
import { attacksOn, hasRepeat, textOf, type Attack } from './attack-strings.ts';

// In this thread and in plain JavaScript: neither a virtual machine nor a program of its own is looked for.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * What is known of a pattern: how recheck finds its work to grow ("?" where it gave up: the measure stands alone), and
 * the longest that one of the attacks took at so many characters.
 */
export type Verdict = { chars: number; ms: number; growth: string; worst?: string };

/** Longer than this for one text of the longest length is refused: a request runs hundreds of patterns. */
export const LIMIT_MS = 100;
const RECHECK_MS = 2_000;
const RUN_MS = 300;
const FIRST_CHARS = 40;
const LOOK_CHARS = 600;
const CANDIDATES = 6;
const ROUNDS = 3;

export function judge(source: string, flags: string, chars: number): Verdict {
  if (!hasRepeat(source)) return { chars, ms: 0, growth: 'none' };
  const { isSimple, attacks: made } = attacksOn(source, flags);
  const { growth, attack }: Found = isSimple ? { growth: 'at most 2' } : recheck(source, flags);
  const attacks = [...(attack ? [attack] : []), ...made];
  const run = runner(source, flags);
  const verdict = ({ one, ms }: { one: Attack; ms: number }, length: number): Verdict => ({
    chars,
    ms: Math.ceil(ms * 10) / 10,
    growth,
    worst: `${String(length)} characters of ${JSON.stringify(one).slice(0, 200)}`,
  });
  const worst = (length: number, among: readonly Attack[]) => {
    const found: { one: Attack; ms: number }[] = [];
    for (const one of among)
      if (found.push({ one, ms: run(textOf(one, length)) }) && found.at(-1)!.ms > LIMIT_MS) break;
    return found.toSorted((a, b) => b.ms - a.ms);
  };
  let slowest: { one: Attack; ms: number }[] = [];
  for (const length of [FIRST_CHARS, FIRST_CHARS * 4, LOOK_CHARS].map((one) => Math.min(one, chars))) {
    slowest = worst(length, attacks);
    if (slowest[0]!.ms > LIMIT_MS) return verdict(slowest[0]!, length);
  }
  let rest = slowest.slice(0, CANDIDATES).map(({ one }) => one);
  for (let length = Math.min(LOOK_CHARS * 2, chars); ; length = Math.min(length * 2, chars)) {
    const found = worst(length, rest);
    if (found[0]!.ms > LIMIT_MS || length >= chars) return verdict(found[0]!, length);
    rest = found.slice(0, 3).map(({ one }) => one);
  }
}

/** A text so short has no time for the third power. */
const SHORT_CHARS = 400;

/** Exponential by proof, cubic or worse by proof, or too long by the clock. */
export const isRefused = ({ ms, growth, chars }: Verdict): boolean =>
  ms > LIMIT_MS || growth === 'exponential' || (Number(growth) >= 3 && chars > SHORT_CHARS);

type Found = { growth: string; attack?: Attack };

function recheck(source: string, flags: string): Found {
  const found = checkSync(source, flags.replaceAll(/[^imsuy]/g, ''), {
    timeout: RECHECK_MS,
    attackTimeout: RECHECK_MS / 2,
    randomSeed: 1,
  });
  if (found.status === 'unknown') return { growth: '?' };
  if (found.status === 'safe') return { growth: '1' };
  const { complexity, attack } = found;
  const [first] = attack.pumps;
  const text = first && {
    before: first.prefix,
    pump: attack.pumps.map(({ pump }) => pump).join(''),
    after: attack.suffix,
  };
  return {
    growth:
      complexity.type === 'exponential' ? 'exponential' : String('degree' in complexity ? complexity.degree : '?'),
    ...(text?.pump ? { attack: text } : {}),
  };
}

/** Processor time of one search over a text, or of replacing all that a global pattern finds in it; ends after a while. */
function runner(source: string, flags: string): (text: string) => number {
  const context = vm.createContext({ pattern: new RegExp(source, flags), text: '' });
  const script = new vm.Script(flags.includes('g') ? `text.replace(pattern, '')` : 'pattern.test(text)');
  const once = (text: string, atMostMs = RUN_MS): number => {
    context.text = text;
    const before = process.threadCpuUsage();
    let isOver = true;
    try {
      script.runInContext(context, { timeout: atMostMs });
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      isOver = false;
    }
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    // The clock ran while others had the processor: not enough is known yet.
    return isOver || ms > LIMIT_MS ? ms : once(text, atMostMs * 2);
  };
  return (text) => {
    let least = Infinity;
    for (let round = 0; round < ROUNDS && (round === 0 || least > LIMIT_MS / 2); round += 1)
      least = Math.min(least, once(text));
    return least;
  };
}
