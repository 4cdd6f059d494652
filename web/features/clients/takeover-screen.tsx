import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Building2, FileText, Folder, Target } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import type { TakeoverView } from '#domain/sharing/takeover.ts';
import { TAKEOVER as WORDS } from '#messages/sharing/takeover.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { formatDay } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { takeOver, takeoverQuery } from './api.ts';

/** The link itself does not count; anything else (no network, a busy server) may pass. */
const isRefusal = (error: unknown) => ['not_found', 'not_allowed', 'invalid_input'].includes(failureCode(error));

/** The link of the mail: the owner reads what they take over, and says yes (CON-24). */
export function TakeoverScreen({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(takeoverQuery(useApi(), token));
  return (
    <>
      <PageHeader title={WORDS.title} />
      {isRefusal(error) ? (
        <div className="grid justify-items-start gap-4">
          <ErrorState title={WORDS.invalid} description={WORDS.invalidText} />
          <ButtonLink href={PATHS.companies}>{WORDS.toCompanies}</ButtonLink>
        </div>
      ) : data ? (
        <Offer token={token} offer={data} />
      ) : error ? (
        <ErrorState
          title={WORDS.unread}
          description={failureText(error)}
          retryLabel={WORDS.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState label={WORDS.loading} />
      )}
    </>
  );
}

function Offer({ token, offer }: { token: string; offer: TakeoverView }) {
  const { companyName, consultantName, signedOn, applications, projects, documents, isTaken } = offer;
  const client = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useWrite({
    mutationFn: takeOver(useApi()),
    meta: { failed: WORDS.failed },
    onSuccess: async () => {
      notify('success', WORDS.taken(companyName));
      await client.invalidateQueries({ queryKey: KEYS.everything });
      await router.navigate({ href: PATHS.companies });
    },
  });
  const kept = [
    { Icon: Building2, text: WORDS.data, count: 1 },
    { Icon: Folder, text: WORDS.applications(applications), count: applications },
    { Icon: Target, text: WORDS.projects(projects), count: projects },
    { Icon: FileText, text: WORDS.documents(documents), count: documents },
  ].filter(({ count }) => count > 0);
  return (
    <Panel className="grid max-w-2xl gap-5 p-5">
      <div className="flex items-start gap-3">
        <Building2 aria-hidden="true" className="mt-0.5 size-5 flex-none text-ink-2" />
        <div>
          <h2 className="text-18 font-semibold wrap-anywhere">{companyName}</h2>
          <p className="text-14 text-ink-2">{WORDS.who(consultantName, formatDay(signedOn))}</p>
        </div>
      </div>
      <div className="grid gap-2">
        <h3 className="text-14 font-semibold">{WORDS.found}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-14">
          {kept.map(({ Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4.5 text-ink-2" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2 text-14">
        <h3 className="font-semibold">{WORDS.after}</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>{WORDS.yours}</li>
          <li>{WORDS.keeps(consultantName)}</li>
          <li>{WORDS.withdraw}</li>
        </ul>
      </div>
      {isTaken ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-14">{WORDS.already}</p>
          <ButtonLink href={PATHS.companies}>{WORDS.toCompanies}</ButtonLink>
        </div>
      ) : (
        <Button variant="filo" className="justify-self-start" loading={isPending} onClick={() => mutate(token)}>
          {WORDS.take}
        </Button>
      )}
    </Panel>
  );
}
