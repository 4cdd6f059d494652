import type { ReactNode } from 'react';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { REGIME_LABELS } from '#messages/consultancies/consultancies.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { Tag } from '#web/ui/data/tag.tsx';

export function ConsultantProfileList({ profile }: { profile: ConsultantProfileView }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Row term={AUTH.fields.bio} isWide>
        <p className="max-w-[65ch] font-normal whitespace-pre-line wrap-anywhere">{profile.bio}</p>
      </Row>
      <Row term={WORDS.titleField}>{profile.title ?? <None />}</Row>
      <Row term={WORDS.languages}>{profile.languages.length > 0 ? profile.languages.join(', ') : <None />}</Row>
      <Row term={AUTH.fields.specializations}>
        <Tags words={profile.specializations.map((code) => SPECIALIZATION_LABELS[code])} />
      </Row>
      <Row term={AUTH.fields.sectors}>
        <Tags words={profile.sectors.map((code) => SECTOR_LABELS[code])} />
      </Row>
      <Row term={WORDS.topics} isWide>
        <Tags words={profile.topics} />
      </Row>
      <Row term={AUTH.fields.region}>{profile.region}</Row>
      <Row term={WORDS.city}>{profile.city ?? <None />}</Row>
      <Row term={AUTH.fields.yearsExperience}>{WORDS.years(profile.yearsExperience)}</Row>
      <Row term={AUTH.fields.hourlyRate}>{WORDS.perHour(formatEuro(profile.hourlyRate))}</Row>
      <Row term={WORDS.projectRate}>{profile.projectRate === null ? <None /> : formatEuro(profile.projectRate)}</Row>
      <Row term={WORDS.successPercent}>
        {profile.successPercent === null ? (
          <None />
        ) : (
          [
            percentText(profile.successPercent),
            profile.successCap !== null && PUBLIC_PROFILE.fees.atMost(formatEuro(profile.successCap)),
          ]
            .filter(Boolean)
            .join(', ')
        )}
      </Row>
      <Row term={WORDS.taxRegime}>{profile.taxRegime ? REGIME_LABELS[profile.taxRegime] : <None />}</Row>
      <Row term={WORDS.freeSlots}>
        {profile.freeSlots !== null && profile.freeUntil ? (
          WORDS.free(profile.freeSlots, formatDay(profile.freeUntil))
        ) : (
          <None />
        )}
      </Row>
      <Row term={WORDS.certifications}>
        <Tags words={profile.certifications} />
      </Row>
      <Row term={WORDS.register}>{profile.register ?? <None />}</Row>
      <Row term={WORDS.vatNumber}>{profile.vatNumber ?? <None />}</Row>
      <Row term={WORDS.insuredUntil}>{profile.insuredUntil ? formatDay(profile.insuredUntil) : <None />}</Row>
      <Row term={FIRST_CALL.title} isWide>
        {profile.callDays.length > 0 && profile.callTimes.length > 0 ? (
          FIRST_CALL.profile.weekly(profile.callDays.join(', '), profile.callTimes.join(', '))
        ) : (
          <None />
        )}
      </Row>
      <Row term={AUTH.fields.pricingInfo} isWide>
        {profile.pricingInfo ? (
          <p className="max-w-[65ch] font-normal whitespace-pre-line wrap-anywhere">{profile.pricingInfo}</p>
        ) : (
          <None />
        )}
      </Row>
    </dl>
  );
}

function Row({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <dt className="pb-0.5 text-13 text-ink-2">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Tags({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <None />;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word}>
          <Tag className="text-13 text-ink wrap-anywhere whitespace-normal">{word}</Tag>
        </li>
      ))}
    </ul>
  );
}

const None = () => <span className="font-normal text-ink-2">{WORDS.none}</span>;
