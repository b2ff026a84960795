import { expect, test } from 'vitest';
import { storedListOptions } from '../lists/options/storedListOptions.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { createBetting } from './createBetting.ts';
import { ownedStore } from './ownedStore.ts';

test('BET-102 only people with choices about lists wait for their options: pins and columns of an event are none', async () => {
  const { services } = await createBettingStage();
  const start = (values: object) => {
    const changedAtMs = Object.fromEntries(Object.keys(values).map((key) => [key, 1]));
    services.storage.value(storedListOptions).write({ values, changedAtMs });
    const { hasOptions, isCustom } = createBetting(services);
    return [hasOptions, isCustom];
  };
  expect(start({ pinnedMarkets: [1004], isOneColumn: true })).toEqual([false, false]);
  expect(start({ pinnedMarkets: [1004], hasLogos: true })).toEqual([true, true]);
});

test('a store that came with a page is one for the site and ends with the plugin', async () => {
  const { betting, services } = await createBettingStage();
  const ends: string[] = [];
  const storeOf = ownedStore((_betting, name: string) => ({
    name,
    dispose: () => ends.push(name),
  }));
  expect(storeOf(betting, 'first')).toBe(storeOf(betting, 'second'));
  expect(storeOf(createBetting(services), 'other').name).toBe('other');
  betting.dispose();
  expect(ends).toEqual(['first']);
});
