import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { HeroControls } from './HeroControls.tsx';

afterEach(() => vi.unstubAllGlobals());

async function stage(wantsLess = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  const page = await createBettingStage();
  const track = createRef<HTMLUListElement>();
  const asked: number[] = [];
  page.render(
    <div>
      <ul ref={track}>
        <li>A</li>
        <li>B</li>
        <li>C</li>
      </ul>
      <HeroControls track={track} />
    </div>,
  );
  const list = track.current;
  if (list === null) throw new Error('no track');
  Object.defineProperty(list, 'clientWidth', { value: 100 });
  [...list.children].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }),
  );
  list.scrollTo = (({ left }: ScrollToOptions) => {
    asked.push(left ?? 0);
    list.scrollLeft = left ?? 0;
    fireEvent.scroll(list);
  }) as typeof list.scrollTo;
  const wait = (): void => act(() => page.time.advance(1000));
  return { ...page, asked, wait, list };
}

test('BET-574 M49 the carousel goes on every 7 s and begins anew behind the last slide, until it is paused', async () => {
  const { asked, wait } = await stage();
  wait();
  wait();
  wait();
  expect(asked).toEqual([100, 200, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause carousel' }));
  wait();
  expect(asked).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Play carousel' }));
  wait();
  expect(asked.at(-1)).toBe(100);
});

test('BET-1005 M49 buttons and arrow keys take over; a swipe ends the movement', async () => {
  const { asked, wait, list } = await stage();
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(asked).toEqual([100, 0]);
  expect(screen.getByText('1 of 3')).toBeDefined();
  wait();
  expect(asked).toHaveLength(2);
});

test('BET-1006 M49 under reduced motion nothing moves by itself', async () => {
  const { asked, wait } = await stage(true);
  wait();
  expect(asked).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Play carousel' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(asked).toEqual([100]);
});
