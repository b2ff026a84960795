import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { lineDayOf } from './days/lineDayOf.ts';
import { lineDays } from './days/lineDays.ts';
import { SportTree } from '../navigation/SportTree.tsx';
import { LinePage } from './LinePage.tsx';

async function showLine() {
  const stage = await createBettingStage();
  stage.platform.games = [exampleGame(1)];
  const view = stage.render(<LinePage />);
  await act(settled);
  const press = async (name: string): Promise<void> => {
    await userEvent.click(await view.findByRole('button', { name }));
    await act(settled);
  };
  const asked = () => stage.platform.calls.findLast(({ id }) => id === 'betting.games')?.query;
  return { ...stage, view, press, asked };
}

test('BET-644 M50 a line is narrowed to a day, which the platform is asked for, and takes the place of the hours', async () => {
  const { view, press, asked, time, betting, platform } = await showLine();
  const [, tomorrow] = lineDays(time.nowMs, 0);
  await act(async () => {
    (await betting.loadOptions()).set('withinH', 3);
    await settled();
  });
  expect(asked()).toMatchObject({ withinH: '3' });
  await press('Tomorrow');
  expect(asked()).toMatchObject({
    fromS: String(tomorrow?.fromS),
    toS: String(tomorrow?.toS),
  });
  expect(asked()).not.toHaveProperty('withinH');
  platform.games = [];
  await press('All days');
  expect(asked()).toMatchObject({ withinH: '3' });
  await press('Today');
  expect(asked()).not.toHaveProperty('withinH');
  await press('Show any time');
  expect(asked()).not.toHaveProperty('fromS');
  expect(asked()).not.toHaveProperty('withinH');
  expect(view.getByRole('button', { name: 'All days' }).getAttribute('aria-pressed')).toBe('true');
});

test('BET-645 the chosen day is kept in the browser until it has passed', async () => {
  const { view, press, time, services, betting, render } = await showLine();
  await press('Tomorrow');
  const [, tomorrow] = lineDays(time.nowMs, 0);
  const kept = lineDayOf(betting, services);
  expect(kept.value).toBe(tomorrow?.date);
  view.unmount();
  time.nowMs += 2 * 86_400_000;
  const again = render(<LinePage />);
  await act(settled);
  expect(again.getByRole('button', { name: 'All days' }).getAttribute('aria-pressed')).toBe('true');
});

test('BET-646 M50 the page of a country asks for its events and leads to its competitions, and the sport tree to it', async () => {
  const { platform, services, render } = await createBettingStage();
  const champ = (id: number, countryId: number, name: string) => ({
    id,
    sportId: 1,
    countryId,
    countryName: countryId === 5 ? 'Finland' : 'Spain',
    iso: countryId === 5 ? 'fi' : 'es',
    name,
    slug: '',
    isTop: false,
    lineCount: 4,
    liveCount: 0,
  });
  platform.tree = {
    sports: [
      {
        id: 1,
        name: 'Football',
        slug: 'football',
        icon: 'ball-football',
        lineCount: 12,
        liveCount: 0,
        champs: [
          champ(7, 5, 'Finland. First League'),
          champ(8, 5, 'Finland. Second League'),
          champ(9, 6, 'Spain. Primera'),
        ],
      },
    ],
    topChampIds: [],
  };
  platform.games = [exampleGame(1)];
  services.navigation.params = { sport: '1-football', country: '5' };
  const page = render(<LinePage />);
  await act(settled);
  const asked = platform.calls.findLast(({ id }) => id === 'betting.games')?.query;
  expect(asked).toMatchObject({ sportId: '1', countryId: '5' });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Football – Finland');
  const ways = within(page.getByRole('navigation', { name: 'Leagues of this country' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First League 4',
    'Second League 4',
  ]);
  page.unmount();
  const tree = render(<SportTree />);
  await act(settled);
  await userEvent.click(tree.getByRole('button', { name: 'Show Football' }));
  await userEvent.click(tree.getByRole('button', { name: /^Finland/ }));
  const whole = tree.getByRole('link', { name: /^All leagues/ });
  expect(whole.getAttribute('href')).toBe('/en/betting.line-country/1-football/5');
});
