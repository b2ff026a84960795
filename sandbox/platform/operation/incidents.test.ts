import { expect, test, vi } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { createRealTimers } from '../time/Timers.ts';
import { IncidentLog } from '../../../process/IncidentLog.ts';

test('SBX-845 M73 an error of a timer is a line of JSON, further ones one line a minute, and the timer continues', async () => {
  let nowMs = 0;
  const lines: string[] = [];
  const incidents = new IncidentLog(
    () => nowMs,
    (line) => lines.push(line),
  );
  const timers = createRealTimers(Date.now, (run) => incidents.guard('timer-failed', run));
  let runs = 0;
  const stop = timers.every(1, () => {
    runs += 1;
    throw new Error('database or disk is full');
  });
  await expect.poll(() => runs).toBeGreaterThan(5);
  stop();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', event: 'timer-failed', message: 'database or disk is full', count: 1 },
  ]);
  nowMs = 60_000;
  incidents.guard('timer-failed', () => {
    throw new Error('database or disk is full');
  });
  expect(JSON.parse(lines[1] ?? '{}')).toMatchObject({ count: runs });
  expect(incidents.total).toBe(runs + 1);
});

test('SBX-845 a later rejection of a timer’s work is logged as well, and the timer continues', async () => {
  const lines: string[] = [];
  const incidents = new IncidentLog(Date.now, (line) => lines.push(line));
  const timers = createRealTimers(Date.now, (run) => incidents.guard('timer-failed', run));
  let runs = 0;
  const stop = timers.every(1, async () => {
    await Promise.resolve();
    runs += 1;
    throw new Error('database or disk is full');
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  stop();
  await expect.poll(() => incidents.total).toBe(runs);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ event: 'timer-failed' });
});

test('SBX-845 work that returns something else than a promise is no incident', () => {
  const incidents = new IncidentLog(Date.now, () => undefined);
  const begun = new Set(['visit']);
  // The type of a function without a result admits one with a result.
  const end: () => void = () => begun.delete('visit');
  incidents.guard('timer-failed', end);
  expect([begun.size, incidents.total]).toEqual([0, 0]);
});

test('SBX-844 books that disagree are reported every hour, and nothing else is', async () => {
  const sandbox = createTestSandbox();
  sandbox.run(3_700_000);
  expect(sandbox.incidents.total).toBe(0);
  const { id } = sandbox.store.one<{ id: number }>('SELECT MIN(id) AS id FROM coupons') ?? {
    id: 0,
  };
  sandbox.store.run('UPDATE coupons SET stake_minor = stake_minor + 1 WHERE id = ?', id);
  sandbox.run(3_600_000);
  expect(sandbox.incidents.total).toBe(1);
  sandbox.dispose();
});

test('SBX-844 M76 books that disagree are reported at the start, too', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const first = createTestSandbox();
  first.store.run(
    'UPDATE coupons SET stake_minor = stake_minor + 1 WHERE id = (SELECT MIN(id) FROM coupons)',
  );
  const image = first.store.image();
  first.dispose();
  const again = createTestSandbox({ image });
  expect(again.incidents.total).toBe(1);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('"event":"books-disagree"'));
  told.mockRestore();
  again.dispose();
});

test('SBX-845 SBX-846 M73 while nothing can be written, writing calls are 503, pages are served, and waiting work is decided later', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  sandbox.store.run('PRAGMA query_only = ON');
  expect((await sandbox.request('/web-api/line/v1/games?section=live')).status).toBe(200);
  const answer = await sandbox.post('/web-api/auth/v1/login', {
    uLogin: 'demo',
    uPassword: 'Demo-pass-1',
    save: false,
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'storage_unavailable' }] });
  sandbox.run(120_000);
  sandbox.store.run('PRAGMA query_only = OFF');
  expect((await demo.call('GET', '/web-api/user/v1/accounts')).status).toBe(200);
  sandbox.dispose();
});
