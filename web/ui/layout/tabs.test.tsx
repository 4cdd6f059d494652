import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TabLinks, Tabs } from './tabs.tsx';

/** Four words of 140 px on a screen of 360. */
function onAPhone() {
  const at = (tab: HTMLElement) => [...(tab.parentElement?.children ?? [])].indexOf(tab);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this) * 140;
  });
}

test('the tab one is on is in view, also where the words are wider than the screen', () => {
  onAPhone();
  const tabs = ['uno', 'due', 'tre', 'quattro'].map((value) => ({ value, label: value, content: value }));
  render(<Tabs label="Schede" tabs={tabs} value="quattro" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(310);
});

test('the same for tabs that are pages', () => {
  onAPhone();
  const links = ['/uno', '/due', '/tre'].map((href) => ({ href, label: href, current: href === '/tre' }));
  render(<TabLinks label="Pagine" links={links} />);
  expect(screen.getByRole('link', { current: 'page' }).parentElement?.scrollLeft).toBe(170);
});
