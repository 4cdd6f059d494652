import { euroText } from '#domain/numbers/write-number.ts';
import { useState } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { RadioCards } from '#web/ui/fields/radio-cards.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Slider } from '#web/ui/fields/slider.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Section } from './section.tsx';

const FORMS = [
  { value: 'grant', label: 'Fondo perduto', count: 62 },
  { value: 'voucher', label: 'Voucher', count: 7 },
  { value: 'guarantee', label: 'Garanzia', count: 8 },
] as const;
const SKILLS = ['Agevolazioni', 'Digitale', 'Energia', 'Ricerca e sviluppo', 'Internazionalizzazione'].map((label) => ({
  value: label,
  label,
}));
const KINDS = [
  { value: 'business', label: 'Utente Aziendale', hint: 'Cerco bandi per la mia impresa' },
  { value: 'consultant', label: 'Consulente Esperto', hint: 'Aiuto le imprese a candidarsi' },
] as const;

export function ChoicesGallery() {
  const [forms, setForms] = useState<(typeof FORMS)[number]['value'][]>(['grant']);
  const [skills, setSkills] = useState<string[]>(['Digitale', 'Energia']);
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('business');
  const [range, setRange] = useState([20_000, 180_000]);
  return (
    <Section title="Scelte" span={5} className="grid grid-cols-1 gap-6">
      <Disclosure title="Forma di aiuto" open className="border-t">
        <CheckboxGroup label="Forma di aiuto" labelHidden options={FORMS} value={forms} onChange={setForms} />
      </Disclosure>
      <MultiSelect label="Specializzazioni" hint="Almeno una" options={SKILLS} value={skills} onChange={setSkills} />
      <MultiSelect
        label="Settori"
        options={SKILLS.slice(0, 2)}
        value={[]}
        onChange={() => undefined}
        error="Seleziona almeno un settore"
      />
      <RadioCards label="Chi sei?" options={KINDS} value={kind} onChange={setKind} columns={2} />
      <RadioGroup label="Chi sei, in righe" options={KINDS} value={kind} onChange={setKind} />
      <div className="flex flex-wrap gap-x-6">
        <Switch label="Avvisami delle scadenze" defaultChecked />
        <Switch label="Auto" />
      </div>
      <Checkbox label="Accetto le condizioni d’uso" hint="Si possono rileggere in ogni momento" />
      <Slider
        label="Importo"
        value={range}
        onChange={setRange}
        thumbLabels={['Da', 'A']}
        min={0}
        max={500_000}
        step={5_000}
        formatValue={(value) => euroText(value)}
      />
    </Section>
  );
}
