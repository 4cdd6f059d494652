import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordDiff } from '#domain/assistant/diff.ts';
import { plainOf } from '#domain/business-plans/rich-text.ts';
import { SECTION_TITLES } from '#messages/business-plans/labels.ts';
import { VERSIONS as WORDS } from '#messages/business-plans/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { versionQuery, versionsQuery, type PlanView } from './api.ts';
import { usePlanVersions } from './use-plan-writes.ts';

type Props = { view: PlanView; isOpen: boolean; onClose: () => void };

/** Versions that were kept: compared with what stands there now, and brought back. */
export function VersionsDialog({ view, isOpen, onClose }: Props) {
  const { id } = view.plan;
  const { data } = useQuery({ ...versionsQuery(useApi(), id), enabled: isOpen });
  const { keep, restore } = usePlanVersions(id);
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={WORDS.title}
      description={WORDS.text}
      closeLabel={WORDS.close}
      size="md"
    >
      <div className="grid gap-4 pb-4">
        <p>
          <Button variant="line" loading={keep.isPending} onClick={() => keep.mutate()}>
            {WORDS.keep}
          </Button>
        </p>
        {data?.versions.length === 0 && <p className="text-14 text-ink-2">{WORDS.none}</p>}
        <ul className="grid">
          {data?.versions.map(({ number, reason, actorName, at }) => (
            <li key={number} className="grid gap-2 border-t border-rule py-3 text-14">
              <span>
                <b className="font-semibold">{WORDS.row(number, actorName, formatDateTime(at))}</b>
                <span className="block text-13 text-ink-2">{WORDS.reasons[reason]}</span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="line"
                  size="sm"
                  aria-expanded={compared === number}
                  onClick={() => setCompared(compared === number ? null : number)}
                >
                  {WORDS.compare}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  loading={restore.isPending}
                  onClick={() => restore.mutate(number, { onSuccess: onClose })}
                >
                  {WORDS.restore}
                </Button>
              </span>
              {compared === number && <Comparison view={view} number={number} />}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What was taken out and what was put in since, part by part. */
function Comparison({ view, number }: { view: PlanView; number: number }) {
  const { data } = useQuery(versionQuery(useApi(), view.plan.id, number));
  if (!data) return null;
  const changed = data.sections.flatMap(({ section, text }) => {
    const now = plainOf(view.sections.find((each) => each.section === section)?.blocks ?? []);
    return now === text ? [] : [{ section, pieces: wordDiff(text, now) }];
  });
  if (changed.length === 0) return <p className="text-ink-2">{WORDS.same}</p>;
  return (
    <div
      className="grid max-h-96 gap-3 overflow-y-auto rounded border border-rule-2 p-3"
      tabIndex={0}
      role="group"
      aria-label={WORDS.compare}
    >
      {changed.map(({ section, pieces }) => (
        <div key={section}>
          <h4 className="font-semibold">{SECTION_TITLES[section]}</h4>
          <p className="whitespace-pre-line">
            {pieces.map(({ kind, text }, at) =>
              kind === 'removed' ? (
                <del key={at} className="bg-no text-on-no">
                  {text}
                </del>
              ) : kind === 'added' ? (
                <ins key={at} className="bg-ok text-on-ok no-underline">
                  {text}
                </ins>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
