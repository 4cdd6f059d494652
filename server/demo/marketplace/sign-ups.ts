import { mixed } from './work.ts';

const SPAN_DAYS = 300;
/** Above one: more people in the last weeks than months ago. */
const GROWTH = 1.3;
const SHARES = 2 ** 16;

/** How many days ago each signed up, the same every time: who has most work behind them came first. */
export function signUpAges(projects: readonly number[]): number[] {
  const ages = projects.map((_, n) => SPAN_DAYS * (mixed(n) / SHARES) ** GROWTH).sort((one, other) => other - one);
  const byWork = projects
    .map((count, n) => ({ count, n }))
    .sort((one, other) => other.count - one.count || one.n - other.n);
  const agesOf = new Array<number>(projects.length).fill(0);
  for (const [place, { n }] of byWork.entries()) agesOf[n] = ages[place]!;
  return agesOf;
}
