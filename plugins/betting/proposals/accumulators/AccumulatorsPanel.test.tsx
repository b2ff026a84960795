import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Token } from '#core';
import { accountsToken } from '../../../auth/contract.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { AccumulatorsPanel } from './AccumulatorsPanel.tsx';

async function show(isWanted: boolean, user: { readonly excludedUntilS?: number } = {}) {
  const stage = await createBettingStage();
  const { peek } = stage.services.services;
  Object.assign(stage.services.services, {
    peek: (token: Token<unknown>) => (token.name === accountsToken.name ? { user } : peek(token)),
  });
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

test('BET-160 without the accumulators of the day none are requested, and the generator stays', async () => {
  const { asked, options, view } = await show(false);
  expect([asked(), view.getByRole('button').textContent]).toEqual([0, 'Bet generator']);
  act(() => options.set('isBetGenerator', false));
  expect(view.queryByRole('button')).toBeNull();
  act(() => options.set('isAccumulatorOfTheDay', true));
  await act(settled);
  expect(asked()).toBe(1);
});

test('LIM-84 B26 B32 a self-excluded person is shown no proposal, and none is requested', async () => {
  const { asked, view } = await show(true, { excludedUntilS: 4_000_000_000 });
  expect([view.container.textContent, asked()]).toEqual(['', 0]);
});
