import { join } from 'node:path';
import { faultsOfBooks, signIn, type Person } from '../person.ts';
import { startPlatform, type Process } from '../processes.ts';
import { times, wait, type Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

const atOnce = 12;

interface Answer {
  readonly state?: string;
  readonly coupon?: { readonly id: number };
}

/** Sends one bet under its key; undefined without an answer. */
async function place(person: Person, key: string, body: object): Promise<Answer | undefined> {
  try {
    const answer = await person.call('POST', '/web-api/coupon/v1/placements', body, key);
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}

async function countBets(person: Person): Promise<number> {
  const answer = await person.call('GET', '/web-api/history/v1/bets');
  return ((await answer.json()) as { readonly counts: { readonly all: number } }).counts.all;
}

/** Sends bets while the platform is killed at random moments; afterwards repeats each. */
export const killedPlacements: Attack = {
  name: 'kill',
  claim: 'a bet is placed exactly once, even if the platform is killed (kill −9) meanwhile',
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const databasePath = join(folder, 'siege.sqlite');
      let platform: Process = await startPlatform(databasePath);
      let person = await signIn(platform);
      const body = await person.bet(100);
      const before = await countBets(person);
      let lost = 0;
      let changed = 0;
      let placed = 0;
      for (let round = 0; round < times(siege, 1, 25); round += 1) {
        const keys = Array.from({ length: atOnce }, (_each, index) => `kill-${round}-${index}`);
        const sent = Promise.all(keys.map((key) => place(person, key, body)));
        await wait(Math.random() * 60);
        await platform.kill();
        const answers = await sent;
        platform = await startPlatform(databasePath);
        person = await signIn(platform);
        for (const [index, key] of keys.entries()) {
          const again = await place(person, key, body);
          const first = answers[index];
          if (again?.coupon === undefined) lost += 1;
          else placed += 1;
          if (first?.coupon !== undefined && first.coupon.id !== again?.coupon?.id) changed += 1;
        }
      }
      const counted = (await countBets(person)) - before;
      siege.report('every bet that is sent again is there', lost === 0, `${placed} bets`);
      siege.report('an answer that came stays true', changed === 0);
      siege.report('no bet is there twice', counted === placed, `${counted} in the history`);
      const faults = await faultsOfBooks(platform);
      siege.report('the books agree', faults.length === 0, faults.slice(0, 3).join('; '));
      await platform.kill();
    }),
};
