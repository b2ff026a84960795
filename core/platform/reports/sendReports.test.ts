import { afterEach, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { BrowserScheduler } from '../time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../time/PlatformClock.ts';
import { ReportLog } from './ReportLog.ts';
import { sendReports, type ReportSending } from './sendReports.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

const origin = { plugin: 'betting', contribution: 'page betting.home' };
let sandbox: TestSandbox | undefined;

afterEach(() => sandbox?.dispose());

interface Collected {
  readonly release: string;
  readonly dropped: number;
  readonly entries: readonly { readonly message: string }[];
}

function open() {
  const platform = (sandbox = createTestSandbox());
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  const reports = new ReportLog({ nowMs: clock.nowMs });
  const call = vi.fn(async (_id: string, { body }: { body: unknown }) => {
    const answer = await platform.post('/web-api/reports/v1/entries', body);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json() as unknown;
  });
  const stop = sendReports(
    fakeOf<ReportSending>({
      clock,
      reports,
      config: testConfiguration({ site: { appVersion: '7' } }),
      environment: fakeOf<ReportSending['environment']>({ language: 'en' }),
      http: fakeHttp(call),
      scheduler: new BrowserScheduler({ host, clock, reports }),
    }),
  );
  return {
    host,
    reports,
    call,
    stop,
    platform,
    collected: () => platform.json<readonly Collected[]>('/sandbox/v1/reports'),
    pass: async (ms: number) => (
      await host.advance(ms),
      new Promise((resolve) => setTimeout(resolve, 5))
    ),
  };
}

test('SHL-54 SBX-213 what was reported reaches the collector together, with the release, and once', async () => {
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

test('SHL-54 A71 a collector that is down changes nothing and is not reported', async () => {
  const { reports, pass, call, platform, collected } = open();
  await platform.post('/sandbox/v1/faults', [
    { path: '/web-api/reports/v1/entries', status: 503, body: {} },
  ]);
  reports.report('lost', origin);
  await pass(2000);
  expect([call.mock.calls.length, reports.entries.length]).toEqual([1, 1]);
  reports.report('found', origin);
  await pass(2000);
  expect(await collected()).toMatchObject([{ dropped: 1, entries: [{ message: 'found' }] }]);
});

test('SHL-54 the end of the page ends it', async () => {
  const { reports, pass, call, stop } = open();
  reports.report('late', origin);
  stop();
  await pass(5000);
  expect(call).not.toHaveBeenCalled();
});
