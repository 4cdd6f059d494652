import { RotateCw } from 'lucide-react';
import { HUB, HUB_EMPTY, PRIORITY_LABELS } from '#messages/assistant/hub.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { AnsweredBy } from './answered-by.tsx';
import type { Suggestion } from '#web/features/assistant/api.ts';
import type { Hub } from './use-hub.ts';

const TONES = { alta: 'no', media: 'verify', bassa: 'neutral' } as const;

export function SuggestionsTab({ hub }: { hub: Hub }) {
  const { suggestions, work } = hub.state;
  if (work === 'suggestions') return <LoadingState label={HUB.refreshing} className="px-4" />;
  if (!suggestions || suggestions.list.length === 0) {
    const { title, body } = suggestions ? HUB_EMPTY.allApplied : HUB_EMPTY.suggestions;
    return (
      <EmptyState
        className="m-4"
        title={title}
        description={body}
        action={
          <Button size="sm" onClick={hub.refreshSuggestions}>
            <RotateCw aria-hidden="true" />
            {HUB.refresh}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className="px-4">
        {suggestions.list.map((suggestion) => (
          <Line key={suggestion.id} suggestion={suggestion} onApply={() => hub.applySuggestion(suggestion)} />
        ))}
      </ul>
      <AnsweredBy who={suggestions.answeredBy} notice={suggestions.notice} />
    </>
  );
}

function Line({ suggestion: { text, priority, action }, onApply }: { suggestion: Suggestion; onApply: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3 text-14 last:border-0">
      <div className="grid min-w-0 flex-[1_1_18rem] justify-items-start gap-1">
        <Badge tone={TONES[priority]}>{PRIORITY_LABELS[priority]}</Badge>
        <p>{text}</p>
      </div>
      <Button size="sm" onClick={onApply}>
        {action?.label ?? HUB.apply}
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  );
}
