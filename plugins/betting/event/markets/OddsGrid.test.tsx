import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pricesOfMarkets } from '../../feed/eventFromWire.ts';
import { event, market, outcomeAt, wire } from '../../testing/exampleOdds.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { Switcher } from '../../testing/Switcher.tsx';
import { OddsButton } from '../../prices/OddsButton.tsx';
import { OddsGrid } from './OddsGrid.tsx';

async function createStage() {
  const stage = await createBettingStage();
  stage.betting.prices.upsert(pricesOfMarkets([wire]));
  /** The outcomes by their index, in these places; without keys by outcome. */
  const grid = (indexes: readonly number[], keys?: readonly string[]) => (
    <OddsGrid
      className=""
      event={event}
      odds={indexes.map((index, place) => {
        const outcome = outcomeAt(index);
        return { key: keys?.[place] ?? outcome.id, market, outcome, caption: outcome.caption };
      })}
    />
  );
  const prices = (container: HTMLElement): string[] =>
    [...container.querySelectorAll('[data-odds]')].map((button) => button.textContent);
  return { ...stage, grid, prices };
}

test('BET-25 each place has a button with its caption and price, named in full', async () => {
  const { render, grid, prices, betting, time } = await createStage();
  const { container, getByRole } = render(grid([0, 1, 2]));
  expect(prices(container)).toEqual(['11.85', 'X3.60', '24.35']);
  expect(
    getByRole('button', {
      name: 'Harbour City – Kingsport Rovers, Result, Draw, 3.60',
    }).getAttribute('aria-pressed'),
  ).toBe('false');
  betting.prices.apply([market.outcomes[1]?.id ?? 0, 3900, 0]);
  time.play(300);
  expect(prices(container)).toEqual(['11.85', 'X3.90', '24.35']);
});

test('BET-516 a button of a card is drawn as all others are', async () => {
  const { render, grid } = await createStage();
  const outcome = outcomeAt(0);
  const { container } = render(
    <>
      {grid([0])}
      <OddsButton
        event={event}
        market={market}
        outcome={outcome}
        caption={outcome.caption}
        cadence="frame"
      />
    </>,
  );
  const [copied, drawn] = [...container.querySelectorAll('[data-odds]')].map((button) =>
    [button, ...button.children].map((part) => [
      part.tagName,
      part.textContent,
      ...[...part.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
    ]),
  );
  expect(copied).toEqual(drawn);
});

test('BET-516 outcomes that come and go leave the other buttons, and the focus, where they are', async () => {
  const { render, grid, prices } = await createStage();
  const { container, getByRole } = render(
    <Switcher first={grid([2, 1])} second={grid([0, 2, 1])} />,
  );
  const [away, draw] = [
    getByRole('button', { name: /4\.35/ }),
    getByRole('button', { name: /3\.60/ }),
  ];
  act(() => draw.focus());
  act(() => getByRole('button', { name: 'switch' }).click());
  expect(prices(container)).toEqual(['11.85', '24.35', 'X3.60']);
  expect([getByRole('button', { name: /4\.35/ }), getByRole('button', { name: /3\.60/ })]).toEqual([
    away,
    draw,
  ]);
  expect(document.activeElement).toBe(draw);
});

test('BET-516 a button is removed with its outcome, and the others keep the focus', async () => {
  const { render, grid, prices } = await createStage();
  const { container, getByRole } = render(
    <Switcher first={grid([0, 2, 1])} second={grid([2, 1])} />,
  );
  const draw = getByRole('button', { name: /3\.60/ });
  act(() => draw.focus());
  act(() => getByRole('button', { name: 'switch' }).click());
  expect(prices(container)).toEqual(['24.35', 'X3.60']);
  expect(document.activeElement).toBe(draw);
});

test('A05 BET-26 a press within 250 ms after another outcome took the position is ignored, with a message', async () => {
  const { render, grid, selections, time, announced } = await createStage();
  const { getByRole } = render(<Switcher first={grid([0], ['row'])} second={grid([2], ['row'])} />);
  const button = getByRole('button', { name: /1\.85/ });
  await userEvent.click(getByRole('button', { name: 'switch' }));
  expect(button.textContent).toBe('24.35');
  await userEvent.click(button);
  expect(selections.count).toBe(0);
  expect(announced).toEqual(['These odds had just moved. Nothing was added to your bet slip.']);
  time.advance(251);
  await userEvent.click(button);
  expect(selections.has(market.outcomes[2]?.id ?? 0)).toBe(true);
});

test('BET-1018 the link to the coupon follows the odds that are in it, and goes with them', async () => {
  const { render, grid, selections, prices } = await createStage();
  const { container, getByRole, queryByRole } = render(
    <Switcher first={grid([0, 1, 2])} second={grid([1, 0, 2])} />,
  );
  const draw = getByRole('button', { name: /3\.60/ });
  await userEvent.click(draw);
  expect(draw.getAttribute('aria-pressed')).toBe('true');
  const way = getByRole('button', { name: 'To the bet slip' });
  expect(draw.nextElementSibling).toBe(way);
  act(() => getByRole('button', { name: 'switch' }).click());
  expect(prices(container)).toEqual(['X3.60', '11.85', '24.35']);
  expect(draw.nextElementSibling).toBe(way);
  act(() => selections.clear());
  expect(draw.getAttribute('aria-pressed')).toBe('false');
  expect(queryByRole('button', { name: 'To the bet slip' })).toBeNull();
});

test('BET-516 nothing is written to buttons that have gone', async () => {
  const { render, grid, betting, time } = await createStage();
  const { getByRole, unmount } = render(grid([0]));
  const button = getByRole('button');
  unmount();
  betting.prices.apply([market.outcomes[0]?.id ?? 0, 2500, 0]);
  time.play(300);
  expect(button.textContent).toBe('11.85');
});
