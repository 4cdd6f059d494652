import { integerText } from '#domain/numbers/write-number.ts';
import { FIGURES } from '#messages/site/landing-tail.ts';
import { cn } from '#web/lib/cn.ts';

type Props = { isDemo: boolean; catalogue: number; companies: number | null };
type Figure = { value: string; label: string };

/** The static figures are the demo's own; elsewhere only what is counted is told (SIT-4). */
function figuresOf({ isDemo, catalogue, companies }: Props): readonly Figure[] {
  if (isDemo) return FIGURES.demo;
  return [
    ...(catalogue > 0 ? [{ value: integerText(catalogue), label: FIGURES.grants }] : []),
    ...(companies === null ? [] : [{ value: integerText(companies), label: FIGURES.companies }]),
  ];
}

export function Figures(props: Props) {
  const figures = figuresOf(props);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="cifre-titolo" className="pt-18">
      <h2 id="cifre-titolo" className="sr-only">
        {FIGURES.title}
      </h2>
      <dl className="grid grid-cols-2 border-y border-rule-2 desk:flex">
        {figures.map(({ value, label }, place) => (
          <div
            key={label}
            className={cn(
              'flex flex-col-reverse justify-end py-4 pr-3 desk:flex-1 desk:py-6 desk:pr-6',
              place % 2 === 1 && 'border-l border-rule pl-3',
              place >= 2 && 'border-t border-rule desk:border-t-0',
              place > 0 && 'desk:border-l desk:border-rule desk:pl-6',
            )}
          >
            <dt className="mt-1 text-14 text-ink-2">{label}</dt>
            <dd className="font-serif text-[2rem] leading-[1.1] tracking-[-0.02em] lining-nums desk:text-40">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-13 text-ink-2">{props.isDemo ? FIGURES.demoNote : FIGURES.counted}</p>
    </section>
  );
}
