import { useFormContext } from 'react-hook-form';
import type { SharingRequestInput } from '#domain/consultancies/inputs.ts';
import { PATHS } from '#domain/paths.ts';
import type { ShareableThing } from '#domain/sharing/sharing.ts';
import { REQUEST_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';

type Props = { firstName: string; company: string | null; things: readonly ShareableThing[] };
type Share = Pick<ShareableThing, 'kind' | 'targetId'>;
const ROW = 'border-b border-rule py-3';

/** What the consultant would see from the beginning of the work, and what with each: read it, or write in it. */
export function RequestShares({ firstName, company, things }: Props) {
  const { getValues, setValue } = useFormContext<SharingRequestInput>();
  return (
    <FieldGroup label={<b className="font-bold">{WORDS.shares(firstName)}</b>} hint={WORDS.sharesHint}>
      <FormValue name="sharesCompany">
        {({ value, onChange }) => (
          <Checkbox
            className={ROW}
            label={company ?? WORDS.company}
            hint={WORDS.companyHint}
            count={WORDS.writes}
            checked={value as boolean}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormValue>
      <FormValue name="shares">
        {({ value, onChange }) =>
          things.map((thing) => (
            <Thing
              key={`${thing.kind}:${thing.targetId}`}
              thing={thing}
              isShared={(value as Share[]).some((share) => isSame(share, thing))}
              onChange={(isShared) => {
                onChange([
                  ...(value as Share[]).filter((share) => !isSame(share, thing)),
                  ...(isShared ? [{ kind: thing.kind, targetId: thing.targetId }] : []),
                ]);
                // A request is not about an application that nobody may see: its grant stays.
                if (!isShared && getValues('applicationId') === thing.targetId) setValue('applicationId', null);
              }}
            />
          ))
        }
      </FormValue>
      <p className="pt-2 text-13 text-ink-2">{WORDS.sharesEnd}</p>
    </FieldGroup>
  );
}

const isSame = (one: Share, other: Share): boolean => one.kind === other.kind && one.targetId === other.targetId;

type ThingProps = { thing: ShareableThing; isShared: boolean; onChange: (isShared: boolean) => void };

function Thing({ thing: { kind, name, detail, expiredOn }, isShared, onChange }: ThingProps) {
  const isApplication = kind === 'candidatura';
  return (
    <Checkbox
      className={ROW}
      label={isApplication ? WORDS.application(name) : name}
      hint={expiredOn === null ? detail : <Expired day={expiredOn} />}
      count={expiredOn === null ? (isApplication ? WORDS.writes : WORDS.reads) : undefined}
      disabled={expiredOn !== null}
      checked={isShared}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

const Expired = ({ day }: { day: string }) => (
  <>
    {WORDS.expired(formatDay(day))}{' '}
    <AppLink href={PATHS.documents} className="underline">
      {WORDS.renew}
    </AppLink>
  </>
);
