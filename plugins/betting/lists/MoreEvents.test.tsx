import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { MoreEvents } from './MoreEvents.tsx';

afterEach(() => vi.unstubAllGlobals());

test('BET-642 M50 a long list goes on by itself as its end comes near, until it is stopped', async () => {
  const tell: ((isNear: boolean) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell.push((isIntersecting) =>
          callback([fakeOf<IntersectionObserverEntry>({ isIntersecting })], fakeOf({})),
        );
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { betting, platform, render } = await createBettingStage();
  platform.games = Array.from({ length: 500 }, (_, index) => exampleGame(index + 1));
  const list = betting.list({ section: 'line', limit: 60 });
  list.open();
  await settled();
  const view = render(<MoreEvents list={list} />);
  const comeNear = (isNear: boolean) =>
    act(async () => {
      tell.at(-1)?.(isNear);
      await settled();
    });
  await comeNear(false);
  expect(list.order).toHaveLength(60);
  await comeNear(true);
  expect(list.order).toHaveLength(180);
  await comeNear(true);
  expect(list.order).toHaveLength(300);
  const watching = tell.length;
  await userEvent.click(view.getByRole('button', { name: 'Stop loading more' }));
  expect([tell.length, list.order.length]).toEqual([watching, 300]);
  await userEvent.click(view.getByRole('button', { name: 'Show 200 more events' }));
  await act(settled);
  expect(list.order).toHaveLength(420);
  expect(tell.length).toBeGreaterThan(watching);
});
