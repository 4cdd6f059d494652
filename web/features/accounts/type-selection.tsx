import { ArrowRight, Building2, GraduationCap } from 'lucide-react';
import { AUTH } from '#messages/accounts/auth.ts';
import { ScreenTitle } from './screen-title.tsx';
import type { AuthView } from './auth-view.ts';

const CHOICES = [
  { view: 'azienda', icon: Building2, ...AUTH.types.business },
  { view: 'consulente', icon: GraduationCap, ...AUTH.types.consultant },
] as const;

type Props = {
  onChoose: (view: AuthView) => void;
  /** One of them is pointed at. */
  onAhead: (view: AuthView) => void;
};

export function TypeSelection({ onChoose, onAhead }: Props) {
  return (
    <div className="grid gap-4">
      <ScreenTitle>{AUTH.types.title}</ScreenTitle>
      <div className="grid gap-3">
        {CHOICES.map(({ view, icon: Icon, name, text }) => (
          <button
            key={view}
            type="button"
            onClick={() => onChoose(view)}
            onPointerEnter={() => onAhead(view)}
            onFocus={() => onAhead(view)}
            className="group flex items-start gap-4 rounded border border-rule-strong bg-sheet p-5 text-left transition-colors duration-(--d-1) hover:border-ink"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-6 text-ink-2" />
            <span className="flex-1">
              <span className="block text-16 font-semibold">{name}</span>
              <span className="mt-1 block text-14 text-ink-2">{text}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              className="mt-0.5 size-5 text-ink-3 group-hover:text-ink max-[359px]:hidden"
            />
          </button>
        ))}
      </div>
    </div>
  );
}
