import { useQueryClient } from '@tanstack/react-query';
import { CONFIGURED, SWITCHES } from '#domain/admin/system.ts';
import { CONFIGURED_LABELS, SWITCH_LABELS, SYSTEM as WORDS } from '#messages/admin/system.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { FactList } from './fact-list.tsx';
import { systemQuery, systemWrites, type System } from './system-api.ts';

/** What can be switched now, and what was decided when the product was started. */
export function SwitchesPanel({ switches, configured }: Pick<System, 'switches' | 'configured'>) {
  const api = useApi();
  const client = useQueryClient();
  const change = useWrite({
    mutationFn: systemWrites(api).switch,
    meta: { failed: WORDS.switchFailed, changes: [KEYS.admin] },
    onSuccess: (fresh, { feature, isOn }) => {
      client.setQueryData(systemQuery(api).queryKey, fresh);
      notify('success', WORDS.switchDone(SWITCH_LABELS[feature].label, isOn), {
        action: { label: WORDS.undo, onPress: () => change.mutate({ feature, isOn: !isOn }) },
      });
    },
  });
  return (
    <SectionPanel title={WORDS.switches} flush>
      <div className="grid gap-2 p-4">
        {SWITCHES.map((feature) => (
          <Switch
            key={feature}
            {...SWITCH_LABELS[feature]}
            checked={switches[feature] ?? true}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ feature, isOn: target.checked })}
          />
        ))}
      </div>
      <h3 className="border-t border-rule px-4 pt-3 text-13 text-ink-2">{WORDS.configured}</h3>
      <FactList
        facts={CONFIGURED.map((each) => ({
          label: CONFIGURED_LABELS[each],
          value: configured[each] ? WORDS.on : WORDS.off,
        }))}
      />
    </SectionPanel>
  );
}
