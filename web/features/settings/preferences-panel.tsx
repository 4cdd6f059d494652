import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PushRow } from './push-row.tsx';
import { preferencesQuery, savePreferences } from './api.ts';

const WORDS = SETTINGS.notifications;
const NAMES = Object.keys(WORDS.switches) as (keyof NotificationPreferences)[];

/** Each switch counts at once (SET-3). */
export function PreferencesPanel({ id }: { id: string }) {
  const client = useQueryClient();
  const api = useApi();
  const { data: preferences } = useSuspenseQuery(preferencesQuery(api));
  const save = useWrite({
    mutationFn: savePreferences(api),
    meta: { failed: WORDS.failed, noticeId: 'preferences' },
    scope: { id: 'preferences' }, // two quick presses arrive in their order
    onMutate: (chosen) => changeNow(client, KEYS.preferences, () => chosen),
    onError: (_error, _chosen, takeBack) => takeBack?.(),
    onSuccess: () => notify('success', WORDS.done, { id: 'preferences', description: WORDS.doneText }),
  });
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text}>
      <div className="grid justify-items-start gap-2">
        {NAMES.map((name) => (
          <Switch
            key={name}
            label={<span className="font-medium">{WORDS.switches[name].label}</span>}
            hint={WORDS.switches[name].hint}
            checked={preferences[name]}
            onChange={({ target }) => save.mutate({ ...preferences, [name]: target.checked })}
          />
        ))}
      </div>
      <PushRow isWanted={preferences.pushNotifications} />
    </SectionPanel>
  );
}
