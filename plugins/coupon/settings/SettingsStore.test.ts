import { expect, test } from 'vitest';
import { observable, runInAction } from 'mobx';
import {
  BrowserStorage,
  type StorageChange,
} from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { couponTextNames } from '../../betting/preferences/CouponTexts.ts';
import { couponTextsOf } from './accountTexts.ts';
import { SettingsStore } from './SettingsStore.ts';

const key = 'grandstand:stage:coupon/settings';

function open(
  area: MemoryArea,
  preferences: { mayPersist: boolean } = observable({ mayPersist: true }),
): { readonly settings: SettingsStore; readonly tell: (change: StorageChange) => void } {
  const listeners: ((change: StorageChange) => void)[] = [];
  const storage = new BrowserStorage({
    brand: 'stage',
    area: () => area,
    onChange: (run) => {
      listeners.push(run);
      return () => undefined;
    },
  });
  return {
    settings: new SettingsStore(storage, preferences, 'acceptHigher'),
    tell: (change) => listeners.forEach((run) => run(change)),
  };
}

async function ready(count = 1, section: 'line' | 'live' = 'line'): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes(section, count)) page.add(bet);
  await page.pass(1000);
  return page;
}

test('CPN-180 choices are stored under the names of the specification and shared between tabs', () => {
  const area = new MemoryArea();
  const first = open(area).settings;
  first.set('isCouponKept', true);
  first.set('stepByCurrency', { EUR: 700 });
  first.setPolicy('acceptAny');
  const kept = area.getItem(key) ?? '';
  expect(JSON.parse(kept)).toMatchObject({
    d: {
      changeCoefAction: 1,
      isCouponFixed: true,
      amountStepByCurrencyIso: { EUR: 700 },
      isSelectAccountShown: true,
      isPossibleWinShown: true,
    },
  });
  expect(open(area).settings.choices).toEqual(first.choices);
  const other = open(new MemoryArea());
  other.tell({ key, value: kept });
  expect(other.settings.choices).toEqual(first.choices);
});

test('CPN-417 a hostile value is ignored, and the others stay', () => {
  const area = new MemoryArea();
  const hostile = {
    changeCoefAction: 7,
    isAutoMax: 'yes',
    amountStepByCurrencyIso: { EUR: -5 },
    oneClickAmount: { __proto__: { EUR: 1 }, eur: 5 },
    bonusAccountOneClickAmount: [1],
    exactCoef: false,
    isDropOnScoreChange: true,
    isCouponFixed: true,
    isActiveOneClick: true,
    constructor: 'x',
  };
  area.setItem(key, JSON.stringify({ v: 1, d: hostile }));
  const { settings } = open(area);
  expect(settings.choices).toEqual({
    ...settings.choices,
    policy: 'acceptHigher',
    isAutoMax: false,
    stepByCurrency: {},
    oneClickStakeByCurrency: {},
    bonusOneClickStakeByCurrency: {},
    isDroppedOnScoreChange: false,
    isCouponKept: true,
  });
  expect(settings.isOneClickOn).toBe(false);
  for (const rubbish of ['null', '[]', '"x"', '{"v":1,"d":[1]}', '{"v":1,"d":null}']) {
    area.setItem(key, rubbish);
    expect(open(area).settings.choices.policy).toBe('acceptHigher');
  }
});

test('CPN-418 without consent choices last as long as the tab', () => {
  const area = new MemoryArea();
  const preferences = observable({ mayPersist: true });
  const { settings } = open(area, preferences);
  settings.set('isAutoMax', true);
  expect(area.getItem(key)).not.toBeNull();
  runInAction(() => (preferences.mayPersist = false));
  expect(area.getItem(key)).toBeNull();
  settings.set('isCouponKept', true);
  expect([area.getItem(key), settings.choices.isCouponKept]).toEqual([null, true]);
  expect(open(area, preferences).settings.choices.isCouponKept).toBe(true);
});

test('CPN-181 choices that exclude each other turn each other off', () => {
  const { settings } = open(new MemoryArea());
  settings.setOneClick(true);
  settings.set('isDroppedOnScoreChange', true);
  expect([settings.choices.isExactOdds, settings.isOneClickOn]).toEqual([true, false]);
  settings.set('isExactOdds', false);
  expect(settings.choices.isDroppedOnScoreChange).toBe(false);
  settings.set('isDroppedOnScoreChange', true);
  settings.setOneClick(true);
  expect([
    settings.choices.isDroppedOnScoreChange,
    settings.choices.isExactOdds,
    settings.isOneClickOn,
  ]).toEqual([false, true, true]);
});

test('CPN-182 exact odds also ask about better odds and are sent with the order', async () => {
  const page = await ready();
  const [draft] = page.selections.drafts;
  const { rows, settings } = page.stores;
  settings.setPolicy('acceptAny');
  expect(page.order()).not.toHaveProperty('isExactOdds');
  settings.set('isDroppedOnScoreChange', true);
  page.selections.acceptOdds(new Map([[draft?.outcomeId ?? 0, (draft?.odds ?? 0) - 10]]));
  expect([rows.changed.length, page.order()]).toEqual([1, undefined]);
  page.press(true);
  await page.pass(1000);
  expect(JSON.parse(page.sent[0]?.body ?? '{}')).toMatchObject({
    changeCoefAction: 0,
    exactCoef: true,
    isDropOnScoreChange: true,
  });
});

test('CPN-182 without exact odds the order has neither field', async () => {
  const page = await ready();
  page.press();
  await page.pass(500);
  const body = JSON.parse(page.sent[0]?.body ?? '{}') as object;
  expect([Object.hasOwn(body, 'exactCoef'), Object.hasOwn(body, 'isDropOnScoreChange')]).toEqual([
    false,
    false,
  ]);
});

test('CPN-183 the maximum is filled in and followed until the person enters an amount', async () => {
  const page = await ready();
  const { settings, stake, stakeCheck } = page.stores;
  const initial = stake.minor;
  settings.set('isAutoMax', true);
  expect(stake.minor).toBe(stakeCheck.largestStakeMinor);
  expect(stake.minor).not.toBe(initial);
  for (const bet of (await page.outcomes('line', 3)).slice(1)) page.add(bet);
  await page.pass(1000);
  expect(stake.minor).toBe(stakeCheck.largestStakeMinor);
  stake.type('3');
  for (const bet of (await page.outcomes('line', 4)).slice(3)) page.add(bet);
  await page.pass(1000);
  expect(stake.minor).toBe(300);
  page.selections.clear();
  const [bet] = await page.outcomes('line', 1);
  if (bet !== undefined) page.add(bet);
  await page.pass(1000);
  expect(stake.minor).toBe(stakeCheck.largestStakeMinor);
});

test('CPN-820 the filled-in maximum is dropped with the coupon, and a typed amount stays', async () => {
  const page = await ready();
  const { stake, stakeCheck } = page.stores;
  const usual = stake.minor;
  stake.setMost(stakeCheck.largestStakeMinor ?? 0);
  expect(stake.minor).toBeGreaterThan(usual ?? 0);
  page.selections.clear();
  expect(stake.minor).toBe(usual);
  stake.type('3');
  const [bet] = await page.outcomes('line', 1);
  if (bet !== undefined) page.add(bet);
  page.selections.clear();
  expect(stake.minor).toBe(300);
});

test('CPN-184 an own step applies only in its own currency', async () => {
  const page = await ready();
  const { settings, stake } = page.stores;
  settings.set('stepByCurrency', { EUR: 700 });
  expect(stake.stepMinor).toBe(250);
  settings.set('isOwnStep', true);
  expect([stake.stepMinor, stake.quickAmountsMinor]).toEqual([700, [1400, 2800, 7000]]);
  stake.setCurrency('USD');
  expect(stake.stepMinor).toBe(250);
});

test('CPN-185 with "keep coupon" the selections of an accepted bet stay', async () => {
  const page = await ready(2);
  page.stores.settings.set('isCouponKept', true);
  page.press();
  await page.pass(500);
  expect([
    page.stores.placement.state.kind,
    page.selections.count,
    page.stores.placement.placed,
  ]).toEqual(['accepted', 2, []]);
  page.stores.placement.dismiss();
  page.press();
  await page.pass(500);
  expect(new Set(page.sent.map(({ key: sentKey }) => sentKey)).size).toBe(2);
});

test('CPN-661 OF14 choices in the account are text, and an invalid text changes nothing', () => {
  const { settings } = open(new MemoryArea());
  const account = couponTextsOf(settings);
  const texts = () => couponTextNames.map(account.textOf);
  expect(texts()).toEqual(['2', '0', '0', '0', '', '', '1']);
  expect(
    [
      account.choose('changeCoefAction', '1'),
      account.choose('isDropOnScoreChange', '1'),
      account.choose('amountStepByCurrencyIso', 'EUR:250,USD:300'),
      account.choose('oneClickAmount', 'EUR:700'),
      account.choose('isBetNotices', '0'),
    ].every(Boolean),
  ).toBe(true);
  // Dropping on a changed score turns exact odds on.
  expect(texts()).toEqual(['1', '1', '1', '0', 'EUR:250,USD:300', 'EUR:700', '0']);
  expect(settings.ownStepMinor('USD')).toBe(300);
  for (const [name, text] of [
    ['changeCoefAction', '3'],
    ['exactCoef', 'yes'],
    ['oneClickAmount', 'EUR:-5'],
    ['amountStepByCurrencyIso', 'euro'],
  ] as const)
    expect([name, account.choose(name, text)]).toEqual([name, false]);
  expect(texts()).toEqual(['1', '1', '1', '0', 'EUR:250,USD:300', 'EUR:700', '0']);
  expect(account.choose('amountStepByCurrencyIso', '')).toBe(true);
  expect(settings.ownStepMinor('EUR')).toBeUndefined();
});
