import { AUTH } from '#messages/accounts/auth.ts';
import { classes } from '#web/lib/classes.ts';

type Props = {
  isSignIn: boolean;
  onToggle: (toSignIn: boolean) => void;
  /** Signing in is pointed at. */
  onSignInAhead: () => void;
};

/** Between Registrati and Accedi (ACC-6). */
export function AuthToggle({ isSignIn, onToggle, onSignInAhead }: Props) {
  const sides = [
    { label: AUTH.toggle.register, isOn: !isSignIn, toSignIn: false },
    { label: AUTH.toggle.signIn, isOn: isSignIn, toSignIn: true },
  ];
  return (
    <div
      role="group"
      aria-label={AUTH.toggle.label}
      className="grid grid-cols-2 rounded border border-rule-strong bg-sheet p-1"
    >
      {sides.map(({ label, isOn, toSignIn }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onClick={() => onToggle(toSignIn)}
          onPointerEnter={toSignIn ? onSignInAhead : undefined}
          onFocus={toSignIn ? onSignInAhead : undefined}
          className={classes(
            'min-h-11 rounded text-14 font-medium',
            isOn ? 'bg-inked text-on-inked' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
