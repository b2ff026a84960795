import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#wire';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { SearchControl } from './SearchControl.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import type { TypedAhead } from './searchModal.ts';

const answer: SearchAnswer = {
  q: 'harb',
  isGuess: false,
  order: ['games'],
  games: [1, 2].map((id) => ({
    game: exampleGame(id),
    champName: 'England. Premier Division',
    marks1: [[0, 4]],
    marks2: [],
    champMarks: [],
  })),
  gameCount: 2,
  champs: [],
  teams: [],
  players: [],
  sports: [],
};

async function createStage(
  given: Partial<SearchAnswer> = {},
  typed: TypedAhead = { text: '', isEntered: false, isTaken: false },
) {
  const stage = await createBettingStage();
  stage.platform.answers = { 'betting.search': { ...answer, ...given } };
  const went: unknown[] = [];
  Object.assign(stage.services.navigation, { go: (target: unknown) => went.push(target) });
  const onClose = vi.fn();
  const view = stage.render(<SearchDialog typed={typed} onClose={onClose} />);
  const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search' });
  const user = userEvent.setup();
  const passes = async (): Promise<void> => act(async () => (stage.time.advance(40), settled()));
  const type = async (text: string): Promise<void> => {
    await user.type(field(), text);
    await passes();
  };
  return { ...stage, view, field, type, user, passes, went, onClose, typed };
}

test('BET-341 the focus stays in the field, whose keys move through the grid', async () => {
  const { field, type, user, went, onClose } = await createStage();
  expect(document.activeElement).toBe(field());
  await type('harb');
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(field().getAttribute('aria-activedescendant')).toBe(rows[0]!.id);
  expect(screen.getByRole('grid').id).toBe(field().getAttribute('aria-controls'));
  await user.keyboard('{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(rows[1]!.id);
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(went).toMatchObject([
    { name: 'betting.event', params: { game: '2-harbour-city-kingsport-rovers' } },
  ]);
});

test('BET-343 prices of the winner can be pressed, the first one by a key', async () => {
  const { type, user, selections } = await createStage();
  await type('harb');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const first = exampleGame(1).main[0]!.outcomes[0].id;
  expect([...selections.ids.keys()]).toEqual([first]);
  const second = exampleGame(2).main[0]!.outcomes[2]!.id;
  await user.click(document.querySelector(`[data-odds="${second}"]`)!);
  expect([...selections.ids.keys()]).toEqual([first, second]);
});

test('BET-823 both sides are in the order of the prices, each with its outcome', async () => {
  const { type } = await createStage();
  await type('harb');
  const [row] = screen.getAllByRole('row');
  const prices = [...row!.querySelectorAll('[data-odds]')];
  expect(prices.map((price) => price.querySelector('bdi')?.textContent)).toEqual(['1', 'X', '2']);
  const { team1, team2 } = exampleGame(1);
  // Parts of a flexible line, which follow the direction of the page and not that of the letters.
  expect(
    [...row!.querySelector('[class*=sides]')!.children].map((each) => each.textContent),
  ).toEqual([team1.name, '–', team2.name]);
});

test('BET-348 the typed part of a name is highlighted', async () => {
  const { type, view } = await createStage();
  await type('harb');
  expect([...view.baseElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Harb',
    'Harb',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 results');
});

test('BET-450 a found race has its name and the matching participants, without prices', async () => {
  const race = {
    ...exampleGame(9),
    sportId: 18,
    outright: { name: 'Glass Run: race 12', places: [] },
  };
  const { type } = await createStage({
    games: [
      {
        game: race,
        champName: 'Glass Run',
        marks1: [],
        marks2: [],
        champMarks: [],
        entrants: [{ name: 'Ruby Comet', marks: [[0, 4]] }],
      },
    ],
  });
  await type('ruby');
  const row = screen.getByRole('row');
  expect(row.textContent).toContain('Glass Run: race 12');
  expect([row.querySelector('mark')?.textContent, row.querySelector('[data-odds]')]).toEqual([
    'Ruby',
    null,
  ]);
});

test('BET-773 live events and those to come are counted beside each other, not in one', async () => {
  const { type } = await createStage({
    order: ['sports'],
    games: [],
    gameCount: 0,
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'football',
        lineCount: 7,
        liveCount: 5,
        marks: [],
      },
    ],
  });
  await type('foot');
  const [row] = screen.getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('img')
      .map((count) => count.getAttribute('aria-label')),
  ).toEqual(['5 live', '7 events']);
});

test('BET-1030 an empty result, a guess and another keyboard layout are named', async () => {
  const { type, view } = await createStage({ order: [], games: [], gameCount: 0 });
  await type('qqqq');
  expect(screen.getAllByText('No results for “qqqq”').length).toBeGreaterThan(0);
  view.unmount();
  const other = await createStage({ read_as: 'harb', isGuess: true });
  await other.type('рфки');
  expect(screen.getByText('Showing results for “harb”')).toBeTruthy();
  expect(screen.getByText(/No exact match/)).toBeTruthy();
});

test('BET-342 a lost answer is reported with a retry', async () => {
  const { type, platform, user, passes, field } = await createStage();
  platform.failsWith = 501;
  await type('harb');
  expect(screen.getByText('Search isn’t available right now')).toBeTruthy();
  platform.failsWith = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await passes();
  expect(screen.queryByText('Search isn’t available right now')).toBeNull();
  expect([screen.getAllByRole('row').length, document.activeElement]).toEqual([2, field()]);
});

test('BET-546 input typed before the dialog opened is taken over, Enter included', async () => {
  const typed: TypedAhead = { text: 'harb', isEntered: true, isTaken: false };
  const { field, passes, went } = await createStage({}, typed);
  expect([typed.isTaken, (field() as HTMLInputElement).value]).toEqual([true, 'harb']);
  await passes();
  expect(went).toHaveLength(1);
});

test('BET-340 the control and the slash open the search, but not out of a field or a dialog', async () => {
  const { services, render } = await createBettingStage();
  const opened: TypedAhead[] = [];
  let close: () => void = () => undefined;
  const modals = {
    isAnyOpen: false,
    open: (_: unknown, { typed }: { readonly typed: TypedAhead }) =>
      new Promise<undefined>((resolve) => ((close = () => resolve(undefined)), opened.push(typed))),
  };
  Object.assign(services, { modals });
  render(
    <>
      <SearchControl />
      <input aria-label="other" />
      <p tabIndex={-1}>page</p>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'other' }));
  await user.keyboard('/');
  modals.isAnyOpen = true;
  await user.click(screen.getByText('page'));
  await user.keyboard('/');
  modals.isAnyOpen = false;
  await user.keyboard('{Control>}/{/Control}');
  expect(opened).toEqual([]);
  await user.keyboard('/hax{Backspace}r b{Enter}{Shift}');
  expect(opened).toEqual([{ text: 'har b', isEntered: true, isTaken: false }]);
  opened[0]!.isTaken = true;
  close();
  await settled();
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(opened).toHaveLength(2);
  close();
  await settled();
  // The key of the slash, as a Russian keyboard writes it.
  act(
    () =>
      void document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true }),
      ),
  );
  expect(opened).toHaveLength(3);
});
