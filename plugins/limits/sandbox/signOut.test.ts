import type { GameList, PlayPing, PlaySession, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const minuteMs = 60_000;

const session = async ({ call }: TestPerson): Promise<PlaySession> =>
  (await (await call('GET', `${base}/session`)).json()) as PlaySession;

test('SBX-1180 B16 a sign-out ends the session of play: the next one begins without its stakes', async () => {
  const sandbox = createTestSandbox();
  let person = await sandbox.signIn();
  const ping = async (): Promise<PlayPing> =>
    (await (await person.call('POST', `${base}/ping`)).json()) as PlayPing;
  const limits = [{ limitType: 31, measure: 'hours', limitValue: 1 }];
  await person.call('POST', `${base}/limits`, { limits });
  expect(await ping()).toEqual({ session_left: 3600 });
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const outcome = games
    .flatMap(({ main }) => main)
    .flatMap(({ isBlocked, outcomes }) => (isBlocked === true ? [] : outcomes))
    .find(({ isBlocked, coef }) => !isBlocked && coef > 1.2 && coef < 6);
  if (outcome === undefined) throw new Error('nothing is offered');
  const placed = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: 0,
      amount: { minor: 500, currency: 'EUR' },
      bets: [{ id: outcome.id, coef: outcome.coef }],
      changeCoefAction: 1,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': 'placement-of-a-session' },
  );
  expect(placed.status).toBe(200);
  sandbox.advance(minuteMs);
  expect(await ping()).toEqual({ session_left: 3540 });
  expect(await session(person)).toMatchObject({ staked: 500 });

  sandbox.advance(minuteMs);
  expect((await person.call('POST', '/web-api/auth/v1/disconnect')).status).toBe(200);
  sandbox.advance(3000);
  person = await sandbox.signIn();
  const signedInAtS = Math.floor(sandbox.nowMs() / 1000);
  // Play up to the sign-out still counts for the day.
  expect(await ping()).toMatchObject({ session_left: 3480 });
  expect(await session(person)).toMatchObject({ staked: 0, started_at: signedInAtS });
  const config = await person.call('GET', '/web-api/user/v1/config');
  expect(((await config.json()) as UserConfigAnswer).result.reality_check_at).toBe(
    signedInAtS + 3600,
  );
});
