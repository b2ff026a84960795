import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { CouponBet } from '#wire';
import type { SelectionDraft } from '../../betting/contract.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';

function draftOf(bet: CouponBet, odds = Math.round(bet.coef * 1000)): SelectionDraft {
  return {
    outcomeId: bet.id,
    eventId: bet.gameId,
    odds,
    isLive: bet.isLive,
    outcomeName: bet.name,
    marketName: bet.marketName,
    eventName: bet.gameName,
  };
}

async function armed(
  count = 1,
  section: 'line' | 'live' = 'line',
): Promise<{ readonly page: TestCoupon; readonly drafts: readonly SelectionDraft[] }> {
  const page = await createTestCoupon();
  await page.signIn();
  await page.pass(200);
  page.stores.oneClick.toggle();
  return { page, drafts: (await page.outcomes(section, count)).map((bet) => draftOf(bet)) };
}

function press(page: TestCoupon, draft: SelectionDraft | undefined): void {
  if (draft !== undefined) page.selections.press(draft);
}

function ledger(page: TestCoupon): readonly number[] {
  return page.sandbox.ledger
    .statement(page.services.session.userId ?? 0)
    .flatMap((entry) =>
      entry.kind === 'stake' && entry.atMs >= page.sandbox.nowMs() - 60_000 ? [entry.minor] : [],
    );
}

test('A18 CPN-191 CPN-462 CPN-463 one-click betting asks before it empties the coupon; "no" changes nothing, and it is off after a reload', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  const { oneClick, settings } = page.stores;
  if (bet !== undefined) page.add(bet);
  oneClick.toggle();
  expect([oneClick.isOn, oneClick.isAsking, page.openedModals]).toEqual([
    false,
    false,
    ['auth.sign-in'],
  ]);
  await page.signIn();
  oneClick.toggle();
  expect([oneClick.isOn, oneClick.isAsking]).toEqual([false, true]);
  oneClick.cancel();
  expect([oneClick.isOn, oneClick.isAsking, page.selections.count]).toEqual([false, false, 1]);
  oneClick.toggle();
  oneClick.confirm();
  expect([oneClick.isOn, page.selections.count, page.view.isBusy]).toEqual([true, 0, true]);
  settings.set('isBalanceShown', false);
  const reloaded = page.reload();
  expect([reloaded.stores.oneClick.isOn, reloaded.stores.settings.choices.isBalanceShown]).toEqual([
    false,
    false,
  ]);
});

test('CPN-191 it is off on a site that does not offer it', async () => {
  const { page } = await armed();
  runInAction(() => Object.assign(page.services.config.site, { show_one_click: false }));
  expect([page.stores.oneClick.isOffered, page.stores.oneClick.isOn]).toEqual([false, false]);
});

test('CPN-192 CPN-892 a press bets a single at the odds of the button, with the amount of the account', async () => {
  const { page, drafts } = await armed(2);
  const { oneClick, settings, account } = page.stores;
  expect(oneClick.stakesMinor).toEqual([250, 500, 1000, 2500]);
  oneClick.setStake(300);
  settings.set('isExactOdds', true);
  press(page, drafts[0]);
  await page.pass(500);
  expect(JSON.parse(page.sent[0]?.body ?? '{}')).toMatchObject({
    typeId: 0,
    amount: { minor: 300, currency: 'EUR' },
    changeCoefAction: 0,
    exactCoef: true,
    bets: [{ id: drafts[0]?.outcomeId, coef: (drafts[0]?.odds ?? 0) / 1000 }],
  });
  expect([page.selections.count, page.stores.placement.state.kind, ledger(page)]).toEqual([
    0,
    'idle',
    [-300],
  ]);
  expect([oneClick.stakesMinor, settings.choices.oneClickStakeByCurrency]).toEqual([
    [250, 300, 500, 1000, 2500],
    { EUR: 300 },
  ]);
  page.sandbox.ledger.openAccount(page.services.session.userId ?? 0, 'EUR', 4, 'Bonus');
  await page.accounts.load();
  account.choose(account.all.find(({ kind }) => kind === 'bonus')?.id ?? 0);
  oneClick.setStake(200);
  expect([
    settings.choices.bonusOneClickStakeByCurrency,
    settings.choices.oneClickStakeByCurrency,
  ]).toEqual([{ EUR: 200 }, { EUR: 300 }]);
  account.choose(account.all.find(({ kind }) => kind === 'currency')?.id ?? 0);
  expect([oneClick.currency, oneClick.stakeMinor]).toEqual(['USD', 500]);
});

test('A18 CPN-193 ten presses on one price within a second are one bet, and a press after it is another', async () => {
  const { page, drafts } = await armed();
  for (let time = 0; time < 10; time += 1) {
    press(page, drafts[0]);
    await page.pass(100);
  }
  expect([page.sent.length, ledger(page)]).toEqual([1, [-500]]);
  expect(page.services.announcer.politely).toContain('coupon.later:one-click.again');
  press(page, drafts[0]);
  await page.pass(300);
  expect([page.sent.length, ledger(page)]).toEqual([2, [-500, -500]]);
});

test('CPN-193 CPN-846 a second press on the odds of a pending bet shows beside them that one was sent', async () => {
  const { page, drafts } = await armed();
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  press(page, drafts[0]);
  press(page, drafts[0]);
  const notice = page.noticed.at(-1);
  expect([notice?.title, notice?.anchor === undefined]).toEqual([
    'coupon.later:one-click.again',
    false,
  ]);
  release();
  await page.pass(300);
  // The note about another press must not replace the result of the bet.
  press(page, drafts[0]);
  expect([page.sent.length, page.noticed.at(-1)?.tone]).toEqual([1, 'success']);
});

test('CPN-193 nothing is sent while a bet is pending, or when the balance is too low', async () => {
  const { page, drafts } = await armed(2);
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  press(page, drafts[0]);
  press(page, drafts[1]);
  expect(page.noticed.at(-1)?.text).toContain('one-click.busy');
  release();
  await page.pass(300);
  page.stores.oneClick.setStake(9_000_000);
  press(page, drafts[1]);
  expect(page.noticed.at(-1)?.text).toContain('one-click.balance');
  runInAction(() => (page.terms.staking = 'checking'));
  page.stores.oneClick.setStake(500);
  press(page, drafts[1]);
  expect(page.noticed.at(-1)?.text).toContain('one-click.not-now');
  expect([page.sent.length, ledger(page).length]).toEqual([1, 1]);
});

test('A18 CPN-194 the policy applies: fallen odds are refused with old and new odds', async () => {
  const { page } = await armed();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  press(page, draftOf(bet, Math.round(bet.coef * 1000) + 50));
  await page.pass(300);
  expect(page.noticed.at(-1)).toMatchObject({
    tone: 'danger',
    text: expect.stringContaining('one-click.odds') as string,
  });
  expect([page.stores.placement.state.kind, page.stores.oneClick.isOn, ledger(page)]).toEqual([
    'idle',
    true,
    [],
  ]);
});

test('CPN-194 CPN-464 a lost answer is looked up: one bet, shown with its number', async () => {
  const { page, drafts } = await armed();
  page.network.muteFeed(true);
  page.faults.push('lose-answer', 'lose-answer', 'lose-answer');
  press(page, drafts[0]);
  await page.pass(400);
  expect([page.noticed.at(-1)?.title, page.stores.placement.state.kind]).toEqual([
    'coupon.later:unknown.title',
    'unknown',
  ]);
  await page.pass(8000);
  expect([
    page.noticed.at(-1)?.title,
    new Set(page.sent.map(({ key }) => key)).size,
    ledger(page).length,
  ]).toEqual(['coupon.later:accepted.title', 1, 1]);
});

test('CPN-195 A18 stale prices turn it off with a message', async () => {
  const { page, drafts } = await armed();
  page.network.dropFeed();
  await page.pass(100);
  expect([page.stores.oneClick.isOn, page.noticed.at(-1)?.text]).toEqual([
    false,
    'coupon.later:one-click.off.stale',
  ]);
  press(page, drafts[0]);
  expect([page.sent.length, page.selections.count, page.selections.pressHint]).toEqual([0, 1, '']);
});

test('CPN-195 it ends with the session', async () => {
  const { page } = await armed();
  expect(page.selections.pressHint).toContain('one-click.hint');
  page.become(undefined);
  await page.pass(0);
  expect([page.stores.oneClick.isOn, page.noticed.at(-1)?.text, page.selections.pressHint]).toEqual(
    [false, 'coupon.later:one-click.off.signed-out', ''],
  );
});

test('CPN-194 an ended session places nothing', async () => {
  const { page, drafts } = await armed();
  page.faults.push('unauthorised', 'unauthorised');
  press(page, drafts[0]);
  await page.pass(300);
  expect([page.openedModals, page.stores.placement.state.kind, ledger(page)]).toEqual([
    ['auth.sign-in'],
    'idle',
    [],
  ]);
  expect(page.noticed.at(-1)?.text).toContain('one-click.signed-out');
});
