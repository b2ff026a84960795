import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { exampleGame, exampleMarket } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { withColumn } from '../columns/withColumn.ts';
import { EventSections } from '../EventSections.tsx';
import { LiveFilters } from './LiveFilters.tsx';

async function showLive(counts: Readonly<Record<number, number>>, sportId = 1) {
  const stage = await createBettingStage();
  let id = 0;
  stage.platform.games = Object.entries(counts).flatMap(([champId, count]) =>
    Array.from({ length: count }, () =>
      exampleGame((id += 1), {
        champId: Number(champId),
        sportId,
        isLive: true,
        statusId: 2,
        main: [exampleMarket(id, 1, sportId === 1 ? [2, 3, 4] : [1.5, 2.5], { kind: 'result' })],
      }),
    ),
  );
  const list = stage.betting.list({ section: 'live', limit: 100 });
  list.open();
  await settled();
  const Sections = observer(function Sections() {
    return <EventSections list={list} groups={list.groups} section="live" tools={null} />;
  });
  return { ...stage, list, ...stage.render(<Sections />) };
}

test('BET-564 BET-1002 a competition has a head from five matches on; the rows of smaller ones name theirs, below one line of captions', async () => {
  const { container } = await showLive({ 1: 5, 2: 4 });
  expect(container.querySelectorAll('h3')).toHaveLength(1);
  expect(container.querySelectorAll('[data-named] [data-event]')).toHaveLength(4);
  expect(container.querySelectorAll('section section [data-event]')).toHaveLength(5);
  const captions = [...container.querySelectorAll('i')].filter(
    ({ textContent }) => textContent === 'X',
  );
  expect(captions).toHaveLength(1);
});

test('BET-566 M44 without a possible draw there is no place for it', async () => {
  const tennis = await showLive({ 1: 2 }, 4);
  expect(tennis.container.querySelector('[data-two-way]')).not.toBeNull();
  tennis.unmount();
  const football = await showLive({ 1: 2 });
  expect(football.container.querySelector('[data-two-way]')).toBeNull();
});

test('BET-565 the market of a column is chosen over it, and asked for from then on', async () => {
  const { betting, findAllByRole, container } = await showLive({ 1: 2 });
  const [, total] = await findAllByRole('combobox', { name: 'Market of this column' });
  const options = within(total!).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toContain('Double chance');
  fireEvent.change(total!, { target: { value: 'doubleChance' } });
  await waitFor(() =>
    expect(betting.options?.choices.sportMarkets).toEqual(['1:result.doubleChance.handicap']),
  );
  await waitFor(() =>
    expect(container.querySelector('[data-kind="doubleChance"] select')).not.toBeNull(),
  );
  expect(withColumn(['result', 'total', 'handicap'], 'total', 'result')).toEqual([
    'total',
    'result',
    'handicap',
  ]);
});

test('BET-940 BET-941 BET-942 a sport offers its own markets, and a choice over its rows is its own', async () => {
  const stage = await showLive({ 1: 2 }, 4);
  const { betting, container, findAllByRole } = stage;
  const sport = { lineCount: 0, liveCount: 2, champs: [] };
  stage.platform.tree = {
    sports: [
      {
        ...sport,
        ...{ id: 4, name: 'Tennis', slug: 'tennis', icon: 'ball-tennis' },
        rowMarkets: ['result', 'total', 'handicap', 'oddEven'],
      },
    ],
    topChampIds: [],
  };
  betting.tree.open();
  await act(settled);
  const [, total] = await findAllByRole('combobox', { name: 'Market of this column' });
  expect(
    within(total!)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1X2', 'Total', 'Handicap', 'Odd/Even']);
  const shown = () =>
    [...container.querySelectorAll('[data-kind]:has(select)')].map((each) =>
      each.getAttribute('data-kind'),
    );
  fireEvent.change(total!, { target: { value: 'oddEven' } });
  await waitFor(() => expect(shown()).toEqual(['result', 'oddEven', 'handicap']));
  const { options } = betting;
  expect(options?.choices.markets).toEqual(['result', 'total', 'handicap']);
  expect(options?.query({ section: 'line', sportId: 1, limit: 9 }).markets).toBeUndefined();
  expect(options?.query({ section: 'live', limit: 9 }).markets).toContain('oddEven');
  act(() => options?.set('markets', ['result', 'doubleChance', 'handicap']));
  expect([options?.choices.sportMarkets, shown()]).toEqual([[], ['result', 'total', 'handicap']]);
});

test('BET-1018 in a list, too, the link to the coupon follows the odds that are in it', async () => {
  const { container, findByRole, selections } = await showLive({ 1: 2 });
  const [, draw] = container.querySelectorAll<HTMLButtonElement>('button[data-odds]');
  await userEvent.setup().click(draw!);
  expect(selections.count).toBe(1);
  const way = await findByRole('button', { name: 'To the bet slip' });
  expect(draw?.nextElementSibling).toBe(way);
});

test('C07 a control beside the filters of the live list pauses and resumes its prices', async () => {
  const stage = await createBettingStage();
  const view = stage.render(<LiveFilters videoCount={0} favouriteCount={0} />);
  const pause = view.getByRole('button', { name: 'Pause odds' });
  const states = [false, true, false].map((_each, time) => {
    if (time > 0) fireEvent.click(pause);
    return [stage.preferences.arePricesPaused, pause.getAttribute('aria-pressed')];
  });
  expect(states).toEqual([
    [false, 'false'],
    [true, 'true'],
    [false, 'false'],
  ]);
});

test('C12 the filters of the live list are reached and pressed by keys, one at a time', async () => {
  const stage = await createBettingStage();
  const view = stage.render(<LiveFilters videoCount={2} favouriteCount={1} />);
  const user = userEvent.setup();
  const pressed = (): readonly (string | null)[] =>
    view
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent.replace(/\s*\d+$/, ''));
  const seen: (readonly (string | null)[])[] = [];
  for (const key of ['{Enter}', ' ']) {
    await user.tab();
    if (seen.length === 0) await user.tab();
    await user.keyboard(key);
    seen.push(pressed());
  }
  expect(seen).toEqual([['Streaming'], ['Favourites']]);
});
