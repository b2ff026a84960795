import { expect, test } from 'vitest';
import { Contributions } from '../plan/Contributions.ts';
import { definePlugin, provideService } from '../../contract/definePlugin.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import { MissingServiceError, ServiceContainer } from './ServiceContainer.ts';
import { createToken } from '../../contract/Token.ts';

const counter = createToken<{ readonly count: number }>('test.counter', 1);

function stage(
  settings: false | Record<string, never>,
  create: () => { readonly count: number; readonly dispose?: () => void },
) {
  const plugin = definePlugin({
    id: 'test',
    provides: [provideService(counter, () => Promise.resolve(create))],
  });
  const plan = resolvePlan([plugin], {
    plugins: { test: settings },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
  });
  const reported: unknown[] = [];
  let nowMs = 0;
  const container = new ServiceContainer({
    site: { plan },
    contributions: new Contributions([plugin]),
    reports: { report: (error) => void reported.push(error), entries: [] },
    core: () => ({}) as CoreServices,
    monotonicMs: () => nowMs,
  });
  return { container, reported, wait: (milliseconds: number) => void (nowMs += milliseconds) };
}

test('PLN-16 a service is created once, and tokens are compared by name and version', async () => {
  let made = 0;
  const { container } = stage({}, () => ({ count: (made += 1) }));
  expect(container.peek(counter)).toBeUndefined();
  const [first, second] = await Promise.all([
    container.get(counter),
    container.get(createToken<{ readonly count: number }>('test.counter', 1)),
  ]);
  expect(first).toBe(second);
  expect(container.peek(counter)).toBe(first);
  expect(made).toBe(1);
  expect(container.has(createToken('test.counter', 2))).toBe(false);
});

test('PLN-16 PLN-201 a service of a plugin that is off rejects with the reason', async () => {
  const { container } = stage(false, () => ({ count: 1 }));
  expect(container.has(counter)).toBe(false);
  await expect(container.get(counter)).rejects.toEqual(
    new MissingServiceError(
      counter,
      'plugin test is off, plugins.test is false in the configuration',
    ),
  );
});

test('PLN-16 PLN-202 a failed creation is reported once and can be retried a second later', async () => {
  let attempt = 0;
  const { container, reported, wait } = stage({}, () => {
    attempt += 1;
    if (attempt === 1) throw new TypeError('not yet');
    return { count: attempt };
  });
  await expect(container.get(counter)).rejects.toThrow('not yet');
  await expect(container.get(counter)).rejects.toThrow('not yet');
  expect(reported).toHaveLength(1);
  wait(1001);
  expect(await container.get(counter)).toEqual({ count: 2 });
});

test('services that can be disposed are, at the end', async () => {
  let isDisposed = false;
  const { container } = stage({}, () => ({ count: 1, dispose: () => (isDisposed = true) }));
  await container.get(counter);
  container.dispose();
  expect(isDisposed).toBe(true);
});
