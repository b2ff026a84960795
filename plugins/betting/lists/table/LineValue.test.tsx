import { eventOf } from '../../event/eventOf.ts';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketFromWire } from '../../feed/eventFromWire.ts';
import { exampleFull, exampleMarket } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { LineValue } from './LineValue.tsx';
import { OtherLines } from './OtherLines.tsx';

const event = {
  eventId: 5,
  sportId: 1,
  eventName: 'Harbour City – Kingsport Rovers',
  isLive: false,
};

/** A total; its place in the grid of lines is in the ids of market and outcomes. */
function total(line: number, typeId = 10) {
  const wire = exampleMarket(5, typeId, [1.9, 1.95], {
    id: 5 * 2 ** 16 + typeId * 2 ** 7 + line * 4,
    name: `Total ${line}`,
    line,
  });
  const [first, second] = wire.outcomes;
  if (second === undefined) throw new Error('A total has two outcomes');
  return {
    ...wire,
    outcomes: [first, second].map((outcome) => ({
      ...outcome,
      id: outcome.id + line * 4 * 2 ** 5,
    })) as typeof wire.outcomes,
  };
}

test('BET-36 the line is a button that asks for nothing by itself', async () => {
  const { platform, render } = await createBettingStage();
  const view = render(
    <LineValue kind="total" event={event} market={marketFromWire(total(2.5))} line={2.5} />,
  );
  const button = view.getByRole('button', {
    name: 'Total 2.5, other lines, Harbour City – Kingsport Rovers',
  });
  expect([button.textContent, button.getAttribute('aria-haspopup')]).toEqual(['2.5', 'dialog']);
  expect(platform.calls).toEqual([]);
});

test('BET-36 all lines of the question and of no other, by line, live while they are open', async () => {
  const { betting, platform, render, time } = await createBettingStage();
  platform.full = exampleFull(5, [
    exampleMarket(5, 1, [1.85, 3.6, 4.35]),
    total(3.5),
    total(2.5),
    total(1.5, 11),
  ]);
  const view = render(<OtherLines event={event} typeId={10} />);
  await act(settled);
  expect(platform.channels.length).toBe(1);
  expect(
    view.getAllByRole('button').map((button) => button.getAttribute('aria-label')?.split(', ')[1]),
  ).toEqual(['Total 2.5', 'Total 2.5', 'Total 3.5', 'Total 3.5']);
  const [first] = view.getAllByRole('button');
  await platform.delta({ prices: [Number(first?.dataset['odds']), 2.4, 0] });
  time.play(300);
  expect(first?.textContent).toContain('2.40');
  view.unmount();
  await settled();
  expect([platform.channels.length, eventOf(betting, 5).isOpen]).toEqual([0, false]);
});
