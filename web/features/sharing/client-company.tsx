import { chatPath, clientPath, PATHS } from '#domain/paths.ts';
import { ASK_CLIENT as WORDS } from '#messages/sharing/ask-client.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

type Props = { company: { companyName: string; consultancyId?: string | null | undefined } };

/** In the place of the form, for the consultant: a client's data are read, and asked for (CON-19). */
export function ClientCompany({ company: { companyName, consultancyId } }: Props) {
  return (
    <>
      <PageHeader display="screen" back={{ href: PATHS.clients, label: WORDS.back }} title={WORDS.title(companyName)} />
      <EmptyState
        title={WORDS.owner}
        description={WORDS.text}
        action={
          consultancyId && (
            <>
              <ButtonLink href={clientPath(consultancyId)}>{WORDS.sheet}</ButtonLink>
              <ButtonLink href={chatPath(consultancyId, WORDS.change)}>{WORDS.ask}</ButtonLink>
            </>
          )
        }
      />
    </>
  );
}
