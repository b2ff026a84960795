import { expect, test } from 'vitest';
import { findPage } from '../../../core/runtime/routes/findPage.ts';
import { resolvePlan } from '../../../core/runtime/plan/resolvePlan.ts';
import { plugins } from '../../index.ts';

test('RES-1 results have an address by day, sport and competition, and none for an impossible day', () => {
  const { routes, prefixes } = resolvePlan(plugins, {
    plugins: Object.fromEntries(plugins.map(({ id }) => [id, {}])),
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    features: {},
  });
  const nameOf = (path: string): string | undefined =>
    findPage({ routes, prefixes }, path)?.route.name;
  expect(
    [
      'results',
      'results/live',
      'results/zone',
      'results/2026-03-14',
      'results/2026-03-14/1-football',
      'results/2026-03-14/1-football/2-cup',
      'results/event/7-a-b',
    ].map(nameOf),
  ).toEqual(
    ['page', 'live', 'zone', 'day', 'day-sport', 'day-competition', 'event'].map(
      (name) => `results.${name}`,
    ),
  );
  for (const path of [
    'results/2026-13-01',
    'results/2026-00-10',
    'results/2026-01-32',
    'results/1999-01-01',
    'results/soon',
    'results/2026-03-14/football',
    'results/event/x',
  ])
    expect(nameOf(path), path).toBeUndefined();
});
