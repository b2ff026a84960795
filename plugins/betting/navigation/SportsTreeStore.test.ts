import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import type { SportsTree } from '#wire';
import { BettingApi } from '../feed/BettingApi.ts';
import { settled, ScriptedLine } from '../testing/ScriptedLine.ts';
import { SportsTreeStore } from './SportsTreeStore.ts';

configure({ enforceActions: 'always' });

function sport(
  id: number,
  lineCount: number,
  given: Partial<SportsTree['sports'][number]> = {},
): SportsTree['sports'][number] {
  return {
    id,
    name: `Sport ${id}`,
    slug: `sport-${id}`,
    icon: 'football',
    lineCount,
    liveCount: 0,
    champs: [],
    ...given,
  };
}

function createStage(hidden: readonly number[] = []) {
  const platform = new ScriptedLine();
  platform.tree = {
    sports: [sport(1, 5, { liveCount: 2 }), sport(2, 3), sport(18, 7, { isContest: true })],
    topChampIds: [],
  };
  return {
    platform,
    store: new SportsTreeStore(new BettingApi(createTestServices()), () => hidden),
  };
}

test('BET-18 the tree is read once for all subscribers, watched until the last one ends, and read again by the next', async () => {
  const { platform, store } = createStage();
  const ends = [store.open(), store.open()];
  await settled();
  await platform.snapshot({ tree: platform.tree });
  expect([store.snapshot.state.kind, platform.calls.length, platform.channels.length]).toEqual([
    'ready',
    1,
    1,
  ]);
  for (const end of ends) end();
  await settled();
  expect(platform.channels.length).toBe(0);
  platform.tree = { sports: [sport(1, 4)], topChampIds: [] };
  store.open();
  await settled();
  expect([platform.calls.length, platform.channels.length]).toEqual([2, 1]);
  expect(
    store.sports.map(({ prematchCount }) => prematchCount),
    'the feed has not said anything since',
  ).toEqual([4]);
});

test('BET-18 an answer that is older than the feed changes nothing; counts change their sport alone', async () => {
  const { platform, store } = createStage();
  store.open();
  await platform.snapshot({ tree: { sports: [sport(1, 9), sport(2, 3)], topChampIds: [] } });
  await settled();
  expect(store.sports.map(({ prematchCount }) => prematchCount)).toEqual([9, 3]);
  const [, other] = store.sports;
  await platform.delta({ counts: [{ id: 1, lineCount: 8, liveCount: 1 }] });
  expect(store.sports.map(({ prematchCount, liveCount }) => [prematchCount, liveCount])).toEqual([
    [8, 1],
    [3, 0],
  ]);
  expect(store.sports[1]).toBe(other);
});

test('races and votes are not counted among the matches of the line; hidden sports and empty ones are not offered', async () => {
  const { store } = createStage([2]);
  store.open();
  await settled();
  expect([store.prematchCount, store.liveCount]).toEqual([8, 2]);
  expect(store.sportsOf('line').map(({ id }) => id)).toEqual([1, 18]);
  expect(store.sportsOf('live').map(({ id }) => id)).toEqual([1]);
});
