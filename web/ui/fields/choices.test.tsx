import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { MultiSelect } from './multi-select.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { Toggle } from '#web/ui/actions/toggle.tsx';

const SECTORS = [
  { value: 'energy', label: 'Energia' },
  { value: 'tourism', label: 'Turismo' },
] as const;

test('a group says its question, hint and error, and keeps the order of the options', async () => {
  const change = vi.fn();
  render(
    <MultiSelect
      label="Settori"
      hint="Almeno uno"
      error="Seleziona almeno un settore"
      options={SECTORS}
      value={['tourism']}
      onChange={change}
    />,
  );
  const group = screen.getByRole('group', { name: 'Settori' });
  const described = (group.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['Seleziona almeno un settore', 'Almeno uno']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Energia' }));
  expect(change).toHaveBeenLastCalledWith(['energy', 'tourism']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Turismo' }));
  expect(change).toHaveBeenLastCalledWith([]);
});

test('checkboxes are ticked with the space bar', async () => {
  const change = vi.fn();
  render(<CheckboxGroup label="Settori" options={SECTORS} value={[]} onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(['energy']);
});

test('one card of several is chosen, with the arrows too', async () => {
  function Kinds() {
    const [value, setValue] = useState<'energy' | 'tourism'>('energy');
    return <RadioCards label="Settore" options={SECTORS} value={value} onChange={setValue} />;
  }
  render(<Kinds />);
  await userEvent.click(screen.getByRole('radio', { name: 'Energia' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Turismo' }).checked).toBe(true);
});

test('a switch is a switch, a toggle says whether it is pressed', async () => {
  const press = vi.fn();
  render(
    <>
      <Switch label="Avvisami" defaultChecked />
      <Toggle pressed={false} onChange={press}>
        Solo aperti
      </Toggle>
    </>,
  );
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Avvisami' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Solo aperti', pressed: false }));
  expect(press).toHaveBeenCalledWith(true);
});

test('the thumbs of a range move with the arrows and say their value', async () => {
  const change = vi.fn();
  render(
    <Slider
      label="Importo"
      value={[20, 80]}
      onChange={change}
      thumbLabels={['Da', 'A']}
      formatValue={(value) => `${value} €`}
      min={0}
      max={100}
      step={10}
    />,
  );
  const lower = screen.getByRole('slider', { name: 'Da' });
  expect(lower.getAttribute('aria-valuetext')).toBe('20 €');
  lower.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith([30, 80]);
});
