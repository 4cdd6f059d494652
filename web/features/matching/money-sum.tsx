import { OWN_MONEY } from '#messages/matching/verdict-card.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import type { Money } from './verdict-words.ts';

/** The sum behind a figure: the formula, then where each number comes from. */
export function MoneySum({ money }: { money: Money }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-16 font-semibold tabular-nums">{money.formula}</p>
      <ul className="text-13 text-ink-2">
        {money.inputs.map(({ label, value, source, reference }) => (
          <li key={label}>
            {OWN_MONEY.source(label, value, source)}
            {reference &&
              (reference.url ? (
                <>
                  {' '}
                  (
                  <AppLink href={reference.url} target="_blank" rel="noopener noreferrer" className="tap:py-2">
                    {reference.title}
                  </AppLink>
                  )
                </>
              ) : (
                ` (${reference.title})`
              ))}
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-2">{OWN_MONEY.note}</p>
    </div>
  );
}
