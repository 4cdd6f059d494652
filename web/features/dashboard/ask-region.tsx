import { useState, type FormEvent } from 'react';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { NEXT_STEP } from '#messages/dashboard/dashboard.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

const OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));

export type RegionQuestion = { onRegion: (region: Region) => void; isSaving: boolean };

/** Registration leaves the region for later; it is asked here, once, after the first sign-in (DAS-4). */
export function AskRegion({ onRegion, isSaving }: RegionQuestion) {
  const [isMissing, setMissing] = useState(false);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form itself: a choice made before the page woke up counts too.
    const region = new FormData(event.currentTarget).get('region');
    setMissing(!region);
    if (typeof region !== 'string' || region === '') return;
    onRegion(region as Region);
  }
  return (
    <form noValidate method="dialog" onSubmit={save} className="flex flex-wrap items-start gap-x-2 gap-y-3">
      <Field
        label={NEXT_STEP.askRegion}
        hint={NEXT_STEP.askRegionWhy}
        error={isMissing ? NEXT_STEP.regionMissing : undefined}
        className="flex-[1_1_14rem]"
      >
        <Select
          name="region"
          defaultValue=""
          options={OPTIONS}
          placeholder={NEXT_STEP.chooseRegion}
          onChange={() => setMissing(false)}
        />
      </Field>
      <Button type="submit" variant="filo" loading={isSaving} className="sm:mt-[25px]">
        {isSaving ? NEXT_STEP.saving : NEXT_STEP.save}
      </Button>
    </form>
  );
}
