import { ArrowLeft } from 'lucide-react';
import { AUTH } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

type Props = { title: string; steps?: readonly string[]; onBack: () => void };

/** Above a registration form: the way back to the types, and what will happen (ACC-6). */
export function FormHead({ title, steps, onBack }: Props) {
  return (
    <div className="grid gap-3">
      <Button variant="quiet" size="sm" onClick={onBack} className="-ml-2 justify-self-start">
        <ArrowLeft aria-hidden="true" />
        {AUTH.back}
      </Button>
      <ScreenTitle>{title}</ScreenTitle>
      {steps && (
        <ol className="list-decimal pl-5 text-14 text-ink-2">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
