import { DEMO } from '#messages/site/demo.ts';
import { Tag } from '#web/ui/data/tag.tsx';

export type Draft = {
  title: string;
  paragraphs: readonly string[];
  used: readonly string[];
  missing: readonly string[];
  gulpease: number | null;
};

/** The text as on a sheet, and beside it what it rests on and what it lacks. */
export function DemoDraft({ draft, grant }: { draft: Draft; grant: string }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="rounded border border-rule-2 bg-sheet p-6 text-on-sheet">
        <h3 className="font-semibold">{DEMO.draftOf(draft.title, grant)}</h3>
        <div className="mt-3 grid gap-3 font-serif text-18 leading-relaxed">
          {draft.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="grid gap-5 text-14">
        <div>
          <p className="font-semibold">{DEMO.used}</p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {draft.used.map((label) => (
              <Tag key={label}>{label}</Tag>
            ))}
          </p>
        </div>
        <div>
          <p className="font-semibold">{DEMO.missing}</p>
          {draft.missing.length === 0 ? (
            <p className="mt-1 text-ink-2">{DEMO.nothingMissing}</p>
          ) : (
            <ul className="mt-1 list-disc pl-5 text-ink-2">
              {draft.missing.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          )}
        </div>
        {draft.gulpease !== null && <p className="text-ink-2">{DEMO.gulpease(Math.round(draft.gulpease))}</p>}
        <p className="text-ink-2">{DEMO.draftNote}</p>
      </div>
    </div>
  );
}
