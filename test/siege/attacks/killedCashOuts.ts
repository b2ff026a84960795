import { join } from 'node:path';
import { faultsOfBooks, signIn, type Person } from '../person.ts';
import { startPlatform, type Process } from '../processes.ts';
import { times, wait, type Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

const atOnce = 8;
const stakeMinor = 100;

interface Answer {
  readonly state?: string;
  readonly paid?: { readonly minor: number };
}

async function place(person: Person, key: string, body: object): Promise<number> {
  const answer = await person.call('POST', '/web-api/coupon/v1/placements', body, key);
  const { coupon } = (await answer.json()) as { readonly coupon?: { readonly id: number } };
  if (coupon === undefined) throw new Error(`The bet ${key} was not placed`);
  return coupon.id;
}

/** Cashes out a whole bet under a key at any value; undefined without an answer. */
async function cashOut(person: Person, key: string, couponId: number): Promise<Answer | undefined> {
  const money = { minor: stakeMinor, currency: 'EUR' };
  const body = { couponId, stake: money, value: money, changeCoefAction: 1 };
  try {
    const answer = await person.call('POST', '/web-api/coupon/v1/cash-outs', body, key);
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}

async function balanceOf(person: Person): Promise<number> {
  const answer = await person.call('GET', '/web-api/user/v1/accounts');
  const { activeAccountId, accounts } = (await answer.json()) as {
    readonly activeAccountId: number;
    readonly accounts: readonly {
      readonly id: number;
      readonly money: { readonly minor: number };
    }[];
  };
  return accounts.find(({ id }) => id === activeAccountId)?.money.minor ?? Number.NaN;
}

/** Cashes out bets while the platform is killed at random moments; then repeats each call. */
export const killedCashOuts: Attack = {
  name: 'kill-cash-outs',
  claim: 'a bet is cashed out once, even if the platform is killed (kill −9) meanwhile',
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const databasePath = join(folder, 'siege.sqlite');
      let platform: Process = await startPlatform(databasePath);
      let person = await signIn(platform);
      const body = await person.bet(stakeMinor);
      const before = await balanceOf(person);
      let staked = 0;
      let paid = 0;
      let lost = 0;
      let changed = 0;
      for (let round = 0; round < times(siege, 1, 15); round += 1) {
        const bets: { readonly key: string; readonly id: number }[] = [];
        for (let index = 0; index < atOnce; index += 1) {
          const key = `cash-out-${round}-${index}`;
          bets.push({ key, id: await place(person, `bet-of-${key}`, body) });
          staked += stakeMinor;
        }
        const sent = Promise.all(bets.map(({ key, id }) => cashOut(person, key, id)));
        await wait(Math.random() * 40);
        await platform.kill();
        const answers = await sent;
        platform = await startPlatform(databasePath);
        person = await signIn(platform);
        for (const [index, { key, id }] of bets.entries()) {
          const again = await cashOut(person, key, id);
          const first = answers[index];
          if (again?.state !== 'accepted' || again.paid === undefined) lost += 1;
          else paid += again.paid.minor;
          if (first?.paid !== undefined && first.paid.minor !== again?.paid?.minor) changed += 1;
        }
      }
      const counted = (await balanceOf(person)) - before + staked;
      siege.report('every bet that is cashed out again is paid', lost === 0);
      siege.report('an answer that came stays true', changed === 0);
      siege.report(
        'each is paid once',
        paid > 0 && counted === paid,
        `${counted} of ${staked} minor units are back, ${paid} were answered`,
      );
      const faults = await faultsOfBooks(platform);
      siege.report('the books agree', faults.length === 0, faults.slice(0, 3).join('; '));
      await platform.kill();
    }),
};
