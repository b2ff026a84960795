import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { AccumulatorsPanel } from './AccumulatorsPanel.tsx';

async function show(isWanted: boolean) {
  const stage = await createBettingStage();
  stage.platform.answers = { 'betting.accumulators': { accumulators: [] } };
  const options = await stage.betting.loadOptions();
  act(() => options.set('isAccumulatorOfTheDay', isWanted));
  const view = stage.render(<AccumulatorsPanel />);
  await act(settled);
  return {
    ...stage,
    options,
    view,
    asked: () => stage.platform.calls.filter(({ id }) => id === 'betting.accumulators').length,
  };
}

test('BET-160 who does not want the accumulators of the day asks for none, and still has the generator', async () => {
  const { asked, options, view } = await show(false);
  expect([asked(), view.getByRole('button').textContent]).toEqual([0, 'Bet generator']);
  act(() => options.set('isBetGenerator', false));
  expect(view.queryByRole('button')).toBeNull();
  act(() => options.set('isAccumulatorOfTheDay', true));
  await act(settled);
  expect(asked()).toBe(1);
});
