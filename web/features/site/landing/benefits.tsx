import { BENEFITS } from '#messages/site/landing-tail.ts';
import { Drawing } from '#web/ui/brand/drawing.tsx';
import { Section } from './section.tsx';

export function Benefits() {
  return (
    <Section id="vantaggi" title={BENEFITS.title} knot>
      <ul className="mt-8 grid gap-x-8 gap-y-10 desk:grid-cols-3">
        {BENEFITS.items.map(({ art, title, text }) => (
          <li key={art} className="border-t border-rule-2 pt-6">
            <Drawing name={art} className="h-24 w-auto text-ink-2" />
            <h3 className="mt-5 font-serif text-[1.625rem] leading-[1.2] font-book tracking-[-0.015em]">{title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
