import { afterEach, expect, test, vi } from 'vitest';
import { ViolationCounter } from './ViolationCounter.ts';

const report = (body: BodyInit): Request =>
  new Request('http://localhost/csp-report', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

afterEach(() => {
  vi.restoreAllMocks();
});

test('EDG-316 a report without end is counted and read no further than 64 KiB', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const counter = new ViolationCounter();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  await counter.record(report(endless));
  await counter.record(report('x'.repeat(70_000)));
  expect(counter.count).toBe(2);
  expect(counter.last).toEqual([]);
  expect(sent).toBeLessThan(10);
});

test('EDG-317 the log takes ten reports a minute, one line each; the last twenty are kept', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  let nowMs = 0;
  const counter = new ViolationCounter(() => nowMs);
  for (let index = 0; index < 30; index += 1) await counter.record(report(`line\nforged ${index}`));
  expect(log).toHaveBeenCalledTimes(10);
  expect(log.mock.calls.flat().join('')).not.toContain('\n');
  expect([counter.count, counter.last.length, counter.last[0]]).toEqual([
    30,
    20,
    'line\nforged 10',
  ]);
  nowMs = 60_000;
  await counter.record(report('later'));
  expect(log).toHaveBeenCalledTimes(11);
});
