import { fullMarketNames } from '../preferences/listPreferences.ts';
import { useOpen } from '#core/ui';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { useEventQuery } from '../feed/useEventQuery.ts';
import { useBetting } from '../service/useBetting.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { exampleGame, exampleMarket } from '../testing/exampleWire.ts';
import { MobileSections } from '../lists/phone/MobileSections.tsx';
import { MobileUpcoming } from './MobileUpcoming.tsx';

const widened: unknown[] = [];

const Upcoming = observer(function Upcoming() {
  const list = useOpen(
    useBetting().list(useEventQuery({ section: 'line', sportId: 1, withinH: 3, limit: 60 })),
  );
  return (
    <MobileUpcoming
      list={list}
      choice={{ sportId: 1, withinH: 3 }}
      onChoose={(choice) => widened.push(choice)}
    />
  );
});

test('BET-106 with rows of their own the phone, too, says that a list failed, is empty, and can be widened', async () => {
  const stage = await createBettingStage();
  stage.preferences.choose(fullMarketNames, true);
  await stage.betting.loadOptions();
  stage.platform.failsWith = 501;
  const view = stage.render(<Upcoming />);
  await act(settled);
  stage.platform.failsWith = undefined;
  await userEvent.click(within(await view.findByRole('alert')).getByRole('button'));
  await act(settled);
  await userEvent.click(view.getByRole('button', { name: 'Show any time' }));
  expect(widened).toEqual([{ sportId: 1, withinH: undefined }]);
});

test('BET-456 a competition has its star on a phone', async () => {
  const stage = await createBettingStage();
  const champ = {
    id: 2,
    name: 'Premier Division',
    slug: 'premier-division',
    sportId: 1,
    countryId: 2,
    countryName: 'England',
    iso: 'gb-eng',
    lineCount: 1,
    liveCount: 0,
    isTop: true,
  };
  stage.platform.tree = {
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'ball-football',
        lineCount: 1,
        liveCount: 0,
        champs: [champ],
      },
    ],
    topChampIds: [],
  };
  stage.platform.games = [{ ...exampleGame(7), champId: 2 }];
  const Football = observer(function Football() {
    const betting = useBetting();
    useOpen(betting.tree);
    const list = useOpen(betting.list({ section: 'line', sportId: 1, limit: 60 }));
    return <MobileSections list={list} groups={list.groups} section="line" tools={null} />;
  });
  const view = stage.render(<Football />);
  await act(settled);
  const star = view.getByRole('button', { name: 'Favourite: Premier Division' });
  await userEvent.click(star);
  expect([star.getAttribute('aria-pressed'), stage.betting.favourites.hasCompetition(2)]).toEqual([
    'true',
    true,
  ]);
});

test('BET-448 above races and votes a phone has no choice of markets that they do not have', async () => {
  const stage = await createBettingStage();
  const sport = {
    name: 'Marble races',
    slug: 'marbles',
    icon: 'marbles',
    lineCount: 1,
    liveCount: 0,
    champs: [],
  };
  stage.platform.tree = {
    sports: [
      { ...sport, id: 18, isContest: true },
      { ...sport, id: 1, name: 'Football' },
    ],
    topChampIds: [],
  };
  stage.platform.games = [
    { ...exampleGame(7), sportId: 18, outright: { name: 'Glass Run: race 12', places: [] } },
  ];
  const Races = observer(function Races({ sportId }: { readonly sportId: number }) {
    const { tree } = useBetting();
    useOpen(tree);
    const list = useOpen(useBetting().list({ section: 'line', sportId, limit: 60 }));
    return (
      <>
        <MobileUpcoming
          list={list}
          choice={{ sportId, withinH: undefined }}
          onChoose={() => undefined}
        />
        <MobileSections list={list} groups={list.groups} section="line" tools={null} />
      </>
    );
  });
  const view = stage.render(<Races sportId={18} />);
  await act(settled);
  expect(view.queryByRole('button', { name: 'Handicap' })).toBeNull();
  view.unmount();
  stage.platform.games = [exampleGame(1)];
  const matches = stage.render(<Races sportId={1} />);
  await act(settled);
  expect(matches.getAllByRole('button', { name: 'Handicap' })).toHaveLength(2);
});

test('BET-852 the strip over the cards of a phone offers every market of a column, and its choice is that of the list options', async () => {
  const stage = await createBettingStage();
  stage.platform.games = [
    exampleGame(1, {
      main: [
        exampleMarket(1, 1, [1.85, 3.6, 4.35], { kind: 'result' }),
        exampleMarket(1, 2, [1.2, 1.3, 1.9], { kind: 'doubleChance' }),
      ],
    }),
  ];
  const view = stage.render(<Upcoming />);
  await act(settled);
  const user = userEvent.setup();
  const others = await view.findByRole('combobox', { name: 'Market' });
  expect(within(others).getAllByRole('option')).toHaveLength(9);
  await user.selectOptions(others, 'doubleChance');
  await view.findByText('1.20');
  expect(stage.betting.options?.choices.markets).toEqual(['doubleChance', 'total', 'handicap']);
  const first = view.getByRole('button', { name: '1X2' });
  expect(first.getAttribute('aria-pressed')).toBe('false');
  await user.click(first);
  await view.findByText('1.85');
  expect([first.isConnected, document.activeElement === first]).toEqual([true, true]);
  expect(stage.betting.options?.choices.markets).toEqual(['result', 'total', 'handicap']);
});
