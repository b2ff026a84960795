import { oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { pricesOfMarkets } from '../feed/eventFromWire.ts';
import { event, market, outcomeAt, wire } from '../testing/exampleOdds.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { Switcher } from '../testing/Switcher.tsx';
import { Betting } from '../service/Betting.ts';
import { OddsButton } from './OddsButton.tsx';

async function createStage() {
  const stage = await createBettingStage();
  stage.betting.prices.upsert(pricesOfMarkets([wire]));
  return { ...stage, outcome: outcomeAt };
}

test('C03 BET-25 is named by event, market, selection and price, and goes into the coupon and out again', async () => {
  const { render, selections, outcome } = await createStage();
  const { getByRole } = render(<OddsButton event={event} market={market} outcome={outcome(0)} />);
  const button = getByRole('button', {
    name: 'Harbour City – Kingsport Rovers, Result, Harbour City, 1.85',
  });
  expect(button.textContent).toBe('1.85');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(selections.drafts).toEqual([
    {
      outcomeId: outcome(0).id,
      eventId: 5,
      odds: 1850,
      isLive: true,
      outcomeName: 'Harbour City',
      marketName: 'Result',
      eventName: 'Harbour City – Kingsport Rovers',
    },
  ]);
  await userEvent.click(button);
  expect(selections.count).toBe(0);
});

test('BET-25 a price is written without a render, in every format at once', async () => {
  const { render, betting, time, preferences, outcome } = await createStage();
  let renders = 0;
  const { getByRole } = render(
    <Profiler id="odds" onRender={() => (renders += 1)}>
      <OddsButton event={event} market={market} outcome={outcome(0)} />
    </Profiler>,
  );
  const button = getByRole('button');
  const first = renders;
  betting.prices.apply([outcome(0).id, 2500, 0]);
  time.play(300);
  expect(button.textContent).toBe('2.50');
  expect(button.getAttribute('aria-label')).toContain('2.50');
  expect(button.lastElementChild?.getAttribute('data-move')).toBe('up');
  preferences.choose(oddsFormatPreference, 'fractional');
  expect(button.textContent).toBe('6/4');
  preferences.choose(oddsFormatPreference, 'american');
  expect(button.textContent).toBe('+150');
  expect(renders).toBe(first);
});

test('A05 BET-26 a press within 250 ms after another outcome took the position is ignored, with a message', async () => {
  const { render, selections, time, announced, outcome } = await createStage();
  const tree = (index: number) => (
    <OddsButton event={event} market={market} outcome={outcome(index)} />
  );
  const { getByRole, unmount } = render(<Switcher first={tree(0)} second={tree(2)} />);
  const [button, switcher] = [
    getByRole('button', { name: /1\.85/ }),
    getByRole('button', { name: 'switch' }),
  ];
  await userEvent.click(switcher);
  expect(button.textContent).toBe('4.35');
  time.advance(200);
  await userEvent.click(button);
  expect(selections.count).toBe(0);
  expect(announced).toEqual(['These odds had just moved. Nothing was added to your bet slip.']);
  time.advance(60);
  await userEvent.click(button);
  expect(selections.has(outcome(2).id)).toBe(true);
  unmount();
});

test('BET-27 a suspended outcome keeps the focus and takes no press', async () => {
  const { render, selections, betting, time, outcome } = await createStage();
  const { getByRole } = render(<OddsButton event={event} market={market} outcome={outcome(0)} />);
  const button = getByRole('button');
  act(() => button.focus());
  betting.prices.apply([outcome(0).id, 1850, 1]);
  time.frame();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-label')).toContain('suspended');
  await userEvent.click(button);
  expect(selections.count).toBe(0);
  betting.prices.apply([outcome(0).id, 1850, 0]);
  time.play(50);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('the caption leaves room for as many digits as the price has, and never for less than usual', async () => {
  const { render, betting, time, outcome } = await createStage();
  const { getByRole } = render(
    <OddsButton event={event} market={market} outcome={outcome(0)} caption="1" />,
  );
  const { style } = getByRole('button');
  expect(style.getPropertyValue('--digits')).toBe('');
  betting.prices.apply([outcome(0).id, 18_940, 0]);
  time.play(300);
  expect(style.getPropertyValue('--digits')).toBe('5');
  betting.prices.apply([outcome(0).id, 1100, 0]);
  time.play(300);
  expect(style.getPropertyValue('--digits')).toBe('4');
});

test('the room for a long price is not left to the outcome that comes to its place', async () => {
  const { render, betting, time, outcome } = await createStage();
  const tree = (index: number) => (
    <OddsButton event={event} market={market} outcome={outcome(index)} caption="1" />
  );
  const { getByRole } = render(<Switcher first={tree(0)} second={tree(2)} />);
  const button = getByRole('button', { name: /1\.85/ });
  betting.prices.apply([outcome(0).id, 118_940, 0]);
  time.play(300);
  expect(button.style.getPropertyValue('--digits')).toBe('6');
  await userEvent.click(getByRole('button', { name: 'switch' }));
  expect(button.textContent).toContain('4.35');
  expect(button.style.getPropertyValue('--digits')).toBe('');
});

test('BET-431 a selection is written into the button of its own outcome and renders none', async () => {
  const { render, selections, outcome } = await createStage();
  const renders = [0, 0];
  const { getAllByRole, unmount } = render(
    <>
      {[0, 1].map((index) => (
        <Profiler
          key={index}
          id={`odds ${index}`}
          onRender={() => (renders[index] = (renders[index] ?? 0) + 1)}
        >
          <OddsButton event={event} market={market} outcome={outcome(index)} />
        </Profiler>
      ))}
    </>,
  );
  const before = [...renders];
  act(
    () =>
      void selections.toggle({
        outcomeId: outcome(1).id,
        eventId: 5,
        odds: 3600,
        isLive: true,
        outcomeName: 'Draw',
        marketName: 'Result',
        eventName: event.eventName,
      }),
  );
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    null,
  ]);
  act(() => selections.clear());
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
  ]);
  expect(renders).toEqual(before);
  unmount();
});

test('BET-432 the current effect of a press follows the name of open odds, and changes at once', async () => {
  const { render, selections, betting, time, outcome } = await createStage();
  const { getByRole } = render(<OddsButton event={event} market={market} outcome={outcome(0)} />);
  const name = (): string => getByRole('button').getAttribute('aria-label') ?? '';
  runInAction(() => (selections.pressHint = 'Places at once'));
  expect(name()).toMatch(/1\.85\. Places at once$/);
  betting.prices.apply([outcome(0).id, 1850, 1]);
  time.play(32);
  expect(name()).not.toContain('Places at once');
  runInAction(() => (selections.pressHint = ''));
  betting.prices.apply([outcome(0).id, 1850, 0]);
  time.play(300);
  expect(name()).toMatch(/1\.85$/);
});

test('BET-720 without a coupon a price is text that follows the feed', async () => {
  vi.spyOn(Betting.prototype, 'hasCoupon', 'get').mockReturnValue(false);
  const { render, outcome } = await createStage();
  const { queryByRole, getByRole } = render(
    <OddsButton event={event} market={market} outcome={outcome(0)} />,
  );
  expect(queryByRole('button')).toBeNull();
  const price = getByRole('img', {
    name: 'Harbour City – Kingsport Rovers, Result, Harbour City, 1.85',
  });
  expect([price.textContent, price.getAttribute('aria-disabled')]).toEqual(['1.85', null]);
});
