import { expect, test, vi } from 'vitest';
import type { PlannedGuard } from '../plan/Plan.ts';
import { BrowserScheduler } from '../../platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../../platform/time/PlatformClock.ts';
import type { Guard, GuardVerdict, NavigationRequest } from '../../contract/Guard.ts';
import { GuardRunner, GuardTimeoutError } from './GuardRunner.ts';
import { guardStations } from './guardStations.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

type Posted = Pick<PlannedGuard, 'id' | 'station'> &
  Partial<PlannedGuard> & { readonly guard: Guard | undefined };

const next: GuardVerdict = { kind: 'next' };

function stage(posted: readonly Posted[]) {
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  const reported: unknown[] = [];
  const fetched: string[] = [];
  const reports = { report: (error: unknown) => void reported.push(error), entries: [] };
  const scheduler = new BrowserScheduler({ host, clock, reports });
  // The runner uses these three services; guards of the test use none.
  const services = createTestServices({ clock, reports, scheduler });
  const guards = posted.map(({ guard: _guard, ...rest }): PlannedGuard => ({
    plugin: 'test',
    kind: 'check',
    timeoutMs: 1000,
    onError: 'closed',
    isLocked: false,
    ...rest,
  }));
  const runner = new GuardRunner({
    services,
    site: { plan: { guards } },
    load: (id) => {
      fetched.push(id);
      const guard = posted.find((each) => each.id === id)?.guard;
      return guard === undefined ? undefined : async () => guard;
    },
  });
  const controller = new AbortController();
  const request: NavigationRequest = {
    url: new URL('https://site.example/en/office'),
    language: 'en',
    routeName: 'office.account',
    routeId: 1020,
    access: 'authed',
    params: {},
    fromRouteName: undefined,
    signal: controller.signal,
  };
  return { run: () => runner.run(request), host, reported, fetched, controller };
}

test('PLN-8 the code of all guards is loaded in parallel, before the first verdict', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<GuardVerdict>();
  const { run, fetched } = stage([
    { id: 'slow', station: 'access', guard: () => answer },
    { id: 'later', station: 'sub-app', guard: () => next },
  ]);
  const running = run();
  expect(fetched).toEqual(['slow', 'later']);
  resolve(next);
  expect((await running).verdict).toEqual(next);
  expect(fetched).toEqual(['slow', 'later']);
});

test('PLN-6 guards run in the order of the plan, to the first verdict that ends the run', async () => {
  const asked: string[] = [];
  const say = (id: string, verdict: GuardVerdict): Guard => {
    return () => {
      asked.push(id);
      return verdict;
    };
  };
  const { run } = stage([
    { id: 'one', station: 'access', guard: say('one', next) },
    { id: 'two', station: 'access', guard: say('two', { kind: 'redirect', to: '/en' }) },
    { id: 'three', station: 'sub-app', guard: say('three', next) },
  ]);
  const result = await run();
  expect(asked).toEqual(['one', 'two']);
  expect(result.verdict).toEqual({ kind: 'redirect', to: '/en' });
});

test('PLN-9 the trace has all 20 stations, empty ones as no guard', async () => {
  const { run } = stage([{ id: 'terms', station: 'confirm-terms', guard: () => next }]);
  const { steps, verdict } = await run();
  expect(verdict).toEqual(next);
  expect(steps.map((step) => step.station)).toEqual([...guardStations]);
  expect(steps.filter((step) => step.verdict === 'no guard')).toHaveLength(19);
});

test.each([
  ['closed', { kind: 'failed', guard: 'broken' }, 'failed closed'],
  ['open', next, 'failed open'],
] as const)('PLN-7 a guard that throws and is %s', async (onError, verdict, trace) => {
  const { run, reported } = stage([
    {
      id: 'broken',
      station: 'blocked',
      onError,
      guard: () => {
        throw new RangeError('no answer');
      },
    },
  ]);
  const result = await run();
  expect(result.verdict).toEqual(verdict);
  expect(result.steps.find((step) => step.guard === 'broken')?.verdict).toBe(trace);
  expect(reported).toEqual([new RangeError('no answer')]);
});

test('PLN-7 a guard fails after its own time-out', async () => {
  const { run, host, reported } = stage([
    {
      id: 'slow',
      station: 'access',
      timeoutMs: 300,
      guard: () => new Promise<GuardVerdict>(() => undefined),
    },
  ]);
  const running = run();
  await Promise.resolve();
  await host.advance(301);
  expect((await running).verdict).toEqual({ kind: 'failed', guard: 'slow' });
  expect(reported).toEqual([new GuardTimeoutError('slow', 300)]);
});

test('PLN-8 load guards start at once, check guards at their station, effects are not awaited', async () => {
  const log: string[] = [];
  const { run } = stage([
    { id: 'first', station: 'referral', guard: async () => (log.push('check'), next) },
    {
      id: 'data',
      station: 'media',
      kind: 'load',
      onError: 'open',
      guard: async () => (log.push('load'), next),
    },
    {
      id: 'count',
      station: 'analytics',
      kind: 'effect',
      onError: 'open',
      guard: () => new Promise<GuardVerdict>(() => log.push('effect')),
    },
  ]);
  const result = await run();
  await Promise.resolve();
  expect(result.verdict).toEqual(next);
  expect(log).toEqual(['load', 'check', 'effect']);
});

test('SHL-225 a guard that shows the page ends the run', async () => {
  const { run } = stage([
    { id: 'robot', station: 'search-bot', guard: () => ({ kind: 'show' }) },
    { id: 'later', station: 'auth-redirect', guard: () => ({ kind: 'redirect', to: '/en' }) },
  ]);
  const result = await run();
  expect([result.verdict, result.steps.at(-1)]).toMatchObject([
    { kind: 'next' },
    { guard: 'robot', verdict: 'show' },
  ]);
});

test('PLN-46 the code of a guard that does not run is not loaded', async () => {
  const guard = vi.fn<Guard>(() => next);
  const { run } = stage([
    {
      id: 'lists',
      station: 'dictionaries',
      kind: 'load',
      onError: 'open',
      trigger: 'dictionaries',
      guard,
    },
  ]);
  expect((await run()).steps.every(({ verdict }) => verdict === 'no guard')).toBe(true);
  expect(guard).not.toHaveBeenCalled();
});

test('a modal verdict continues and is kept for later', async () => {
  const { run } = stage([
    {
      id: 'limits',
      station: 'modal',
      guard: () => ({ kind: 'modal', id: 'limits.first', props: { step: 1 } }),
    },
  ]);
  const result = await run();
  expect(result.verdict).toEqual(next);
  expect(result.modals).toEqual([{ kind: 'modal', id: 'limits.first', props: { step: 1 } }]);
});

test('a superseded navigation ends as cancelled', async () => {
  const { run, controller } = stage([
    {
      id: 'any',
      station: 'access',
      guard: () => {
        controller.abort();
        return next;
      },
    },
  ]);
  expect((await run()).verdict).toEqual({ kind: 'cancel' });
});

test('PLN-70 M26 a guard without code stops the navigation, open or closed', async () => {
  const { run, reported } = stage([
    { id: 'nobody', station: 'access', onError: 'open', guard: undefined },
  ]);
  expect((await run()).verdict).toEqual({ kind: 'failed', guard: 'nobody' });
  expect(String(reported[0])).toContain('Guard "nobody" has no code');
});

test('PLN-90 the report of a guard that no plugin has says what to do', async () => {
  const { run, reported } = stage([
    { id: 'nobody', station: 'first-deposit', guard: undefined, isUnknown: true },
  ]);
  expect((await run()).verdict).toEqual({ kind: 'failed', guard: 'nobody' });
  expect(String(reported[0])).toContain('No plugin has the guard "nobody"');
});
