import { expect, test, vi } from 'vitest';
import { sendReports } from './sendReports.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const origin = { plugin: 'betting', contribution: 'page betting.home' };

interface Collected {
  readonly release: string;
  readonly dropped: number;
  readonly entries: readonly { readonly message: string }[];
}

function open() {
  const { sandbox, asked } = attachSandbox();
  const page = new EventTarget();
  const services = createTestServices({ config: { site: { appVersion: '7' } } });
  return {
    reports: services.reports,
    asked,
    stop: sendReports(services, page),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    sandbox,
    collected: () => sandbox.json<readonly Collected[]>('/sandbox/v1/reports'),
    pass: async (ms: number) => (
      await services.host.advance(ms),
      new Promise((resolve) => setTimeout(resolve, 20))
    ),
  };
}

test('SHL-54 SBX-213 reports reach the collector together, with the release, and once', async () => {
  const { reports, pass, collected } = open();
  reports.report(new Error('first'), origin);
  reports.report('token=s3cr3t is gone', origin);
  await pass(2000);
  await pass(60_000);
  const [sent, ...others] = await collected();
  expect([
    sent?.release,
    sent?.dropped,
    sent?.entries.map((entry) => entry.message),
    others,
  ]).toEqual(['7', 0, ['Error: first', 'token=[hidden] is gone'], []]);
});

test('SHL-54 A71 at most 10 a minute are sent; the others are counted', async () => {
  const { reports, pass, collected } = open();
  for (let second = 0; second < 120; second += 1) {
    reports.report(`failure ${second}`, origin);
    await pass(1000);
  }
  await pass(2000);
  const sent = await collected();
  const count = sent.reduce((sum, each) => sum + each.entries.length, 0);
  expect(count).toBeGreaterThanOrEqual(20);
  expect(count).toBeLessThanOrEqual(30);
  expect(sent.some((each) => each.dropped > 0)).toBe(true);
});

test('SHL-54 A71 a failing collector changes nothing and is not reported', async () => {
  const { reports, pass, asked, sandbox, collected } = open();
  await sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/reports/v1/entries', status: 503, body: {} },
  ]);
  reports.report('lost', origin);
  await pass(2000);
  expect([asked.length, reports.entries.length]).toEqual([1, 1]);
  reports.report('found', origin);
  await pass(2000);
  expect(await collected()).toMatchObject([{ dropped: 1, entries: [{ message: 'found' }] }]);
});

test('SHL-720 M22 pending reports are sent when the page is left, by a call that outlives it', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const { reports, pass, leave, collected } = open();
  reports.report('sign-out failed', origin);
  leave();
  await pass(0);
  expect(await collected()).toMatchObject([{ entries: [{ message: 'sign-out failed' }] }]);
  expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
  leave();
  await pass(5000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('SHL-54 disposing ends it', async () => {
  const { reports, pass, asked, stop } = open();
  reports.report('late', origin);
  stop();
  await pass(5000);
  expect(asked).toEqual([]);
});
