import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { SportStrip } from './SportStrip.tsx';

afterEach(() => vi.restoreAllMocks());

test('BET-567 M44 arrows stand at the ends of the strip behind which sports are hidden', async () => {
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
