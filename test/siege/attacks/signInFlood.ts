import { isInTime, measure, shown } from '../measure.ts';
import { stranger, type Stranger } from '../stranger.ts';
import { times, until, wait, type Attack, type Siege } from '../Attack.ts';

const loginPath = '/web-api/auth/v1/login';

const login = (uPassword: string, uLogin = 'bankid'): object => ({
  uLogin,
  uPassword,
  save: true,
});

/** Signs in and retries while the platform answers busy, as the page does. */
async function comesIn(owner: Stranger, password: string): Promise<boolean> {
  return until(async () => {
    const { status } = await owner.post(loginPath, login(password, 'bankid'));
    if (status === 503) await wait(500);
    return status === 200;
  }, 20_000);
}

async function flood(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const owner = stranger(edge);
  const known = await owner.post(loginPath, login('Demo-pass-1'));
  siege.report('the owner signs in once, before', known.status === 200, `${known.status}`);
  const before = await measure(edge, wait(times(siege, 600, 5000)));
  const rounds = times(siege, 1, 10);
  const statuses = new Map<number, number>();
  let isIn: boolean | undefined;
  const during = await measure(
    edge,
    (async () => {
      for (let round = 0; round < rounds; round += 1) {
        const flooding = Promise.all(
          Array.from({ length: 200 }, async (_each, index) => {
            const { status } = await stranger(edge).post(
              loginPath,
              // Alternately for the attacked account and an unknown one: each has to be hashed.
              login('Wrong-pass-1', index % 2 === 0 ? 'bankid' : `siege-flood-${round}-${index}`),
            );
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }),
        );
        isIn = (await comesIn(owner, 'Demo-pass-1')) && isIn !== false;
        await flooding;
      }
    })(),
  );
  siege.report(
    `${rounds * 200} sign-ins, 200 at once, each from another source: pages and prices in time`,
    isInTime(before, during),
    `${shown(before)} before, ${shown(during)} meanwhile`,
  );
  siege.report(
    'each was refused or asked to retry later',
    [...statuses.keys()].every((status) => [400, 429, 503].includes(status)),
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
  );
  siege.report('the owner signs in meanwhile, in a known browser', isIn === true);
  const other = await stranger(edge).post(loginPath, login('Demo-pass-1'));
  siege.report(
    'an unknown browser waits, even with the right password',
    other.status === 429 || other.code === '100',
    `${other.status} ${other.code}`,
  );
  siege.report('both processes live', edge.isAlive() && platform.isAlive());
}

export const signInFlood: Attack = {
  name: 'sign-ins',
  claim: 'M79 a flood of sign-ins delays no page, and closes no account for its owner',
  run: flood,
};
