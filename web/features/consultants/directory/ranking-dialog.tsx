import { PATHS } from '#domain/paths.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';

const WORDS = PUBLIC_PROFILE.ranking;

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Reg. (UE) 2019/1150: ranking criteria and reasons of a suspension, where the list is. */
export function RankingDialog({ isOpen, onOpenChange }: Props) {
  return (
    <Dialog
      size="md"
      title={WORDS.title}
      description={WORDS.lead}
      closeLabel={SHELL.close}
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-4 text-14">
        <ul className="grid list-disc gap-2 pl-5">
          {WORDS.criteria.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h3 className="font-bold">{WORDS.suspensionTitle}</h3>
        <ul className="grid list-disc gap-2 pl-5">
          {WORDS.suspension.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h3 className="font-bold">{WORDS.complaintsTitle}</h3>
        <ul className="grid list-disc gap-2 pl-5">
          {WORDS.complaints.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <ButtonLink size="sm" href={PATHS.publicSupport} className="justify-self-start">
          {WORDS.complain}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
