import { expect, test, vi } from 'vitest';
import { AnswerCache } from '../platform/AnswerCache.ts';
import { edgeWith } from '../testing/edgeStage.ts';
import { guardProcess } from '../../process/guardProcess.ts';

/** Captures the log lines written until `end`. */
function readLog(): { readonly lines: string[]; readonly end: () => void } {
  const lines: string[] = [];
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation((line) => void lines.push(String(line)));
  return { lines, end: () => spy.mockRestore() };
}

test('EDG-422 M70 an uncaught error is a JSON line and a count, and pages are still served', async () => {
  const { edge, get } = edgeWith();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const release = guardProcess(edge.fault);
  const log = readLog();
  void Promise.reject(new RangeError('forgotten'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.emit('uncaughtException', new TypeError('of a timer'));
  log.end();
  release();
  for (const listener of others) process.on('unhandledRejection', listener);
  expect(log.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', event: 'unhandled-rejection', name: 'RangeError', message: 'forgotten' },
    { level: 'error', event: 'uncaught-exception', name: 'TypeError', message: 'of a timer' },
  ]);
  expect((await get('/en')).status).toBe(200);
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('grandstand_process_faults_total{event="unhandled-rejection"} 1');
  expect(metrics).toContain('grandstand_process_faults_total{event="uncaught-exception"} 1');
});

test('EDG-592 uncaught errors with the same message within a minute are counted, and one line', async () => {
  const { edge, get } = edgeWith();
  const log = readLog();
  for (let time = 0; time < 3; time += 1) edge.fault('uncaught-exception', new TypeError('again'));
  edge.fault('uncaught-exception', new TypeError('another'));
  log.end();
  expect(log.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { name: 'TypeError', message: 'again', count: 1, stack: expect.stringContaining('at ') },
    { name: 'TypeError', message: 'another', count: 1 },
  ]);
  expect(await (await get('/metrics')).text()).toContain(
    'grandstand_process_faults_total{event="uncaught-exception"} 4',
  );
});

test('EDG-423 a failed background renewal is logged, and the old answer stays', async () => {
  let nowMs = 0;
  const cache = new AnswerCache<string>(10, () => nowMs);
  await cache.renew('a', async () => ({ answer: 'old', forMs: 5 }));
  nowMs = 10;
  const log = readLog();
  void cache.renew('a', () => Promise.reject(new TypeError('broken')));
  await new Promise((resolve) => setTimeout(resolve, 10));
  log.end();
  expect(log.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: 'renewal-failed', message: 'broken' },
  ]);
  expect(cache.get('a')).toEqual({ answer: 'old', isFresh: false });
});
