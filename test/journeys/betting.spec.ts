import type { Page } from '@playwright/test';
import type { HistoryAnswer, PlacedCoupon } from '../../schemas/generated/wire.ts';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { tokenBeside } from '../stage/logInBeside.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test, type Stage } from '../stage/stage.ts';

const eventOf = (outcomeId: number): number => Math.floor(outcomeId / 2 ** 21);

/** All bets of a person on the platform, fetched outside the page. */
async function betsOf(stage: Stage): Promise<PlacedCoupon[]> {
  const answer = await fetch(`${stage.baseURL}/web-api/history/v1/bets?page=1&pageSize=50`, {
    headers: { Authorization: `Bearer ${await tokenBeside(stage.baseURL)}` },
  });
  return ((await answer.json()) as HistoryAnswer).bets;
}

for (const size of sizes) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.options);

    test('a visitor finds a match, places an accumulator that survives a reload and a sign-in, and is paid to the cent', async ({
      page,
      stage,
    }) => {
      const person = new Bettor(page, size.isMobile);
      await page.goto(`${stage.baseURL}/en`);
      const [first = 0, second = 0] = await person.standingOutcomes(2);
      await stage.control.price(first, { coef: 1.85 });
      await stage.control.price(second, { coef: 2.1 });
      await person.sees(first, '1.85');
      await person.sees(second, '2.10');
      await person.press(first);
      await person.press(second);
      await page.reload();
      await expect(person.odds(first)).toHaveAttribute('aria-pressed', 'true');
      await person.openCoupon();
      await expect(
        person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
      ).toHaveCount(2);
      await expect(person.coupon.getByText('3.885')).toBeVisible();
      await person.coupon.getByRole('button', { name: 'Log in to bet' }).click();
      await person.signIn();
      if (size.isMobile && !(await person.coupon.isVisible())) await person.openCoupon();
      await person.stake('7.77');
      // 7.77 × 3.885 = 30.18645
      await expect(person.coupon.getByText('€ 30.19').first()).toBeVisible();
      await person.place();
      const number = await person.accepted();
      await stage.control.coupon({ settlementDelayMs: 0 });
      for (const outcome of [first, second])
        await stage.control.result(eventOf(outcome), { score: [2, 1], outcomes: { [outcome]: 1 } });
      await expect
        .poll(async () => (await betsOf(stage)).find((bet) => bet.id === number)?.statusId)
        .toBe(1);
      const bet = (await betsOf(stage)).find((each) => each.id === number);
      expect(bet?.payout).toEqual({ minor: 3019, currency: 'EUR' });
      // 1,000.00 − 7.77 + 30.19
      await expect(page.getByRole('banner').getByText('€ 1,022.42')).toBeVisible();
      expect((await stage.control.ledger('demo')).faults).toEqual([]);
    });
  });
}

/** Home, and matches whose prices are pinned: they change only when a journey says so. */
async function openHome(page: Page, stage: Stage, count: number): Promise<[Bettor, number[]]> {
  await page.goto('/en');
  const person = new Bettor(page, false);
  const outcomes = await person.standingOutcomes(count);
  for (const outcome of outcomes) await stage.control.price(outcome, { coef: 2 });
  return [person, outcomes];
}

/** Leaves only this selection in the coupon, with a stake; earlier bets are dismissed. */
async function prepare(person: Bettor, outcome: number): Promise<void> {
  const done = person.coupon.getByRole('button', {
    name: person.text('coupon.later:accepted.done'),
  });
  if (await done.isVisible()) await done.click();
  await person.sees(outcome, '2.00');
  await person.press(outcome);
  await person.stake('5');
  await expect(person.placeButton).toBeEnabled();
}

test('a price that changes between view and press is asked about or accepted as the person has chosen', async ({
  member: page,
  stage,
  guard,
}) => {
  guard.expectError(/409/);
  const rounds = [
    ['Ask me', 2.2, false],
    ['Accept higher', 1.8, false],
    ['Accept higher', 2.2, true],
    ['Accept any', 1.8, true],
  ] as const;
  const [person, outcomes] = await openHome(page, stage, rounds.length);
  for (const [index, [policy, now, isTaken]] of rounds.entries())
    await test.step(`${policy}: 2 → ${now}`, async () => {
      const outcome = outcomes[index]!;
      await prepare(person, outcome);
      await person.policy(policy);
      // The platform's price changes, and the page cannot know.
      await stage.control.feed({ paused: true });
      await stage.control.price(outcome, { coef: now });
      await person.place();
      if (!isTaken) {
        const again = person.coupon.getByRole('button', { name: /^Accept and place/ });
        await expect(again).toBeVisible();
        await expect(person.coupon.getByText(now.toFixed(2)).first()).toBeVisible();
        await expect(page.getByText('Bet placed')).toHaveCount(0);
        expect((await betsOf(stage)).filter((bet) => bet.bets[0]?.id === outcome)).toEqual([]);
        await again.click();
      }
      const number = await person.accepted();
      expect((await betsOf(stage)).find((bet) => bet.id === number)?.coef).toBe(now);
      await stage.control.feed({ paused: false });
    });
});

test('A01 A02 exactly one bet is placed, however often Place is activated and whenever the response is lost', async ({
  member: page,
  stage,
  guard,
}) => {
  guard.expectError(/Failed to load resource|ERR_/);
  const placements = '/web-api/coupon/v1/placements';
  const [person, [first = 0, second = 0, third = 0]] = await openHome(page, stage, 3);
  const betsOn = async (outcome: number): Promise<number> =>
    (await betsOf(stage)).filter((bet) => bet.bets[0]?.id === outcome).length;

  await test.step('ten activations in 100 ms make one request', async () => {
    await prepare(person, first);
    await stage.control.faults([{ method: 'POST', path: placements, times: 1, delayMs: 1500 }]);
    await person.placeButton.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) setTimeout(() => button.click(), press * 10);
    });
    await person.accepted();
    expect(
      (await stage.control.requests(placements)).filter(({ method }) => method === 'POST'),
    ).toHaveLength(1);
    expect(await betsOn(first)).toBe(1);
  });

  await test.step('the response is lost after acceptance: the bet is looked up, never placed twice', async () => {
    await prepare(person, second);
    await stage.control.faults([{ method: 'POST', path: placements, times: 1, drop: 'after' }]);
    await person.place();
    await person.accepted();
    expect(await betsOn(second)).toBe(1);
  });

  await test.step('the response is lost and the page is reloaded', async () => {
    await prepare(person, third);
    await stage.control.faults([
      { method: 'POST', path: placements, times: 99, drop: 'after' },
      { method: 'GET', path: `${placements}/*`, times: 99, drop: 'before' },
    ]);
    // The person's own feed channel would deliver the answer, too.
    await stage.control.feed({ mute: true });
    await person.place();
    await expect.poll(async () => betsOn(third)).toBe(1);
    await page.reload();
    await expect(person.coupon.getByText('Waiting for confirmation')).toBeVisible();
    await stage.control.faults([]);
    await stage.control.feed({ mute: false });
    await person.accepted();
    expect(await betsOn(third)).toBe(1);
  });
});

test('A08 A09 after a gap, silence and a restart of the feed prices are exact again; while they are stale they are marked and placing waits', async ({
  member: page,
  stage,
  guard,
}) => {
  guard.expectError(/WebSocket/);
  test.slow();
  const faults = ['gap', 'mute', 'restart'] as const;
  const [person, outcomes] = await openHome(page, stage, faults.length);
  for (const [index, fault] of faults.entries())
    await test.step(fault, async () => {
      const outcome = outcomes[index]!;
      await prepare(person, outcome);
      if (fault === 'mute') {
        await stage.control.feed({ mute: true });
        await expect(person.coupon.getByText('Odds are out of date')).toBeVisible();
        await expect(person.placeButton).toBeDisabled();
        await stage.control.price(outcome, { coef: 2.5 });
        await stage.control.feed({ mute: false });
      } else {
        await stage.control.feed({ [fault]: true });
        await stage.control.price(outcome, { coef: 2.5 });
      }
      await person.sees(outcome, '2.50', 40_000);
      await expect(person.coupon.getByText('Odds are out of date')).toHaveCount(0);
      await person.coupon.getByRole('button', { name: /^Accept and place/ }).click();
      const number = await person.accepted();
      expect((await betsOf(stage)).find((bet) => bet.id === number)?.coef).toBe(2.5);
    });
});

test('C12 BET-44 M83 a bet is placed from the page of an event with the keyboard alone', async ({
  member: page,
  stage,
}) => {
  const person = new Bettor(page, false);
  const path = await new Line(stage).eventPath('line', 'football');
  await page.goto(`${stage.baseURL}/en/${path}`);
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('€ 1,000.00')).toBeVisible();
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const isOn = async (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  await press('Tab');
  await press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  while (!(await isOn('[data-odds][data-state="open"]')))
    await press((await isOn('a[href="#markets"]')) ? 'Enter' : 'Tab');
  await press('Space');
  await press('Tab');
  await press('Enter');
  await expect(
    person.coupon.getByRole('textbox', { name: person.text('coupon.later:stake') }),
  ).toBeFocused();
  await press('5');
  await press('Enter');
  await expect(person.placeButton).toBeFocused();
  await expect(person.placeButton).toBeEnabled();
  await press('Enter');
  await person.accepted();
  expect(presses).toBeLessThanOrEqual(25);
});
