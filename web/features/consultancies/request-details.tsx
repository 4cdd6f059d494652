import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS as WORDS, DETAIL_WORDS, URGENCY_LABELS } from '#messages/consultancies/consultancies.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { formatDate, formatDateTime, formatEuro } from '#web/lib/format.ts';
import { Fact } from './fact.tsx';

/** All that the client wrote and offers, before anything is answered. */
export function RequestDetails({ view }: { view: ConsultancyView }) {
  const { offered, sharesCompany } = view;
  const shared = [
    sharesCompany && DETAIL_WORDS.company,
    offered.applications > 0 && DETAIL_WORDS.applications(offered.applications),
    offered.documents > 0 && DETAIL_WORDS.documents(offered.documents),
  ].filter((each) => each !== false);
  return (
    <>
      <p className="max-w-[70ch] text-14 whitespace-pre-line wrap-anywhere">«{view.description}»</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        <Fact term={WORDS.sent}>{formatDate(view.createdAt)}</Fact>
        <Fact term={DETAIL_WORDS.urgency}>{URGENCY_LABELS[view.urgency]}</Fact>
        <Fact term={WORDS.budget}>{view.budget === null ? WORDS.unknown : WORDS.upTo(formatEuro(view.budget))}</Fact>
        <Fact term={WORDS.sector}>{SECTOR_LABELS[view.sector]}</Fact>
        {view.callAt && <Fact term={FIRST_CALL.short}>{formatDateTime(view.callAt)}</Fact>}
        <Fact term={DETAIL_WORDS.shares}>
          {shared.length === 0 ? DETAIL_WORDS.nothing : `${shared.join(', ')} (${DETAIL_WORDS.once})`}
        </Fact>
      </dl>
    </>
  );
}
