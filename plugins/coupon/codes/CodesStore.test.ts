import { expect, test } from 'vitest';
import type { CouponBet } from '#wire';
import { followCode } from './followCode.ts';
import { openCount } from './CodesStore.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { overlay } from '../../../test/services/overlay.ts';

/** Creates a coupon with this many selections and saves it under a code. */
async function saved(count: number): Promise<{
  readonly page: TestCoupon;
  readonly bets: readonly CouponBet[];
  readonly code: string;
}> {
  const page = await createTestCoupon();
  const bets = await page.outcomes('line', count);
  for (const bet of bets) page.add(bet);
  await page.pass(500);
  const done = page.stores.codes.saveCoupon(page.stores.coupon.coded);
  await page.pass(200);
  return { page, bets, code: (await done)?.code ?? '' };
}

async function load(page: TestCoupon, typed: string): Promise<boolean> {
  const done = page.stores.codes.loadCode(typed);
  await page.pass(500);
  return done;
}

test('CPN-270 a coupon is saved without stakes under a code with its expiry', async () => {
  const { page, bets, code } = await saved(2);
  const { value } = page.stores.codes.saved;
  expect(code).toMatch(/^[A-Z]\d-\d{3}-[A-Z]{2}$/);
  expect(value?.expiresAtS).toBe(Math.min(...bets.map((bet) => bet.starts_at)));
  const requests = await page.sandbox.json<readonly { readonly body: string }[]>(
    '/sandbox/v1/requests?path=/web-api/coupon/v1/codes',
  );
  expect(requests.map((request) => JSON.parse(request.body) as unknown)).toEqual([
    { typeId: 1, bets: bets.map((bet) => ({ id: bet.id })) },
  ]);
});

test('CPN-420 a code restores kind, size, bankers and blocks', async () => {
  const { page, bets } = await saved(5);
  const { composition, coupon } = page.stores;
  const [first, second] = bets;
  composition.choose('system');
  composition.setSystemSize(3);
  composition.toggleBanker(first?.id ?? 0);
  const system = page.stores.codes.saveCoupon(page.stores.coupon.coded);
  await page.pass(200);
  composition.choose('multi');
  composition.moveToBlock(second?.id ?? 0, composition.blockOf(first?.id ?? 0));
  composition.setBlockSize(2);
  const multi = page.stores.codes.saveCoupon(page.stores.coupon.coded);
  await page.pass(200);
  page.selections.clear();
  await load(page, (await system)?.code ?? '');
  expect([coupon.type, composition.systemSize, [...composition.bankers]]).toEqual([
    'system',
    3,
    [first?.id],
  ]);
  await load(page, (await multi)?.code ?? '');
  expect([
    coupon.type,
    composition.blockSize,
    composition.blockOf(second?.id ?? 0) === composition.blockOf(first?.id ?? 1),
    composition.blockIds.length,
  ]).toEqual(['multi', 2, true, 4]);
});

test('CPN-272 a code restores its selections at current odds, and says how many are no longer open', async () => {
  const { page, bets, code } = await saved(3);
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bets[0]?.id, coef: 3.3 });
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bets[1]?.id, isBlocked: true });
  await page.sandbox.post(`/sandbox/v1/events/${bets[2]?.gameId}/result`, { score: [1, 0] });
  page.selections.clear();
  const [other] = (await page.outcomes('line', 4)).slice(-1);
  if (other !== undefined) page.add(other);
  expect(await load(page, code.toLowerCase().replaceAll('-', ' '))).toBe(true);
  expect(page.selections.drafts.map(({ outcomeId, odds }) => [outcomeId, odds])).toEqual([
    [bets[0]?.id, 3300],
    [bets[1]?.id, Math.round((bets[1]?.coef ?? 0) * 1000)],
  ]);
  const { loaded } = page.stores.codes;
  expect([loaded.value?.code, loaded.value?.selections.length]).toEqual([code, 3]);
  expect(loaded.value === undefined ? 0 : openCount(loaded.value)).toBe(1);
  expect(page.services.announcer.politely.some((text) => text.includes('announce.loaded'))).toBe(
    true,
  );
  expect(page.stores.codes.isLoadedFromCode).toBe(true);
  page.selections.remove(bets[1]?.id ?? 0);
  expect(page.stores.codes.isLoadedFromCode).toBe(false);
});

test('CPN-271 an invalid code is not sent; unknown and expired codes have different texts', async () => {
  const { page, bets, code } = await saved(1);
  const failure = (): string | undefined => page.stores.codes.loadFault;
  const before = (
    await page.sandbox.json<readonly unknown[]>(
      '/sandbox/v1/requests?path=/web-api/coupon/v1/codes*',
    )
  ).length;
  for (const hostile of [
    '',
    "A1-234-BC' OR 1=1",
    '../../office',
    '%00',
    '<script>',
    'K7-204-R',
    'A'.repeat(200),
    'Ｋ7-204-RD',
  ]) {
    expect([await load(page, hostile), failure()]).toEqual([false, 'code.failed.malformed']);
  }
  expect(
    (
      await page.sandbox.json<readonly unknown[]>(
        '/sandbox/v1/requests?path=/web-api/coupon/v1/codes*',
      )
    ).length,
  ).toBe(before);
  expect([await load(page, code === 'A0-000-AA' ? 'B0-000-AA' : 'A0-000-AA'), failure()]).toEqual([
    false,
    'code.failed.code_unknown',
  ]);
  page.sandbox.advance((bets[0]?.starts_at ?? 0) * 1000 - page.sandbox.nowMs() + 1000);
  expect([await load(page, code), failure()]).toEqual([false, 'code.failed.code_expired']);
  await page.sandbox.post('/sandbox/v1/faults', [
    {
      method: 'GET',
      path: '/web-api/coupon/v1/codes/*',
      times: 9,
      status: 400,
      body: { errors: [{ code: 'of_another_planet', detail: '' }] },
    },
  ]);
  expect([await load(page, code), failure()]).toEqual([false, 'code.failed.load']);
  expect(page.selections.count).toBe(1);
});

test('CPN-419 no code is loaded while a bet is pending', async () => {
  const { page, code } = await saved(1);
  await page.signIn();
  page.selections.setLocked(true);
  expect(await load(page, code)).toBe(false);
  expect([page.stores.codes.loadFault, page.selections.count]).toEqual(['code.failed.locked', 1]);
});

test('CPN-273 a link fills an empty coupon, asks before it replaces another, and is removed from the address', async () => {
  const { page, bets, code } = await saved(2);
  const rewritten: unknown[] = [];
  const notices: { readonly title: string }[] = [];
  const services = {
    ...page.services,
    navigation: overlay(page.services.navigation, {
      rewriteQuery: (values) => void rewritten.push(values),
    }),
    notices: overlay(page.services.notices, {
      add: (notice) => (notices.push(notice), () => undefined),
    }),
  };
  const follow = async (typed: string): Promise<void> => {
    const done = followCode(services, typed);
    await page.pass(500);
    await done;
  };
  page.selections.clear();
  await follow(code);
  expect([page.selections.drafts.map((draft) => draft.outcomeId), page.view.isSheetOpen]).toEqual([
    bets.map((bet) => bet.id),
    true,
  ]);
  page.selections.remove(bets[0]?.id ?? 0);
  await follow(code);
  expect([page.selections.count, page.stores.codes.offeredCode]).toEqual([1, code]);
  page.stores.codes.dismissLoad();
  await follow('javascript:alert(1)');
  expect([page.selections.count, notices.map((notice) => notice.title)]).toEqual([
    1,
    ['coupon.later:code.failed.malformed'],
  ]);
  expect(rewritten).toEqual(Array(3).fill({ coupon: undefined }));
});

test('CPN-274 a bet is repeated with its selections and its stake, one press from placing', async () => {
  const { page, bets } = await saved(2);
  await page.signIn();
  await page.pass(500);
  page.stores.stake.type('7.70');
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(`The bet is ${state.kind}`);
  page.stores.stake.type('1');
  page.stores.repeats.repeat(state.bet);
  await page.pass(1000);
  expect([
    page.selections.drafts.map((draft) => draft.outcomeId),
    page.stores.stake.minor,
    page.view.wantedFocus,
    page.stores.placing.canPress,
  ]).toEqual([bets.map((bet) => bet.id), 770, 'place', true]);
});
