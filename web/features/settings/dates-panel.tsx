import { useQueryClient } from '@tanstack/react-query';
import { DATE_LANGUAGES, inDateLanguage, type DateLanguage } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { saveDateLanguage, type Settings } from './api.ts';

const WORDS = SETTINGS.dates;
/** A day whose month differs in every language. */
const SAMPLE = '2026-10-16';
const OPTIONS = DATE_LANGUAGES.map((language) => ({
  value: language,
  label: WORDS.languages[language],
  hint: inDateLanguage(language, () => longDayText(SAMPLE)),
}));

/** Counts at once, on this page and in the other tabs (SET-11). */
export function DatesPanel({ id, chosen }: { id: string; chosen: DateLanguage }) {
  const client = useQueryClient();
  const { sessionChanged } = useSessionActions();
  const save = useWrite({
    mutationFn: saveDateLanguage(useApi()),
    meta: { failed: WORDS.failed, noticeId: 'dates' },
    scope: { id: 'dates' },
    // Of this reading alone: those of the other panels have longer keys.
    onMutate: (dateLanguage) => {
      const before = client.getQueryData<Settings>(KEYS.settings);
      if (before) client.setQueryData<Settings>(KEYS.settings, { ...before, dateLanguage });
      return before;
    },
    onError: (_error, _chosen, before) => client.setQueryData(KEYS.settings, before),
    onSuccess: async (saved) => {
      client.setQueryData(KEYS.settings, saved);
      await sessionChanged();
      await client.invalidateQueries({ queryKey: KEYS.notifications }); // their days are written by the server
      notify('success', WORDS.done, { id: 'dates' });
    },
  });
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text}>
      <RadioGroup label={WORDS.label} options={OPTIONS} value={chosen} onChange={(language) => save.mutate(language)} />
    </SectionPanel>
  );
}
