import type { ReactNode } from 'react';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { EMPLOYEE_BANDS, REGIONS, type Sector } from '#domain/filter-vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { LIVE_DEMO } from '#messages/site/landing.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { DemoChoice } from './demo-choice.ts';
import { Section } from './section.tsx';

type Props = { choice: DemoChoice; onChoice: (choice: Record<string, string>) => void; children: ReactNode };

const SECTORS = (Object.keys(SECTOR_LABELS) as Sector[]).map((value) => ({ value, label: SECTOR_LABELS[value] }));
const PLACES = REGIONS.map((value) => ({ value, label: value }));
const BANDS = EMPLOYEE_BANDS.map((value) => ({ value, label: LIVE_DEMO.band(value) }));

/** A form that any browser can send; with script each choice is answered at once, in place. */
export function LiveDemo({ choice, onChoice, children }: Props) {
  const [first, second, third] = LIVE_DEMO.sentence;
  return (
    <Section id="prova" title={LIVE_DEMO.title} knot className="pt-10 [&>span]:top-13">
      <form
        action={`${SITE_PATHS.home}#prova`}
        method="get"
        onChange={(event) => onChoice(chosen(event.currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          onChoice(chosen(event.currentTarget));
        }}
        className="mt-4 font-serif text-[clamp(1.375rem,1.1rem+1vw,1.625rem)] leading-[1.7] tracking-[-0.01em]"
      >
        {first} <Slot name="settore" label={LIVE_DEMO.sector} value={choice.sector} options={SECTORS} />, {second}{' '}
        <Slot name="regione" label={LIVE_DEMO.region} value={choice.region} options={PLACES} /> {third}{' '}
        <Slot name="addetti" label={LIVE_DEMO.employees} value={choice.employees} options={BANDS} />.
        <Button type="submit" variant="ink" className="mt-4 flex font-sans tracking-normal">
          {LIVE_DEMO.submit}
        </Button>
      </form>
      {children}
    </Section>
  );
}

const chosen = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

type SlotProps = { name: string; label: string; value: string; options: readonly { value: string; label: string }[] };

function Slot({ name, label, value, options }: SlotProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        className="field-sizing-content min-h-11 max-w-full appearance-none border-b-2 border-ink bg-sheet pr-8 pl-2 leading-[1.3] font-medium text-on-sheet"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4.5 -translate-y-1/2 fill-none stroke-current stroke-[1.5]"
      >
        <path d="m6 9.5 6 6 6-6" />
      </svg>
    </span>
  );
}
