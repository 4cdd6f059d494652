import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { filePath } from '#domain/file-paths.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { changePhoto } from '#web/features/consultants/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { portraitOf } from './portrait-of.ts';

const WORDS = CONSULTANT_PROFILE.photo;

/** The face that the directory shows: made small and bare in the browser before it leaves. */
export function OwnPhoto({ profile: { photoId } }: { profile: Pick<ConsultantProfileView, 'photoId'> }) {
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const change = useWrite({
    mutationFn: changePhoto(useApi()),
    meta: { failed: WORDS.failed, changes: [KEYS.consultants] },
    onSuccess: (profile, photo) => {
      client.setQueryData(KEYS.consultantProfile, profile);
      notify('success', photo ? WORDS.saved : WORDS.removed);
    },
  });
  async function choose(file: File | undefined) {
    if (!file) return;
    const portrait = await portraitOf(file);
    if (portrait) change.mutate(portrait);
    else notify('danger', WORDS.unreadable);
  }
  return (
    <SectionPanel title={WORDS.title} description={WORDS.text}>
      <div className="flex flex-wrap items-center gap-4">
        {photoId && (
          <img
            src={filePath(photoId)}
            alt={WORDS.alt}
            className="size-24 rounded border border-rule-2 bg-sunken object-cover"
          />
        )}
        <input
          ref={box}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          aria-label={WORDS.add}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button loading={change.isPending} onClick={() => box.current?.click()}>
          {photoId ? WORDS.change : WORDS.add}
        </Button>
        {photoId && (
          <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {WORDS.remove}
          </Button>
        )}
      </div>
    </SectionPanel>
  );
}
