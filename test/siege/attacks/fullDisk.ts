import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfBooks, signIn } from '../person.ts';
import { startPlatform } from '../processes.ts';
import { times, wait, type Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

/** Space for some bets, so that there are data to lose. */
const spareKib = 512;

/** The largest file beside the database, in KiB. */
function largestKib(databasePath: string): number {
  const sizes = ['', '-wal']
    .map((suffix) => `${databasePath}${suffix}`)
    .map((path) => (existsSync(path) ? statSync(path).size : 0));
  return Math.ceil(Math.max(...sizes) / 1024);
}

/** Keeps the platform's files from growing: by RLIMIT_FSIZE, which needs no disk of its own. */
export const fullDisk: Attack = {
  name: 'disk',
  claim: 'M73 with a full disk pages are served, bets are refused for now, and nothing is lost',
  missing: () => (existsSync('/bin/bash') ? undefined : 'it needs bash for its limit'),
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const { report } = siege;
      const databasePath = join(folder, 'siege.sqlite');
      await (await startPlatform(databasePath)).kill();
      const full = await startPlatform(databasePath, largestKib(databasePath) + spareKib);
      const person = await signIn(full);
      const body = await person.bet(100);
      const statuses = new Set<number>();
      let taken = 0;
      for (let index = 0; index < 400 && !statuses.has(503); index += 1) {
        const { status } = await person.call(
          'POST',
          '/web-api/coupon/v1/placements',
          body,
          `disk-of-${index}`,
        );
        statuses.add(status);
        if (status === 200) taken += 1;
      }
      report(
        'a bet that cannot be stored is 503, after some that could',
        statuses.has(503) && taken > 0,
        `after ${taken} bets`,
      );
      report(
        'no other answer is a failure',
        [...statuses].every((each) => each < 500 || each === 503),
      );
      await wait(times(siege, 1200, 8000));
      const page = await fetch(`${full.url}/web-api/line/v1/games?section=live`);
      report('the line is served on', full.isAlive() && page.status === 200);
      await full.kill();
      if (siege.isShort) return;
      const again = await startPlatform(databasePath, largestKib(databasePath));
      const line = await fetch(`${again.url}/web-api/line/v1/games?section=live`);
      report('it starts on the full disk', line.status === 200);
      await again.kill();
      const after = await startPlatform(databasePath);
      const faults = await faultsOfBooks(after);
      report('with room again the books agree', faults.length === 0, faults.slice(0, 3).join('; '));
      const back = await signIn(after);
      const kept = await Promise.all(
        Array.from({ length: taken }, (_each, index) =>
          back.call('GET', `/web-api/coupon/v1/placements/disk-of-${index}`),
        ),
      );
      report(
        'every accepted bet is there',
        kept.every(({ status }) => status === 200),
      );
    }),
};
