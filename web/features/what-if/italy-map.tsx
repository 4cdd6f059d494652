import type { Region } from '#domain/vocabulary.ts';
import { WHAT_IF } from '#messages/what-if/what-if.ts';
import { cn } from '#web/lib/cn.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { MAP_SIZE, REGION_SHAPES } from './italy-shapes.ts';
import type { Trial } from './api.ts';

type Props = { trial: Trial; onRegion: (region: Region) => void };

/** Four shades, by how many: the number says it too. */
const shadeOf = (open: number, most: number): number => {
  if (open === 0) return 4;
  return [12, 20, 34, 64][Math.min(3, Math.floor((open / Math.max(1, most)) * 4))]!;
};
const fillOf = (shade: number) => `color-mix(in oklab, var(--ink) ${shade}%, var(--paper))`;

/** Every region with what a seat there would open; home in ink, the chosen one tied to it by the thread. */
export function ItalyMap({ trial, onRegion }: Props) {
  const openIn = new Map(trial.regions.map(({ region, open }) => [region, open]));
  const most = Math.max(...openIn.values());
  const hasPlace = trial.asked.ipotesi === 'sede' || trial.asked.ipotesi === 'regione';
  const chosen = hasPlace ? trial.asked.regione : null;
  const shapes = REGION_SHAPES.toSorted((one, other) => Number(isMarked(one.region)) - Number(isMarked(other.region)));
  function isMarked(region: Region) {
    return region === chosen || region === trial.home.region;
  }
  return (
    <figure className="mx-auto w-full max-w-85">
      <svg
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        aria-hidden="true"
        className="h-auto w-full overflow-visible"
      >
        {shapes.map(({ region, path }) => (
          <path
            key={region}
            d={path}
            onClick={() => region !== trial.home.region && onRegion(region)}
            style={{ fill: fillOf(shadeOf(openIn.get(region) ?? 0, most)) }}
            strokeWidth={isMarked(region) ? 2.2 : 1.4}
            strokeLinejoin="round"
            className={cn(
              'stroke-paper',
              region === trial.home.region ? 'stroke-ink' : 'cursor-pointer hover:opacity-80',
              region === chosen && 'stroke-filo-line',
            )}
          >
            <title>{WHAT_IF.map.region(region, openIn.get(region) ?? 0)}</title>
          </path>
        ))}
        {REGION_SHAPES.map(({ region, at: [x, y] }) => {
          const open = openIn.get(region) ?? 0;
          return (
            <text
              key={region}
              x={x}
              y={y}
              textAnchor="middle"
              className={cn(
                'pointer-events-none text-[14.5px] font-semibold tabular-nums',
                shadeOf(open, most) === 64 ? 'fill-paper' : 'fill-ink',
              )}
            >
              {open}
            </text>
          );
        })}
        {chosen && <Thread from={trial.home.region} to={chosen} />}
      </svg>
      <figcaption className="mt-2 grid gap-1 text-13 text-ink-2">
        <Legend most={most} />
        <span>{WHAT_IF.map.hint}</span>
        <Disclosure title={WHAT_IF.map.list}>
          <ul className="grid grid-cols-2 gap-x-4 py-1">
            {trial.regions.map(({ region, open }) => (
              <li key={region}>
                <button
                  type="button"
                  disabled={region === trial.home.region}
                  aria-current={region === chosen || undefined}
                  onClick={() => onRegion(region)}
                  className="flex min-h-8 w-full items-center justify-between gap-2 text-left underline underline-offset-2 disabled:no-underline aria-current:font-semibold tap:min-h-11"
                >
                  <span>{region}</span>
                  <span className="tabular-nums">{open}</span>
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
        <span className="text-12">{WHAT_IF.map.credit}</span>
      </figcaption>
    </figure>
  );
}

/** What each shade stands for; none where no region has any. */
function Legend({ most }: { most: number }) {
  const shades = new Map<number, number[]>();
  for (let open = 1; open <= most; open++)
    shades.set(shadeOf(open, most), [...(shades.get(shadeOf(open, most)) ?? []), open]);
  if (shades.size === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {[...shades].map(([shade, counts]) => (
        <span key={shade} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-3.5 rounded-[2px] border border-rule-2"
            style={{ background: fillOf(shade) }}
          />
          {WHAT_IF.map.range(counts[0]!, counts.at(-1)!)}
        </span>
      ))}
      <span>{WHAT_IF.map.scale}</span>
    </p>
  );
}

function Thread({ from, to }: { from: Region | null; to: Region }) {
  const spotOf = (region: Region | null) => REGION_SHAPES.find((shape) => shape.region === region)?.at;
  const [start, end] = [spotOf(from), spotOf(to)];
  if (!start || !end || from === to) return null;
  const [[x, y], [toX, toY]] = [start, end];
  const bend = Math.min(70, Math.hypot(toX - x, toY - y) / 2);
  const line = `M${x + 14} ${y - 4}C${x + 20 + bend / 3} ${y - 4 - bend} ${toX + 14 + bend / 3} ${toY - 4 - bend} ${toX + 14} ${toY - 4}`;
  return (
    <g className="pointer-events-none stroke-filo-line" strokeWidth={2.4} strokeLinecap="round">
      <path d={line} fill="none" />
      <circle cx={x + 14} cy={y - 4} r={4} className="fill-filo-line" />
      <circle cx={toX + 14} cy={toY - 4} r={4} className="fill-paper" />
    </g>
  );
}
