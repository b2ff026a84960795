import { eventOf } from '../eventOf.ts';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { expect, test, vi } from 'vitest';
import type { MarketWire } from '#wire';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { exampleFull, exampleMarket } from '../../testing/exampleWire.ts';
import { settled } from '../../testing/ScriptedLine.ts';
import { EventMarkets } from './EventMarkets.tsx';

const half = { sub: 'h1', short: 'Result' } as const;

function example(): readonly MarketWire[] {
  return [
    exampleMarket(5, 1, [1.85, 3.6, 4.35]),
    exampleMarket(5, 2, [1.3, 1.4], { name: 'Double chance', groupIds: [2] }),
    exampleMarket(5, 50, [2.4, 2.1, 4.8], { ...half, name: '1st half. Result' }),
  ];
}

async function createStage(markets = example(), search = '') {
  const stage = await createBettingStage();
  stage.services.navigation.visit({ query: new URLSearchParams(search) });
  stage.platform.full = exampleFull(5, markets, {
    groups: [
      { id: 1, name: 'Main', count: 2 },
      { id: 2, name: 'Totals', count: 1 },
    ],
    subs: [{ key: 'h1', name: '1st half' }],
  });
  const store = eventOf(stage.betting, 5);
  store.open();
  await settled();
  const Page = observer(function Page() {
    return store.event === undefined ? null : (
      <EventMarkets store={store} event={store.event} isMobile={false} />
    );
  });
  const view = stage.render(<Page />);
  const cards = (): string[] =>
    [...view.container.querySelectorAll('h3')].map((head) => head.textContent);
  return { ...stage, store, view, cards };
}

test('BET-200 a tab shows the markets of its sub-event by their short names, and the address says so', async () => {
  const { view, cards, services } = await createStage();
  expect(cards()).toEqual(['Result', 'Double chance']);
  await userEvent.click(view.getByRole('tab', { name: /^1st half/ }));
  expect(cards()).toEqual(['Result']);
  expect(view.getByRole('region', { name: 'Result' })).toBeTruthy();
  expect(services.navigation.query.toString()).toBe('part=h1');
  expect(view.getByRole('button', { name: /1st half. Result, Harbour City/ })).toBeTruthy();
});

test('BET-664 each part says how many markets it has: together as many as a list says of the event', async () => {
  const markets = example();
  const { view } = await createStage(markets);
  const counts = view.getAllByRole('tab').map(({ textContent }) => /\d+$/.exec(textContent)?.[0]);
  expect(counts).toEqual(['2', '1']);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(markets.length);
});

test('BET-203 a link restores the sub-event and group; if the event lacks them, all markets are shown', async () => {
  const { cards, view } = await createStage(example(), 'group=2');
  expect(cards()).toEqual(['Double chance']);
  view.unmount();
  const other = await createStage(example(), 'part=q9&group=7');
  expect(other.cards()).toEqual(['Result', 'Double chance']);
});

test('BET-206 f opens the search of the markets, words look through all parts, Esc leads back', async () => {
  const { view, cards } = await createStage();
  act(() => view.getByRole('tab', { name: /^Match/ }).focus());
  await userEvent.keyboard('f');
  const field = view.getByRole('searchbox', { name: 'Find a market' });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('half');
  expect(cards()).toEqual(['1st half. Result']);
  expect(view.getByRole('status').textContent).toBe('1 found');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(view.getByRole('button', { name: 'Find a market' }));
  expect(cards()).toEqual(['Result', 'Double chance']);
});

test('C12 BET-206 tabs and groups go by arrows', async () => {
  const { view, cards } = await createStage();
  act(() => view.getByRole('tab', { name: /^Match/ }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(view.getByRole('tab', { name: /^1st half/ }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}{Tab}{ArrowRight}{ArrowRight}{Enter}');
  expect(cards()).toEqual(['Double chance']);
});

test('BET-202 a market that is taken off stays as a closed card in its place', async () => {
  const { view, cards, platform, store, selections } = await createStage();
  await act(async () => {
    await platform.delta({ removed: [store.marketOrder[0]] });
    await settled();
  });
  expect(cards()).toEqual(['Result', 'Double chance']);
  const card = within(view.getByRole('region', { name: 'Result' }));
  expect(card.getByText('No longer available')).toBeTruthy();
  await userEvent.click(card.getAllByRole('button', { name: /Harbour City/ })[0]!);
  expect(selections.count).toBe(0);
  expect(view.getByRole('button', { name: 'Main 0' })).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: /^Totals/ }));
  expect(store.marketOrder).toHaveLength(2);
});

test('BET-205 the cards of the first screens come at once, the others while nothing is to be done', async () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    exampleMarket(5, 1 + index, [1.9, 1.9], { name: `Market ${index}`, columns: 2 }),
  );
  const { cards, time, view } = await createStage(many);
  expect(cards()).toHaveLength(14);
  // Two blocks with six empty boxes among their cards, and five blocks that are one empty box each.
  const rooms = [...view.container.querySelectorAll<HTMLElement>('[style*="--rows"]')];
  expect(rooms.filter((room) => room.dataset['block'] !== undefined)).toHaveLength(2);
  expect(
    rooms
      .filter((room) => room.dataset['block'] === undefined)
      .reduce((sum, room) => sum + Number(room.style.getPropertyValue('--cards')), 0),
  ).toBe(70 - 14);
  act(() => time.advance(1));
  expect(cards()).toHaveLength(62);
  act(() => time.advance(1));
  expect(cards()).toHaveLength(70);
});

test('BET-496 a pin moves its card to the top, and the focus goes with it', async () => {
  const { view, cards } = await createStage();
  const pin = (): HTMLElement => view.getByRole('button', { name: 'Pin Double chance to the top' });
  const other = view.getByRole('region', { name: 'Result' });
  act(() => pin().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(pin().getAttribute('aria-pressed')).toBe('true'));
  expect(cards()[0]).toBe('Double chance');
  expect(document.activeElement).toBe(pin());
  expect(view.getByRole('region', { name: 'Result' })).toBe(other);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(pin().getAttribute('aria-pressed')).toBe('false'));
  expect(document.activeElement).toBe(pin());
  expect(view.getByRole('region', { name: 'Result' })).toBe(other);
});

test('BET-400 a card that has not been seen yet has buttons with names and without icons', async () => {
  const watched = {
    observe: (): void => undefined,
    unobserve: (): void => undefined,
    disconnect: (): void => undefined,
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = watched.observe;
      readonly unobserve = watched.unobserve;
      readonly disconnect = watched.disconnect;
    },
  );
  try {
    const many = Array.from({ length: 40 }, (_, index) =>
      exampleMarket(5, 1 + index, [1.9, 1.9], { name: `Market ${index}`, columns: 2 }),
    );
    const { cards, time, view } = await createStage(many);
    act(() => time.advance(1));
    expect(cards()).toHaveLength(40);
    // One stood below the first screens, of the other even its block did.
    expect(view.getByRole('region', { name: 'Market 38' }).querySelectorAll('svg')).toHaveLength(0);
    const card = view.getByRole('region', { name: 'Market 19' });
    expect(view.getByRole('region', { name: 'Market 0' }).querySelectorAll('svg')).toHaveLength(3);
    expect(card.querySelectorAll('svg')).toHaveLength(0);
    expect(view.getByRole('button', { name: 'Pin Market 19 to the top' })).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('BET-207 a chart of the prices opens from its card, with the same as a table', async () => {
  const { betting, view, platform } = await createStage();
  const [first, draw, last] = example()[0]!.outcomes;
  platform.history = {
    marketId: 1,
    name: 'Result',
    at: [1_700_000_000, 1_700_000_600, 1_700_001_200],
    outcomes: [
      { id: first.id, name: 'Harbour City', coefs: [1.7, 1.8, 1.85] },
      { id: draw!.id, name: 'Draw', coefs: [3.6, 3.6, 3.6] },
      { id: last!.id, name: 'Kingsport Rovers', coefs: [4.6, 4.4, 4.35] },
    ],
  };
  const button = view.getByRole('button', { name: 'Odds history: Result' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const panel = within(
    await waitFor(() => view.getByRole('group', { name: 'Odds history, Result' })),
  );
  await waitFor(() => panel.getByRole('img'));
  expect(
    panel
      .getByRole('button', { name: 'Harbour City 1.85 up from 1.70' })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  expect(panel.getByRole('button', { name: 'Kingsport Rovers 4.35 down from 4.60' })).toBeTruthy();
  expect(panel.getByText('3.60', { selector: 'b' })).toBeTruthy();
  expect(
    [...view.container.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' '),
    ),
  ).toEqual(['1.85 3.60 4.35', '1.80 3.60 4.40', '1.70 3.60 4.60']);
  await userEvent.click(panel.getByRole('button', { name: /^Draw/ }));
  expect(view.container.querySelectorAll('svg path[d^="M"][class*="step"]')).toHaveLength(2);
  await userEvent.click(button);
  expect(view.queryByRole('group', { name: 'Odds history, Result' })).toBeNull();
  // Without choices about lists, their code is not fetched.
  expect(betting.options).toBeUndefined();
});

test('BET-770 a chart says when its prices are those of a file', async () => {
  const { view, platform } = await createStage();
  const outcomes = [{ id: example()[0]!.outcomes[0].id, name: 'Harbour City', coefs: [1.85] }];
  const history = { marketId: 1, name: 'Result', at: [1_700_000_000], outcomes };
  const said = 'These odds are exactly as given in an imported file.';
  platform.history = history;
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  await waitFor(() => view.getByRole('button', { name: /^Harbour City 1.85/ }));
  expect(view.queryByText(said)).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  platform.history = { ...history, source: 'file' };
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  await waitFor(() => view.getByText(said));
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  platform.history = { ...history, source: 'file_moving' };
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  await waitFor(() => view.getByText(/from the opening to the closing odds of an imported file/));
});

test('BET-536 a chart that does not load says so and can be tried again; the card stays', async () => {
  const { view, platform } = await createStage();
  platform.failsWith = 501;
  await userEvent.click(view.getByRole('button', { name: 'Odds history: Result' }));
  const retry = await waitFor(() => within(view.getByRole('alert')).getByRole('button'));
  expect(view.getByRole('button', { name: /Result, Harbour City/ })).toBeTruthy();
  platform.failsWith = undefined;
  platform.history = { marketId: 1, name: 'Result', at: [1_700_000_000], outcomes: [] };
  await userEvent.click(retry);
  await waitFor(() => view.getByText('No earlier odds'));
});

test('BET-910 BET-1011 the columns of exact scores are named by the side that wins, and any other score is below', async () => {
  const names = ['0:0', '0:1', '1:0', '1:1', '2:1', 'Any other score'];
  const wire = exampleMarket(5, 9, [9, 8, 7, 6, 5, 4], { name: 'Correct score', columns: 2 });
  const outcomes = wire.outcomes.map(({ short: _short, ...outcome }, index) => ({
    ...outcome,
    name: names[index]!,
  })) as typeof wire.outcomes;
  const { view } = await createStage([{ ...wire, outcomes }]);
  const card = view.getByRole('region', { name: 'Correct score' });
  expect(
    within(card)
      .getAllByRole('group')
      .map((group) => [
        group.querySelector('p')?.textContent,
        ...[...group.querySelectorAll('[data-odds] bdi')].map(({ textContent }) => textContent),
      ]),
  ).toEqual([
    ['Harbour City', '1:0', '2:1'],
    ['Draw', '0:0', '1:1'],
    ['Kingsport Rovers', '0:1'],
  ]);
  expect([...card.querySelectorAll('[data-odds] bdi')].at(-1)?.textContent).toBe('Any other score');
  expect(view.getByRole('button', { name: /Correct score, 2:1/ })).toBeTruthy();
});
