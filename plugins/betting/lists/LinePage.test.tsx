import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { lineDayOf } from './days/lineDayOf.ts';
import { lineDays } from './days/lineDays.ts';
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

test('BET-644 a line is narrowed to a day, which the platform is asked for, and takes the place of the hours', async () => {
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
