import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';
import type { CardMark, MarkOf } from '#web/features/grants/grant-summary-card.tsx';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { ListedGrant } from '#web/features/grants/listed-grant.tsx';
import { isBehindUs } from '#web/lib/behind-us.ts';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { ActionBar, CompareButton, MainActions, SaveButton } from './actions.tsx';
import { EligibilitySection } from './eligibility-section.tsx';
import { ServedDates, ServedFacts, ServedSheet, ServedStanding, ServedText } from './grant-parts.ts';
import { ShareBox } from './share-box.tsx';
import { SourceBox } from './source-box.tsx';
import { TextSection } from './text-section.tsx';

/** Where grants are listed: "Torna ai bandi" goes back only to one of these. */
const LISTS: readonly string[] = [SITE_PATHS.grants, SITE_PATHS.advancedSearch];

type Props = {
  detail: GrantDetail;
  /** The public address of this page. */
  url: string;
  /** Where it stands in time, in words: they come with the answer. */
  timing: string;
  mark: CardMark;
  markOf: MarkOf;
  /** Whether the reader can ask for it, placed by the route. */
  eligibility?: ReactNode;
  /** What paper says beside the sheet, placed by the route. */
  printed?: ReactNode;
};

export function GrantScreen({ detail, url, timing, mark, markOf, eligibility, printed }: Props) {
  const { grant } = detail;
  return (
    <>
      <article className="wrap pb-10 print:hidden">
        <Head detail={detail} mark={mark} />
        <ServedFacts detail={detail} />
        <div className="mt-8 grid items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_304px]">
          <div className="min-w-0">
            {eligibility && <EligibilitySection>{eligibility}</EligibilitySection>}
            <ServedText detail={detail} />
          </div>
          <aside className="grid gap-6">
            <MainActions grant={grant} />
            <ServedDates detail={detail} />
            <SourceBox detail={detail} />
            {/* Its page is there for nobody else. */}
            {!detail.isOwn && <ShareBox name={grant.name} timing={timing} url={url} />}
          </aside>
        </div>
        {detail.similar.length > 0 && (
          <div className="mt-12 border-t border-rule pt-8">
            <TextSection title={GRANT_ACTIONS.similar}>
              <div className="mt-4 grid gap-2 sm:grid-cols-2 desk:grid-cols-4">
                {detail.similar.map((each) => (
                  <ListedGrant key={each.id} grant={each} mark={markOf(each)} />
                ))}
              </div>
            </TextSection>
          </div>
        )}
      </article>
      <ActionBar grant={grant} mark={mark} />
      <ServedSheet detail={detail} url={url} />
      {printed}
    </>
  );
}

function Head({ detail, mark }: { detail: GrantDetail; mark: CardMark }) {
  const { grant } = detail;
  const router = useRouter();
  return (
    <header className="pt-2 pb-6">
      <BackLink
        href={SITE_PATHS.grants}
        label={GRANT_ACTIONS.back}
        onClick={(event) => {
          if (!isBehindUs(LISTS)) return;
          event.preventDefault(); // the list as it was, with its filters and its place
          router.history.back();
        }}
      />
      <ServedStanding detail={detail} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 flex-[1_1_24rem]">
          <h1 className="display text-[clamp(1.875rem,1.2rem+2.6vw,2.75rem)] [overflow-wrap:anywhere]">{grant.name}</h1>
          <p className="mt-2 text-ink-2">{grant.entity}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SaveButton mark={mark} className="max-desk:hidden" />
          {mark.compare && <CompareButton compare={mark.compare} />}
        </div>
      </div>
    </header>
  );
}
