import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertSetting } from '#domain/alerts/alert-setting.ts';
import { grantPath } from '#domain/paths.ts';
import { ALERTS } from '#messages/alerts/screens.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { alertsQuery, chooseAlerts, type Alerts } from './api.ts';

/** New grants for the active company and project: whether, which, and what that would have told last month (NOT-5). */
export function AlertsPanel() {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery(alertsQuery(api));
  const choose = useWrite({
    mutationFn: chooseAlerts(api),
    meta: { failed: ALERTS.failed },
    scope: { id: 'alerts' }, // two quick presses arrive in their order
    onMutate: (setting) => changeNow<Alerts>(client, KEYS.alerts, (old) => ({ ...old, setting })),
    onError: (_error, _chosen, takeBack) => takeBack?.(),
    onSuccess: (answer) => {
      client.setQueryData(KEYS.alerts, answer);
      notify('success', ALERTS.saved, { id: 'alerts' });
    },
  });
  if (!data?.company) return null;
  const { setting, preview, company } = data;
  const change = (part: Partial<AlertSetting>) => choose.mutate({ ...setting, ...part });
  return (
    <SectionPanel
      title={ALERTS.title}
      description={ALERTS.lead(company.companyName, company.hasProject)}
      className="mt-6"
    >
      <div className="grid gap-3">
        <Switch
          label={ALERTS.isOn}
          checked={setting.isOn}
          onChange={(event) => change({ isOn: event.target.checked })}
        />
        {setting.isOn && (
          <Checkbox
            label={ALERTS.onlyAdmissible}
            hint={ALERTS.onlyAdmissibleHint}
            checked={setting.onlyAdmissible}
            onChange={(event) => change({ onlyAdmissible: event.target.checked })}
          />
        )}
        {preview && setting.isOn && <Preview preview={preview} setting={setting} isReading={choose.isPending} />}
      </div>
    </SectionPanel>
  );
}

type PreviewProps = { preview: NonNullable<Alerts['preview']>; setting: AlertSetting; isReading: boolean };

function Preview({ preview, setting, isReading }: PreviewProps) {
  const total = preview.admissible + (setting.onlyAdmissible ? 0 : preview.toCheck);
  return (
    <div aria-busy={isReading || undefined} className="border-t border-rule pt-3 text-14">
      <p className="font-semibold">{ALERTS.preview(total, preview.days)}</p>
      {setting.onlyAdmissible && preview.toCheck > 0 && (
        <p className="text-13 text-ink-2">{ALERTS.leftOut(preview.toCheck)}</p>
      )}
      <ul className="mt-2 grid gap-2">
        {preview.items.map(({ grantId, name, verdict, why }) => (
          <li key={grantId}>
            <AppLink href={grantPath(grantId)} className="font-medium">
              {name}
            </AppLink>
            <span className="block text-13 text-ink-2">
              {[ALERTS.verdicts[verdict], why].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > preview.items.length && (
        <p className="mt-2 text-13 text-ink-2">{ALERTS.more(total - preview.items.length)}</p>
      )}
    </div>
  );
}
