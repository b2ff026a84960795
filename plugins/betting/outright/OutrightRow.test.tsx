import { eventOf } from '../event/eventOf.ts';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { CompetitionHead } from '../lists/CompetitionHead.tsx';
import { EventRow } from '../lists/table/EventRow.tsx';
import { EventTable } from '../lists/table/EventTable.tsx';
import { OtherEvents } from '../event/OtherEvents.tsx';
import { OutrightHead } from './OutrightHead.tsx';

/** The whole line, as its pages show it. */
async function showLine(stage: Awaited<ReturnType<typeof createBettingStage>>) {
  const list = stage.betting.list({ section: 'line', limit: 50 });
  list.open();
  await settled();
  const Table = observer(function Table() {
    return (
      <EventTable
        list={list}
        groups={list.groups}
        section="line"
        Row={EventRow}
        Head={CompetitionHead}
      />
    );
  });
  return stage.render(<Table />);
}

test('BET-390 an event without sides is a row of its first contenders, with their names on the odds and the way to all of them', async () => {
  const stage = await createBettingStage();
  const game = exampleGame(7);
  const [main] = game.main;
  if (main === undefined) throw new Error('The example has no market');
  const outcomes = [1, 2, 3, 4, 5].map((place) => ({
    id: 900 + place,
    typeId: 1,
    name: `Contender ${place}`,
    coef: 1 + place,
    isBlocked: false,
  })) as typeof main.outcomes;
  stage.platform.games = [
    exampleGame(1),
    {
      ...game,
      outright: { name: 'Example League: outright bets' },
      marketCount: 4,
      main: [{ ...main, typeId: 1, name: 'Winner of the season', outcomes }],
    },
  ];
  const view = await showLine(stage);
  const row = (await view.findByRole('link', { name: 'Example League: outright bets' })).closest(
    'li',
  )!;
  expect(row.dataset['event']).toBe('7');
  const cells = [...row.querySelectorAll('[data-odds]')];
  expect(cells.map((cell) => cell.textContent)).toEqual(
    [1, 2, 3, 4].map((place) => expect.stringContaining(`Contender ${place}`)),
  );
  expect(cells[0]?.getAttribute('aria-label')).toContain('Winner of the season');
  expect(row.textContent).toContain('+4');
});

test('BET-471 M50 an event without sides beside matches is not counted in the head of its competition', async () => {
  const stage = await createBettingStage();
  stage.platform.games = [
    exampleGame(1),
    exampleGame(2),
    { ...exampleGame(7), outright: { name: 'Example League: outright bets' } },
  ];
  const view = await showLine(stage);
  const heading = await view.findByRole('heading', { level: 3 });
  expect(heading.nextElementSibling?.textContent).toBe('2');
});

test('BET-437 a competition whose events all have no sides has no column captions', async () => {
  const stage = await createBettingStage();
  const race = { ...exampleGame(7), outright: { name: 'Glass Run: race 12' } };
  stage.platform.games = [race];
  const list = stage.betting.list({ section: 'line', limit: 50 });
  list.open();
  await settled();
  const Table = observer(function Table() {
    return (
      <EventTable
        list={list}
        groups={list.groups}
        section="line"
        Row={EventRow}
        Head={CompetitionHead}
      />
    );
  });
  const { container, findByRole } = stage.render(<Table />);
  await findByRole('link', { name: 'Glass Run: race 12' });
  expect(container.textContent).not.toContain('Total');
});

test('BET-391 its page says until when bets are taken, or that the season is over, and leads to the table', async () => {
  const stage = await createBettingStage();
  const game = { ...exampleGame(7), outright: { name: 'Example League: outright bets' } };
  stage.platform.games = [game];
  const store = eventOf(stage.betting, 7);
  const { eventFromWire } = await import('../feed/eventFromWire.ts');
  const view = stage.render(<OutrightHead store={store} event={eventFromWire(game)} />);
  expect(view.getByRole('heading', { name: 'Example League: outright bets' })).toBeTruthy();
  expect(view.container.textContent).toMatch(/Betting closes .*\d/);
  const over = stage.render(
    <OutrightHead store={store} event={eventFromWire({ ...game, statusId: 4 })} />,
  );
  expect(over.container.textContent).toContain('The season is over');
});

test('BET-435 a race or a vote shows its finishing order once known, and links to its statistics', async () => {
  const stage = await createBettingStage();
  const { eventFromWire } = await import('../feed/eventFromWire.ts');
  const game = { ...exampleGame(7), outright: { name: 'Glass Run: race 12', places: [] } };
  const store = eventOf(stage.betting, 7);
  const view = stage.render(<OutrightHead store={store} event={eventFromWire(game)} />);
  expect(view.container.textContent).toMatch(/Betting closes .*\d/);
  expect([view.getByRole('link').textContent, view.queryByRole('list')]).toEqual([
    'Statistics',
    null,
  ]);
  const over = stage.render(
    <OutrightHead
      store={store}
      event={eventFromWire({
        ...game,
        statusId: 4,
        outright: { ...game.outright, places: ['Ruby Comet', 'Night Owl'] },
      })}
    />,
  );
  expect(over.container.textContent).toContain('The result is in');
  expect(over.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ruby Comet',
    'Night Owl',
  ]);
});

test('BET-436 among the other events of a competition it has its own name and no odds', async () => {
  const stage = await createBettingStage();
  const { eventFromWire } = await import('../feed/eventFromWire.ts');
  const [shown, other] = [7, 8].map((id) => ({
    ...exampleGame(id),
    outright: { name: `Glass Run: race ${id}`, places: [] },
  }));
  stage.platform.games = [shown!, other!];
  const view = stage.render(<OtherEvents event={eventFromWire(shown!)} />);
  expect(await view.findByRole('link', { name: /Glass Run: race 8/ })).toBeTruthy();
  expect([
    view.queryByText(other!.team1.name),
    view.container.querySelector('[data-odds]'),
  ]).toEqual([null, null]);
});

test('BET-449 the number of all sports goes without races and votes, as their list does', async () => {
  const stage = await createBettingStage();
  const sport = { name: 'S', slug: 's', icon: 's', liveCount: 0, competitions: [] };
  stage.betting.tree.applySnapshot({
    sports: [
      { ...sport, id: 1, prematchCount: 40 },
      { ...sport, id: 18, prematchCount: 15, isContest: true },
    ],
    topCompetitionIds: [],
    counts: [],
  });
  expect(stage.betting.tree.prematchCount).toBe(40);
});
