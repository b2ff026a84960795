import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Section } from '../feed/SportEvent.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { SportStrip } from './SportStrip.tsx';

function Chosen() {
  const [section, setSection] = useState<Section>('live');
  return (
    <>
      <SportStrip section={section} sportId={undefined} />
      <button onClick={() => setSection('line')}>Another</button>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

test('BET-567 M44 arrows are at the ends of the strip where sports are hidden', async () => {
  const stage = await createBettingStage();
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  const { container } = stage.render(<SportStrip section="live" sportId={undefined} />);
  const strip = container.querySelector('nav')!;
  const ways = (): readonly (string | undefined)[] =>
    [...container.querySelectorAll<HTMLElement>('[data-way]')].map(({ dataset }) => dataset['way']);
  fireEvent.scroll(strip);
  expect(ways()).toEqual(['after']);
  fireEvent.click(container.querySelector('[data-way="after"]')!);
  expect(scrollBy).toHaveBeenCalledWith({ left: 480, behavior: 'smooth' });
  strip.scrollLeft = 300;
  fireEvent.scroll(strip);
  expect(ways()).toEqual(['before']);
});

test('BET-892 the chosen sport is in the middle of the strip, also after another was chosen', async () => {
  const stage = await createBettingStage();
  const boxes = new Map([
    ['NAV', { left: 0, width: 390 }],
    ['A', { left: 700, width: 66 }],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return (boxes.get(this.tagName) ?? { left: 0, width: 0 }) as DOMRect;
  });
  const { container, getByText } = stage.render(<Chosen />);
  const strip = container.querySelector('nav')!;
  expect(strip.scrollLeft).toBe(538);
  // In right-to-left pages the hidden items are on the left.
  boxes.set('A', { left: -400, width: 66 });
  fireEvent.click(getByText('Another'));
  expect(strip.scrollLeft).toBe(538 - 562);
});
