import { isComplete, REQUIRED_SECTIONS, SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';

type Props = {
  texts: Partial<Record<SectionId, string>>;
  current: SectionId;
  wasRefused: boolean;
  onSection: (section: SectionId) => void;
};

/** The thread of six knots. */
export function SectionList({ texts, current, wasRefused, onSection }: Props) {
  return (
    <ol aria-label={APPLY.sections} className="grid">
      {SECTION_IDS.map((id, at) => {
        const done = isComplete(id, texts[id]);
        const isMissing = wasRefused && !done && REQUIRED_SECTIONS.includes(id);
        return (
          <li
            key={id}
            className={cn(
              'relative pl-6 before:absolute before:top-4 before:-bottom-4 before:left-[5px] before:border-l-2',
              at === SECTION_IDS.length - 1 && 'before:hidden',
              done ? 'before:border-filo-line' : 'before:border-dotted before:border-rule-strong',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-3.5 left-0 size-3 rounded-full border-2 bg-paper',
                done || id === current ? 'border-filo-line' : 'border-rule-strong',
                done && 'bg-filo-line',
              )}
            />
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onSection(id)}
              className={cn(
                'grid w-full cursor-pointer rounded border border-transparent px-2 py-1.5 text-left text-14 hover:bg-sunken tap:min-h-11',
                id === current && 'border-rule-2 bg-sheet font-semibold',
              )}
            >
              {SECTION_TITLES[id]}
              <span className={cn('text-13 font-normal', isMissing ? 'font-medium text-on-no' : 'text-ink-2')}>
                {stateOf(texts[id], done)}
                {!REQUIRED_SECTIONS.includes(id) && ` · ${APPLY.optional}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type KnotsProps = Pick<Props, 'texts' | 'current'> & { /** How many are done, in words. */ label: string };

/** The same thread in one line, on phones; the list opens beside it. */
export function SectionKnots({ label, texts, current }: KnotsProps) {
  return (
    <div role="img" aria-label={label} className="flex min-w-0 flex-1 items-center">
      {SECTION_IDS.map((id, at) => {
        const done = isComplete(id, texts[id]);
        return (
          <span key={id} className={cn('flex items-center', at > 0 && 'flex-1')}>
            {at > 0 && (
              <span
                className={cn(
                  'min-w-0 flex-1 border-t-2',
                  isComplete(SECTION_IDS[at - 1]!, texts[SECTION_IDS[at - 1]!])
                    ? 'border-filo-line'
                    : 'border-dotted border-rule-strong',
                )}
              />
            )}
            <span
              className={cn(
                'size-3.25 flex-none rounded-full border-2 bg-paper',
                done || id === current ? 'border-filo-line' : 'border-rule-strong',
                done && 'bg-filo-line',
                id === current && 'ring-4 ring-filo-wash',
              )}
            />
          </span>
        );
      })}
    </div>
  );
}

function stateOf(text: string | undefined, done: boolean): string {
  if (done) return APPLY.complete;
  return (text ?? '').trim() === '' ? APPLY.empty : APPLY.partial;
}
