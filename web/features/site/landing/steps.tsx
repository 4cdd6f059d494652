import { STEPS } from '#messages/site/landing-tail.ts';
import { cn } from '#web/lib/cn.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { Knot } from '#web/ui/brand/thread-margin.tsx';
import { Section } from './section.tsx';

type Proof = { label: string; value: string; tone?: 'ok' | 'verify' };

export function Steps() {
  return (
    <Section id="come-funziona" title={STEPS.title}>
      <ol className="mt-4">
        {STEPS.items.map(({ title, text, proof }) => (
          <li
            key={title}
            className="relative grid items-start gap-x-12 gap-y-4 border-b border-rule py-8 last:border-0 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <Knot className="absolute top-[42px] -left-[31px] desk:-left-[55px]" />
            <div>
              <h3 className="font-serif text-[1.625rem] leading-[1.2] font-book tracking-[-0.015em]">{title}</h3>
              <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>
            </div>
            <ProofSheet rows={proof} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ProofSheet({ rows }: { rows: readonly Proof[] }) {
  return (
    <figure className="rounded border border-rule-2 bg-sheet px-4 py-1 text-14 text-on-sheet tabular-nums">
      <figcaption className="sr-only">{STEPS.example}</figcaption>
      <dl>
        {rows.map(({ label, value, tone }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-2 last:border-0">
            <dt>{label}</dt>
            <dd
              className={cn(
                'flex items-center gap-1.5 text-right',
                tone === 'ok' && 'font-semibold text-on-ok',
                tone === 'verify' && 'font-semibold text-on-verify',
              )}
            >
              {tone && <DrawnIcon name={tone} className="size-4.5" />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
