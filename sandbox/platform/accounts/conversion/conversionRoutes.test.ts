import { afterEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';

const path = '/web-api/user/v1/account-conversion';
let sandbox: TestSandbox | undefined;

afterEach(() => sandbox?.dispose());

async function openSandbox() {
  const platform = (sandbox = createTestSandbox());
  const person = await platform.signIn();
  const kuna = async (minor: number, isConverted = false): Promise<number> =>
    (
      (await (
        await platform.post('/sandbox/v1/users/demo/kuna', { minor, isConverted })
      ).json()) as { accountId: number }
    ).accountId;
  const list = async () =>
    (await (await person.call('GET', path)).json()) as { offers: unknown[]; converted: unknown[] };
  const convert = async (accountId: number): Promise<unknown> => {
    const answer = await person.call('POST', path, { accountId });
    const data = (await answer.json()) as { errors?: { code: string }[] };
    return data.errors === undefined ? data : [answer.status, data.errors[0]?.code];
  };
  return { platform, person, kuna, list, convert };
}

test.each([
  [150_690, 20_000],
  [100, 13],
  [0, 0],
  [4, 1],
  [3, 0],
  [753_450, 100_000],
])('SBX-211 %d lipa are %d cents at 7.53450, rounded half up', async (minor, cents) => {
  const { kuna, list } = await openSandbox();
  const accountId = await kuna(minor);
  expect(await list()).toEqual({
    offers: [
      {
        accountId,
        kind: 'additional',
        from: { minor, currency: 'HRK' },
        to: { minor: cents, currency: 'EUR' },
        rate: '7.53450',
      },
    ],
    converted: [],
  });
});

test('SBX-819 converting moves the money through the ledger, once, and closes the account', async () => {
  const { platform, person, kuna, list, convert } = await openSandbox();
  const accountId = await kuna(150_690);
  expect(await convert(accountId)).toMatchObject({
    accountId,
    to: { minor: 20_000, currency: 'EUR' },
    rate: '7.53450',
  });
  expect(await convert(accountId)).toEqual([404, 'conversion_unknown']);
  const { accounts } = (await (await person.call('GET', '/web-api/user/v1/accounts')).json()) as {
    accounts: { id: number; type: number; money: { minor: number } }[];
  };
  expect(
    accounts.filter(({ type }) => type === 0).map((account) => [account.id, account.money.minor]),
  ).toEqual([[person.accountId, 120_000]]);
  expect([(await list()).offers, platform.ledger.verify()]).toEqual([[], []]);
});

test("SBX-820 only the person's own accounts in kuna can be converted, and not while a bet is open", async () => {
  const { platform, person, kuna, convert } = await openSandbox();
  expect(await convert(person.accountId)).toEqual([404, 'conversion_unknown']);
  const accountId = await kuna(100_000);
  const other = await platform.signIn('newbie');
  expect((await other.call('POST', path, { accountId })).status).toBe(404);
  const { games } = (await (
    await person.call('GET', '/web-api/line/v1/games?section=line&limit=5')
  ).json()) as {
    games: { main: { outcomes: { id: number; coef: number; isBlocked: boolean }[] }[] }[];
  };
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap((market) => market.outcomes)
    .find((one) => !one.isBlocked)!;
  const body = {
    accountId,
    typeId: 0,
    amount: { minor: 10_000, currency: 'HRK' },
    bets: [{ id: outcome.id, coef: outcome.coef }],
    changeCoefAction: 1,
    coefViewId: 0,
  };
  const placed = await person.call('POST', '/web-api/coupon/v1/placements', body, {
    'X-Idempotency-Key': '0f0e0d0c-0b0a-4908-8706-050403020100',
  });
  expect([placed.status, await convert(accountId)]).toEqual([200, [409, 'open_bets']]);
});

test('SBX-212 an account converted by the platform is reported with amounts, rate and time', async () => {
  const { platform, kuna, list } = await openSandbox();
  const accountId = await kuna(150_690, true);
  expect(await list()).toEqual({
    offers: [],
    converted: [
      {
        accountId,
        from: { minor: 150_690, currency: 'HRK' },
        to: { minor: 20_000, currency: 'EUR' },
        rate: '7.53450',
        converted_at: Math.floor(platform.nowMs() / 1000),
      },
    ],
  });
  expect((await platform.post('/sandbox/v1/users/demo/kuna', { minor: -1 })).status).toBe(400);
  expect((await platform.post('/sandbox/v1/users/nobody/kuna', { minor: 1 })).status).toBe(404);
});
