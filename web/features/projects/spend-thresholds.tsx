import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { spendCrossings } from '#domain/projects/spend-steps.ts';
import { crossingsText } from '#messages/projects/spend-steps.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { spendStepsQuery } from './api.ts';
import type { ProjectFormValues } from './form-values.ts';

/** Which grants the sum in the box lets in, and which are close: it follows what one types. */
export function SpendThresholds() {
  const { data } = useQuery(spendStepsQuery(useApi()));
  const spend = useWatch<ProjectFormValues, 'spend'>({ name: 'spend' });
  const words = data && spend !== null ? crossingsText(spendCrossings(data.steps, spend)) : [];
  return (
    <div role="status">
      {words.length > 0 && <p className="rounded bg-sunken px-3 py-2 text-13 text-on-sunken">{words.join(' ')}</p>}
    </div>
  );
}
