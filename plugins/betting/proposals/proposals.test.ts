import { runInAction } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import type { SelectionDraft, ToggleResult } from '../prices/SelectionTaker.ts';
import { addSelections } from './addSelections.ts';
import { accumulatorsOf } from './accumulators/accumulatorsOf.ts';
import { GeneratorStore } from './generator/GeneratorStore.ts';

let page: PlatformPage;

const asked = async (): Promise<number> =>
  (await page.sandbox.json<unknown[]>('/sandbox/v1/requests?path=/web-api/line/v1/accumulators'))
    .length;

beforeEach(() => void (page = createPlatformPage({ i18n: { language: 'de' } })));

test('BET-160 the accumulators of the day come in the words of the inside and are asked for again while they are shown', async () => {
  const store = accumulatorsOf('line', page);
  const close = store.open();
  await page.until(() => store.value?.length === 3);
  const [favourites] = store.value ?? [];
  expect(
    favourites?.selections
      .map(({ odds }) => odds)
      .every((odds) => Number.isInteger(odds) && odds >= 1200 && odds <= 1750),
  ).toBe(true);
  expect(favourites?.selections.every(({ accumulatorId }) => accumulatorId === favourites.id)).toBe(
    true,
  );
  expect(favourites?.selections[0]?.eventParams).toMatchObject({
    section: 'line',
    sport: expect.stringMatching(/^\d+-[a-z-]+$/) as string,
    game: expect.stringMatching(/^\d+-/) as string,
  });
  const before = await asked();
  const until = page.clock.nowMs() + 20_000;
  await page.until(() => page.clock.nowMs() >= until);
  expect(await asked()).toBeGreaterThan(before);
  close();
  const after = await asked();
  const later = page.clock.nowMs() + 20_000;
  await page.until(() => page.clock.nowMs() >= later);
  expect(await asked()).toBe(after);
});

test('BET-160 in another language proposals are requested at once, and the shown ones stay without a response', async () => {
  const store = accumulatorsOf('live', page);
  const close = store.open();
  await page.until(() => (store.value?.length ?? 0) > 0);
  const { value } = store;
  await page.sandbox.post('/sandbox/v1/faults', [
    { method: 'GET', path: '/web-api/line/v1/accumulators', times: 20, status: 400 },
  ]);
  const before = await asked();
  runInAction(() => Object.assign(page.environment, { language: 'de' }));
  await expect.poll(asked).toBeGreaterThan(before);
  await page.until(() => true);
  expect(store.value).toBe(value);
  close();
});

test('BET-161 selections are added together: all, or none where the coupon has no room', () => {
  const selection = (outcomeId: number): SelectionDraft => ({
    outcomeId,
    eventId: outcomeId,
    odds: 1500,
    isLive: false,
    outcomeName: 'A',
    marketName: 'B',
    eventName: 'C',
  });
  const couponWith = (room: number, answer: ToggleResult = 'full') => {
    const ids = new Set<number>([1]);
    return {
      ids,
      has: (id: number) => ids.has(id),
      remove: (id: number) => void ids.delete(id),
      toggle: ({ outcomeId }: SelectionDraft): ToggleResult => {
        if (ids.size >= room) return answer;
        ids.add(outcomeId);
        return 'added';
      },
    };
  };
  const wide = couponWith(50);
  expect([addSelections(wide, [selection(1), selection(2), selection(3)]), [...wide.ids]]).toEqual([
    'added',
    [1, 2, 3],
  ]);
  const narrow = couponWith(2);
  expect([addSelections(narrow, [selection(2), selection(3)]), [...narrow.ids]]).toEqual([
    'full',
    [1],
  ]);
  const locked = couponWith(1, 'locked');
  expect([addSelections(locked, [selection(2)]), [...locked.ids]]).toEqual(['locked', [1]]);
});

test('BET-165 a wish is typed as the language writes amounts, checked, and answered by the platform', async () => {
  const store = new GeneratorStore(page);
  expect([store.stakeText, store.wishText, store.problem]).toEqual(['10,00', '50,00', undefined]);
  store.setStake('0');
  expect(store.problem).toBe('stake');
  store.setStake('12,50');
  store.setWish('12,50');
  expect(store.problem).toBe('wish-below-stake');
  await store.submit();
  expect([store.hasTried, store.proposed.value]).toEqual([true, undefined]);
  store.setWish('62,50');
  await store.submit();
  expect(store.proposed.value?.proposals).toHaveLength(3);
  expect(
    store.proposed.value?.proposals.every(
      ({ payout }) => payout.currency === 'EUR' && Math.abs(payout.minor - 6250) <= 312,
    ),
  ).toBe(true);
  store.toggleSport(4);
  await store.submit();
  expect(
    store.proposed.value?.proposals
      .flatMap(({ selections }) => selections)
      .every(({ eventParams }) => eventParams.sport.startsWith('4-')),
  ).toBe(true);
});

test('BET-165 another section has other sports, and a search that fails says so', async () => {
  const store = new GeneratorStore(page);
  store.toggleSport(4);
  store.setSection('live');
  expect(store.sportIds).toEqual([]);
  await page.sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/line/v1/generator', times: 5, status: 400 },
  ]);
  await store.submit();
  expect([store.proposed.hasFailed, store.proposed.isBusy, store.proposed.value]).toEqual([
    true,
    false,
    undefined,
  ]);
});

test('BET-484 proposals go as soon as the wish is another, also those that are on their way', async () => {
  const store = new GeneratorStore(page);
  await store.submit();
  expect(store.proposed.value?.proposals).toHaveLength(3);
  store.setStake('20');
  expect(store.proposed.value).toBeUndefined();
  const search = store.submit();
  store.setRisk('low');
  await search;
  expect([store.proposed.value, store.proposed.isBusy, store.proposed.hasFailed]).toEqual([
    undefined,
    false,
    false,
  ]);
  await store.submit();
  expect(store.proposed.value).toBeDefined();
});
