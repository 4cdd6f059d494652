import { Ellipsis, History, Save, Users } from 'lucide-react';
import { togetherPath, versionsPath, wizardPath } from '#domain/paths.ts';
import { APPLICATIONS, APPLY } from '#messages/applications/screens.ts';
import { TOGETHER } from '#messages/collaboration/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import type { ApplicationView } from './api.ts';
import { settledSaves } from './use-autosave.ts';
import { useDraft } from './use-draft.ts';

/** Beside the title of the assisted page; on phones all but the wizard are in a menu. */
export function ApplyActions({ view: { application } }: { view: ApplicationView }) {
  const { keep } = useDraft(application.id);
  const isOpen = application.sentAt === null;
  const keepNow = () => void settledSaves().then(() => keep.mutate());
  return (
    <>
      <span className="max-desk:hidden desk:contents">
        {isOpen && (
          <Button size="sm" loading={keep.isPending} onClick={keepNow}>
            {APPLY.saveProgress}
          </Button>
        )}
        <ButtonLink size="sm" href={togetherPath(application.id)}>
          {TOGETHER.open}
        </ButtonLink>
        <ButtonLink size="sm" href={versionsPath(application.id)}>
          {APPLY.versions}
        </ButtonLink>
      </span>
      <ButtonLink size="sm" href={wizardPath(application.id)}>
        {APPLY.openWizard}
      </ButtonLink>
      <span className="desk:hidden">
        <Menu
          align="start"
          trigger={
            <IconButton label={APPLICATIONS.more} variant="line">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {isOpen && (
            <MenuItem icon={<Save />} onSelect={keepNow}>
              {APPLY.saveProgress}
            </MenuItem>
          )}
          <MenuItem icon={<Users />} href={togetherPath(application.id)}>
            {TOGETHER.open}
          </MenuItem>
          <MenuItem icon={<History />} href={versionsPath(application.id)}>
            {APPLY.versions}
          </MenuItem>
        </Menu>
      </span>
    </>
  );
}
