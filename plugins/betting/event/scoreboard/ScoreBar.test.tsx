import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { ScoreBar } from './ScoreBar.tsx';

test('BET-833 the pinned score of a match in sets has the games of the set that is played', async () => {
  let scrollAway = (): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        scrollAway = () => tell([{ intersectionRatio: 0, boundingClientRect: { top: -300 } }]);
      }

      observe(): void {}

      disconnect(): void {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { render } = await createBettingStage();
  const stage = { current: document.createElement('div') };
  const barOf = (periods: [number, number][]): string | undefined | null => {
    const score = exampleScore({ home: 1, away: 0, periods, phase: 'set2', points: ['40', '15'] });
    const event = eventFromWire(exampleGame(1, { sportId: 4, statusId: 2, isLive: true, score }));
    const { container } = render(<ScoreBar event={event} stage={stage} />);
    act(scrollAway);
    return container.querySelector('[data-score-bar]')?.textContent;
  };
  expect(
    barOf([
      [6, 4],
      [3, 2],
    ]),
  ).toContain('Harbour City1 : 0Kingsport Rovers3 : 2(40 : 15)');
  expect(barOf([[6, 4]])).toContain('Kingsport Rovers0 : 0(');
});
