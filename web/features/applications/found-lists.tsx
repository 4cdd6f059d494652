import { APPLICATIONS, WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { CustomFields } from './custom-grant-fields.ts';

const WORDS = APPLICATIONS.custom;
type Lists = Pick<CustomFields, 'requirements' | 'documents'>;

/** Found point by point, each with its page; what is wrong is taken out before it counts. */
export function FoundLists({ fields, onChange }: { fields: Lists; onChange: (changes: Partial<Lists>) => void }) {
  return (['requirements', 'documents'] as const).map((list) =>
    fields[list].length === 0 ? null : (
      <div key={list}>
        <p className="text-14 font-medium">{WORDS.lists[list]}</p>
        <ul className="divide-y divide-rule text-14">
          {fields[list].map(({ value, page }, at) => (
            <li key={value} className="flex items-center justify-between gap-3 py-1">
              <span className="wrap-anywhere">{WORDS.item(value, page)}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={WORDS.drop1(value)}
                onClick={() => onChange({ [list]: fields[list].filter((_, place) => place !== at) })}
              >
                {WIZARD.budget.remove}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}
