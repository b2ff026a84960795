import { appViewTypePreference, oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import { fullMarketNames } from '../../preferences/listPreferences.ts';
import { useOpen } from '#core/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import type { MarketWire } from '#wire';
import { exampleGame, exampleMarket, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { EventSections } from '../EventSections.tsx';
import { useEventQuery } from '../../feed/useEventQuery.ts';
import { useBetting } from '../../service/useBetting.ts';
import { ListOptionsPanel } from '../options/ListOptionsPanel.tsx';

function lined(
  id: number,
  typeId: number,
  kind: 'handicap' | 'total',
  line: number,
  coefs: readonly number[],
): MarketWire {
  const market = exampleMarket(id, typeId, coefs, { kind, line, name: kind });
  const [first, second] = market.outcomes;
  if (first === undefined || second === undefined) throw new Error('a line has two outcomes');
  const short = kind === 'total' ? (['O', 'U'] as const) : (['1', '2'] as const);
  return {
    ...market,
    outcomes: [
      { ...first, line, short: short[0], name: 'first' },
      { ...second, line: kind === 'handicap' ? 0 - line : line, short: short[1], name: 'second' },
    ],
  };
}

const result = (id: number) => exampleMarket(id, 1, [1.85, 3.6, 4.35], { kind: 'result' });

const List = observer(function List() {
  const list = useOpen(useBetting().list(useEventQuery({ section: 'line', limit: 60 })));
  return list.snapshot.hasValue ? (
    <EventSections list={list} groups={list.groups} section="line" tools={null} />
  ) : null;
});

async function createStage(isAsian: boolean) {
  const stage = await createBettingStage();
  stage.platform.games = [1, 2].map((id) =>
    exampleGame(id, {
      isLive: true,
      score: exampleScore(),
      main: [
        lined(id, 6, 'handicap', -0.75, [1.9, 1.98]),
        lined(id, 7, 'handicap', -0.5, [1.7, 2.2]),
        lined(id, 4, 'total', 2.25, [1.86, 2.02]),
        result(id),
        exampleMarket(id, 2, [1.2, 1.3, 1.9], { kind: 'doubleChance' }),
      ],
    }),
  );
  if (isAsian) {
    stage.preferences.choose(appViewTypePreference, 'asian');
    stage.preferences.choose(oddsFormatPreference, 'malay');
  }
  const options = await stage.betting.loadOptions();
  return { ...stage, options };
}

async function show(stage: Awaited<ReturnType<typeof createStage>>): Promise<HTMLElement> {
  const view = stage.render(<List />);
  await act(settled);
  await screen.findAllByText('Harbour City');
  return view.container;
}

test('BET-100 BET-535 the Asian view has a cell for each side of each line, with Malay prices beside a decimal result', async () => {
  const stage = await createStage(true);
  const container = await show(stage);
  const row = container.querySelector<HTMLElement>('[data-event="1"]');
  if (row === null) throw new Error('no row');
  expect([...row.querySelectorAll('[data-odds]')].map((cell) => cell.textContent)).toEqual([
    '0.5/10.90',
    '0.98',
    '0.50.70',
    '−0.84',
    '2/2.5 O0.86',
    'U−0.99',
    '1.85',
    '4.35',
    '3.60',
  ]);
  expect(within(row).getByRole('button', { name: /second, −0.84/ }).dataset['negative']).toBe('');
  expect(stage.platform.calls.at(-1)).toMatchObject({ query: { markets: 'asian' } });
});

test.each([
  [1, 'h1', '1st half'],
  [4, 'set1', 'Set 1'],
  [3, 'q1', 'Quarter 1'],
  [2, 'p1', 'Period 1'],
])(
  'BET-100 M43 in the Asian view of sport %d the part %s is called %s',
  async (sportId, period, name) => {
    const stage = await createStage(true);
    stage.platform.games = [
      exampleGame(1, {
        sportId,
        isLive: true,
        score: exampleScore(),
        main: [
          lined(1, 6, 'handicap', -0.75, [1.9, 1.98]),
          { ...lined(1, 55, 'handicap', -0.25, [1.9, 1.98]), period },
        ],
      }),
    ];
    const container = await show(stage);
    expect(container.textContent).toContain(name);
    expect(container.textContent).not.toContain('First part');
  },
);

test('BET-500 the Asian view says regular time in sports with draws, and match in the others', async () => {
  const stage = await createStage(true);
  const container = await show(stage);
  expect(container.querySelector('[data-part="match"] b')?.textContent).toBe('Regular time');
  const twoWay = [exampleMarket(1, 1, [1.4, 2.9], { kind: 'result' })];
  await act(() =>
    stage.platform.delta({ games: [1, 2].map((id) => exampleGame(id, { main: twoWay })) }),
  );
  expect(container.querySelector('[data-part="match"] b')?.textContent).toBe('Match');
});

test('BET-101 the number of lines sets the height of every row, so that a line that comes or goes moves none', async () => {
  const stage = await createStage(true);
  const container = await show(stage);
  const heightOf = () =>
    container
      .querySelector<HTMLElement>('[style*="--asian-row-h"]')
      ?.style.getPropertyValue('--asian-row-h');
  expect(heightOf()).toBe('164px');
  act(() => stage.options.set('asianLines', 1));
  expect(heightOf()).toBe('104px');
  await act(() => stage.platform.delta({ games: [exampleGame(1, { main: [result(1)] })] }));
  expect([heightOf(), container.querySelectorAll('[data-event="1"] [data-odds]').length]).toEqual([
    '104px',
    3,
  ]);
});

test('BET-106 rows carry the chosen markets with their captions, and the chosen details', async () => {
  const stage = await createStage(false);
  stage.options.set('markets', ['result', 'doubleChance']);
  stage.options.set('hasLogos', true);
  stage.options.set('hasEventIds', true);
  stage.options.set('isScoreDetailed', false);
  const container = await show(stage);
  const row = container.querySelector<HTMLElement>('[data-event="1"]');
  if (row === null) throw new Error('no row');
  expect([...row.querySelectorAll('[data-odds]')].map((cell) => cell.textContent)).toEqual([
    '1.85',
    '3.60',
    '4.35',
    '1.20',
    '1.30',
    '1.90',
  ]);
  expect([
    row.querySelectorAll('svg[viewBox="0 0 24 26"]').length,
    row.textContent.includes('1 : 1'),
  ]).toEqual([2, false]);
  expect(container.textContent).toContain('1X12X2');
  act(() => stage.preferences.choose(fullMarketNames, true));
  expect(container.textContent).toContain('HomeDrawAway');
});

test('BET-641 M42 sorted by time the column captions appear once above all rows, in prematch lists, too, each with a choice of its market', async () => {
  const stage = await createStage(false);
  stage.platform.games = [1, 2, 3].map((id) =>
    exampleGame(id, {
      champId: id,
      main: [exampleMarket(id, 1, [1.85, 3.6, 4.35])],
    }),
  );
  stage.options.set('isByTime', true);
  const container = await show(stage);
  expect(container.querySelectorAll('[data-named] [data-event]')).toHaveLength(3);
  const captions = [...container.querySelectorAll('i')].filter(
    ({ textContent }) => textContent === 'X',
  );
  expect(captions).toHaveLength(1);
  expect(screen.getAllByRole('combobox', { name: 'Market of this column' })).toHaveLength(3);
});

test('BET-454 crests, numbers and compact rows show the prices of the columns that every row has', async () => {
  const stage = await createStage(false);
  stage.options.set('hasLogos', true);
  // The platform sends the three markets of every row as they are, without their kind.
  stage.platform.games = [exampleGame(1, { main: [exampleMarket(1, 1, [1.85, 3.6, 4.35])] })];
  const container = await show(stage);
  const row = container.querySelector<HTMLElement>('[data-event="1"]');
  expect([...(row?.querySelectorAll('[data-odds]') ?? [])].map((cell) => cell.textContent)).toEqual(
    ['1.85', '3.60', '4.35'],
  );
});

test('BET-107 every choice acts at once, and a reset brings all of them back', async () => {
  const stage = await createStage(false);
  stage.platform.tree = {
    sports: [
      {
        id: 4,
        name: 'Tennis',
        slug: 'tennis',
        icon: 'ball-tennis',
        lineCount: 3,
        liveCount: 1,
        champs: [],
      },
    ],
    topChampIds: [],
  };
  stage.betting.tree.open();
  stage.render(<ListOptionsPanel />);
  await act(settled);
  fireEvent.click(screen.getByRole('switch', { name: 'Compact view' }));
  fireEvent.click(screen.getByRole('button', { name: 'Both teams to score' }));
  fireEvent.click(screen.getByRole('button', { name: 'By time' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tennis' }));
  expect(stage.options.choices).toMatchObject({
    isCompact: true,
    isByTime: true,
    markets: ['result', 'total', 'handicap', 'bothScore'],
    hiddenLineSports: [4],
    hiddenLiveSports: [],
  });
  expect(stage.betting.tree.sportsOf('line')).toEqual([]);
  expect(stage.betting.tree.sportsOf('live')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Asian' }));
  expect(screen.getByRole('group', { name: 'Asian lines per match' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([
    stage.options.isViewChanged,
    stage.preferences.get(appViewTypePreference),
    stage.betting.tree.sportsOf('line').length,
  ]).toEqual([false, 'european', 1]);
});

test('BET-482 a list without broadcasts says so and resets that filter', async () => {
  const stage = await createStage(false);
  act(() => stage.options.set('isOnlyVideo', true));
  const { findByText, getByRole, findAllByText, queryByText } = stage.render(<List />);
  expect(await findByText('No events match these options')).toBeDefined();
  fireEvent.click(getByRole('button', { name: 'Show events without streaming' }));
  expect(await findAllByText('Harbour City')).toHaveLength(2);
  expect([stage.options.choices.isOnlyVideo, queryByText('No events match these options')]).toEqual(
    [false, null],
  );
});
