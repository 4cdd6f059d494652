import { act, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { HEARING, rememberEarlyActs } from './early-acts.ts';

function Page({ Part }: { Part: ComponentType }) {
  return (
    <main {...HEARING}>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  );
}

function Screen() {
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [sort, setSort] = useState('a');
  const [sent, setSent] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Salva
      </button>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <select value={sort} onChange={(event) => setSort(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <form onSubmit={(event) => (event.preventDefault(), setSent(sent + 1))}>
        <button type="submit">Continua</button>
      </form>
      <p>{JSON.stringify({ presses, text, isOn, sort, sent })}</p>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

/** Between an act and what answers it a browser always gets a turn. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

test('what was pressed, typed, ticked and chosen before the script came is not lost', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Page Part={Screen} />);
  document.body.append(page);
  const on = <Found extends HTMLElement>(selector: string) => page.querySelector<Found>(selector)!;
  rememberEarlyActs();

  on('button').click();
  on<HTMLInputElement>('input').value = 'sol';
  on('input').dispatchEvent(new Event('input', { bubbles: true }));
  on<HTMLInputElement>('input').value = 'solare';
  on('input').dispatchEvent(new Event('input', { bubbles: true }));
  on('[type=checkbox]').click();
  on<HTMLSelectElement>('select').value = 'b';
  on('select').dispatchEvent(new Event('input', { bubbles: true }));

  on('[type=submit]').click();
  await aTurn();

  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  const Late = lazy(() => gate.then(() => ({ default: Screen })));
  await act(() => hydrateRoot(page, <Page Part={Late} />));
  on('button').click(); // while React waits for the part: the last press counts
  await aTurn();
  await act(async () => come());
  const kept = JSON.stringify({ presses: 1, text: 'solare', isOn: true, sort: 'b', sent: 1 });
  await waitFor(() => expect(on('p').textContent).toBe(kept));
  await act(() => on('button').click());
  expect(on('p').textContent).toContain('"presses":2');
});

test('a press on a part that React has looked at and put aside is not lost', async () => {
  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  const Rest = () => <p>resto</p>;
  const Late = lazy(() => gate.then(() => ({ default: Rest })));
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'aperto' : 'chiuso'}
      </button>
    );
  }
  const both = (Other: ComponentType) => (
    <main {...HEARING}>
      <Suspense>
        <Opener />
        <Other />
      </Suspense>
    </main>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(both(Rest));
  document.body.append(page);
  const button = page.querySelector('button')!;
  rememberEarlyActs();

  await act(() => hydrateRoot(page, both(Late)));
  button.click();
  await aTurn();
  await act(async () => come());
  await waitFor(() => expect(button.textContent).toBe('aperto'));
});

test('a link that is a button waits for the script, and does not leave for its own address', async () => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main {...HEARING}>
        <a href="#filtri" role="button" onClick={(event) => (event.preventDefault(), setOpen(true))}>
          {isOpen ? 'aperto' : 'chiuso'}
        </a>
      </main>
    );
  }
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Opener />);
  document.body.append(page);
  rememberEarlyActs();

  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  page.querySelector('a')!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await aTurn();
  await act(() => hydrateRoot(page, <Opener />));
  await waitFor(() => expect(page.textContent).toBe('aperto'));
});
