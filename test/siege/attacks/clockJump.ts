import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { wait, type Attack } from '../Attack.ts';

const slowestMs = 2000;
const hourMs = 3_600_000;

/** The clock of the machine jumps while the platform runs, as after a sleep. */
export const clockJump: Attack = {
  name: 'clock',
  claim: 'M81 pages are served while the world catches up with a clock that has jumped',
  async run({ isShort, report }) {
    const child = fork(join(import.meta.dirname, '..', 'jumpingPlatform.ts'), [], {
      env: { ...process.env, SANDBOX_SIZE: isShort ? 'small' : 'full' },
    });
    try {
      const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
      const jumps: readonly (readonly [string, number])[] = [
        ['an hour', hourMs],
        ['a day', 24 * hourMs],
        ...(isShort ? [] : ([['a month', 30 * 24 * hourMs]] as const)),
        ['a day back', 23 * hourMs],
      ];
      const ask = async (): Promise<number> => {
        const startedMs = performance.now();
        await (
          await fetch(`http://127.0.0.1:${port}/web-api/line/v1/games?section=live&limit=5`)
        ).text();
        return performance.now() - startedMs;
      };
      for (let warm = 0; warm < 5; warm += 1) await ask();
      for (const [name, aheadMs] of jumps) {
        child.send({ aheadMs });
        await once(child, 'message');
        let slowest = 0;
        for (let each = 0; each < 20; each += 1) {
          slowest = Math.max(slowest, await ask());
          await wait(50);
        }
        report(`a jump of ${name}`, slowest < slowestMs, `${slowest.toFixed(0)} ms at most`);
      }
    } finally {
      child.kill('SIGKILL');
    }
  },
};
